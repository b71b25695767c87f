import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../../../src/build/repositoryRoot.ts'
import { objectOf } from '../../../src/format/value/isObject.ts'

const packages = ['react', 'swr', 'i18next', '@rjsf/core', '@tanstack/react-virtual', 'fastify', 'better-sqlite3']

/** When, on what, and with which versions figures were taken. */
export function describeMachine(chromium: string): string {
  const versions = packages.map((name) => `${name} ${versionOf(name)}`)
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return [
    `*${new Date().toISOString().slice(0, 10)}; ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, load ${load};`,
    `Node ${process.versions.node}, ${browserVersion(chromium)}, ${versions.join(', ')}.*`,
  ].join(' ')
}

function versionOf(name: string): string {
  const described: unknown = JSON.parse(
    readFileSync(join(repositoryRoot, 'node_modules', name, 'package.json'), 'utf8'),
  )
  return String(objectOf(described)['version'])
}

const browserVersion = (executable: string) =>
  /^\S+ [\d.]+/.exec(spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout.trim())?.[0] ??
  'an unknown browser'
