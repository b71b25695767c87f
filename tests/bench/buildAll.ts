import { spawnSync } from 'node:child_process'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'

const BENCH = ['-c', 'tests/bench/vite.config.ts']

/** The members' app, and the bundle that plays screens before a publish. */
const shipped = [['app'], ['play']] as const

/** Both again for counting. */
const counted = [
  ['twin-named', ...BENCH],
  ['app-named', ...BENCH],
] as const

/** Builds what is measured. */
export function buildAll({ withTwin }: { readonly withTwin: boolean }): void {
  for (const part of shipped) build(part)
  if (!withTwin) return
  buildTwin()
  for (const part of counted) build(part)
}

/** Builds the hand-written screens. */
export const buildTwin = (): void => build(['twin', ...BENCH])

function build([mode, ...config]: readonly [mode: string, ...config: string[]]): void {
  const { status, stderr } = spawnSync('vite', ['build', '--mode', mode, ...config, '--logLevel', 'warn'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build ${mode} failed:\n${stderr}`)
}
