import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../../src/build/repositoryRoot.ts'
import { partsOfOlderApps } from './partsOfOlderApps.ts'

export interface OlderBundle {
  readonly name: string
  readonly file: string
}

/**
 * The play bundles of earlier builds, the oldest first. In the full run they are built of the commits that
 * `OLDER_BUILDS=commit,commit` names, or of the last two before this one that changed the app. Otherwise, and where there
 * is no history, this build's app takes the part of one: that tries how older apps are kept, loaded and asked, but not
 * how apps differ.
 */
export function olderBundles(folder: string): readonly OlderBundle[] {
  const commits = process.env['FAULTS'] === 'full' ? (process.env['OLDER_BUILDS']?.split(',') ?? lastCommits()) : []
  if (commits.length > 0) return commits.map((commit) => ({ name: commit, file: buildBundle(commit, folder) }))
  return partsOfOlderApps(folder, 1).map((file) => ({ name: 'this build in the part of an older one', file }))
}

function lastCommits(): readonly string[] {
  try {
    const log = execFileSync('git', ['log', '-n', '3', '--format=%h', '--', 'src', 'mocks'], { cwd: repositoryRoot })
    const [, ...before] = log.toString().trim().split('\n')
    return before.length === 2 ? before.toReversed() : []
  } catch {
    return []
  }
}

/** Of the sources of a commit, with the packages of now. */
function buildBundle(commit: string, folder: string): string {
  const sources = join(folder, commit)
  mkdirSync(sources)
  const archive = join(folder, `${commit}.tar`)
  execFileSync('git', ['archive', '-o', archive, commit], { cwd: repositoryRoot })
  execFileSync('tar', ['-xf', archive, '-C', sources])
  symlinkSync(join(repositoryRoot, 'node_modules'), join(sources, 'node_modules'))
  // Vitest's own would make it a build for tests.
  const env = { ...process.env, NODE_ENV: 'production' }
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, args, { cwd: sources, stdio: 'ignore', env })
  run('src/build/generate/generate.js')
  run('node_modules/vite/bin/vite.js', 'build', '--mode', 'play')
  const file = join(folder, `${commit}.js`)
  copyFileSync(join(sources, 'dist/play/play.js'), file)
  return file
}
