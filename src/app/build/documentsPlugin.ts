import type { Plugin } from 'vite'
import { packRelease } from '../release/releaseFile.ts'
import { compileDocuments, describeIssues, schemasFolder, type Compilation } from './compileDocuments.ts'
import { devPaths } from './DevMessages.ts'
import { serveDocuments } from './serveDocuments.ts'

const virtual = (name: string) => ({ id: name, resolved: `\0${name}` })
const baseline = virtual('virtual:baseline')
const baselineUrl = virtual('virtual:baseline-url')

/**
 * Brings the documents into a build: checked, compiled, and emitted as one JSON file that the page preloads and that
 * counts for no script. `virtual:baseline-url` says where it is; `virtual:baseline` is the release itself, for tests.
 * In dev a saved document plays at once in the open page, and an issue shows over it.
 * @param overlay in dev, whether Vite's own overlay shows the issues
 */
export function playbillDocuments({ folder = schemasFolder, overlay = true } = {}): Plugin {
  let compilation: Compilation | undefined
  let isBuild = false
  let isWanted = false
  const compiled = () => (compilation ??= compileDocuments(folder))
  const text = () => {
    const { release, issues } = compiled()
    if (!release) throw new Error(`The documents have errors:\n${describeIssues(issues)}`)
    return { release, json: JSON.stringify(packRelease(release)) }
  }
  const builtName = () => `assets/baseline-${text().release.sha.slice(0, 12)}.json`

  return {
    name: 'playbill-documents',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => [baseline, baselineUrl].find((module) => module.id === id)?.resolved,
    load(id) {
      isWanted ||= id === baselineUrl.resolved
      if (id === baselineUrl.resolved) return `export const baselineUrl = ${JSON.stringify(isBuild ? `./${builtName()}` : devPaths.baseline)}`
      if (id !== baseline.resolved) return undefined
      const { release } = text()
      return `export const baseline = { manifest: ${JSON.stringify(release.manifest)}, sha: '${release.sha}', files: new Map(${JSON.stringify([...release.files])}) }`
    },
    generateBundle() {
      if (isWanted) this.emitFile({ type: 'asset', fileName: builtName(), source: text().json })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.includes('data-baseline')
          ? html.replace('data-baseline', `href="${isBuild ? `./${builtName()}` : devPaths.baseline}"`)
          : html,
    },
    configureServer(server) {
      serveDocuments(server, { folder, overlay })
    },
  }
}
