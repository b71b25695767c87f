import { spawnSync } from 'node:child_process'

/**
 * Refuses to test with generated files that are out of date, as when vitest is started without npm. In a process of its
 * own: the generators want Node's modules, not those of Vite.
 */
export function setup(): void {
  const { status, stderr } = spawnSync(process.execPath, ['src/build/generate/generate.js', '--check'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr.trim())
}
