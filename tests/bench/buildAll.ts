import { spawnSync } from 'node:child_process'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'

const BENCH = ['-c', 'tests/bench/vite.config.ts']

/** The members' app, and the bundle that plays screens before a publish. */
const shipped = [['app'], ['play']] as const

/** The twin, and both again for counting. */
const compared = [
  ['twin', ...BENCH],
  ['twin-named', ...BENCH],
  ['app-named', ...BENCH],
] as const

/** Builds what is measured. */
export function buildAll({ withTwin }: { readonly withTwin: boolean }): void {
  for (const [mode, ...config] of withTwin ? [...shipped, ...compared] : shipped) {
    const { status, stderr } = spawnSync('vite', ['build', '--mode', mode, ...config, '--logLevel', 'warn'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The build ${mode} failed:\n${stderr}`)
  }
}
