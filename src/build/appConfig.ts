import { parse, resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { codeFiles, type CodeFile } from '../start/codeFiles.ts'
import { buildNamePlugin } from './buildNamePlugin.ts'
import { compileAtOnce } from './compileAtOncePlugin.ts'
import { schemasFolder } from './compileDocuments.ts'
import { demonstration } from './demonstrationPlugin.ts'
import { playbillDocuments } from './documentsPlugin.ts'
import { fileGroups } from './fileGroups.ts'
import { pageConfig } from './pageConfig.ts'
import { precompress } from './precompressPlugin.ts'
import { serviceWorker } from './serviceWorkerPlugin.ts'

const at = (entry: string) => resolve(import.meta.dirname, '..', entry)

/** Which files the members' app comes in, beside those that are loaded on their own. */
export function appFiles(): ReturnType<typeof fileGroups> {
  const files = Object.entries<CodeFile>(codeFiles)
  const grouped = files
    .filter(([, { isGrouped }]) => isGrouped)
    .map(([name, { entry, isExclusive = false }]) => [name, { id: at(entry), isExclusive }] as const)
  const alone = files.filter(([, { isAlone }]) => isAlone).map(([, { entry }]) => at(entry))
  return fileGroups(Object.fromEntries(grouped), alone)
}

/** As the bundler names what is compiled while it downloads. */
const namesAtOnce = Object.entries<CodeFile>(codeFiles)
  .filter(([, { runsAtOnce }]) => runsAtOnce)
  .map(([name, { entry, isGrouped }]) => (isGrouped ? name : parse(entry).name))

/**
 * Build options shared by all builds for members: without what packages tell developers, which does nothing in
 * production although a bundler cannot tell.
 */
export function smallBuild(groups: ReturnType<typeof fileGroups>): UserConfig['build'] {
  return {
    minify: 'terser',
    terserOptions: {
      // As the browsers that README names read it.
      ecma: 2020,
      safari10: false,
      compress: {
        passes: 8,
        pure_getters: true,
      },
    },
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ['warnOnce', 'UNSAFE_warning', 'warning'],
        // Nothing here or in our packages reads a property for its effect alone: `pure_getters` says the same to Terser.
        propertyReadSideEffects: false,
      },
      // A group takes what it names and no more: what that imports may be another one's.
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  }
}

/** Forms, lists and their filters: the files of screens that members go to most, and that need others. */
const PRELOADED_WITH = /\/(?:form|list|FilterView)-/

/**
 * Files preloaded with a file: all that a page starts with, and what those need beside them. Lists for every import
 * were a KB of the start; the early script has the code of the screen at the address preloaded.
 */
function resolveDependencies(
  file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed
  return PRELOADED_WITH.test(file) ? needed.filter((other) => !other.includes('rolldown-runtime')) : []
}

/** The members' app. In dev it plays the documents of a folder, against the simulated platform. */
export function appConfig({ folder = schemasFolder } = {}): UserConfig {
  const config = pageConfig(
    'src',
    'dist/app',
    [
      playbillDocuments({ folder, overlay: false, callsEarly: true }),
      buildNamePlugin(),
      serviceWorker(),
      compileAtOnce(...namesAtOnce),
      precompress(),
    ],
    { ...smallBuild(appFiles()), modulePreload: { polyfill: false, resolveDependencies } },
  )
  return { ...config, plugins: [...(config.plugins ?? []), { ...demonstration(), apply: 'serve' }] }
}
