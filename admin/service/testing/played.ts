import { copyFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What screens have read of releases, and the answers with which they passed the play test in this checkout. */
const PLAYED = fileURLToPath(new URL('../../../.cache/played.json', import.meta.url))

export const isPlayed = (): boolean => existsSync(PLAYED)

/** Lets a service that is about to start know what earlier ones played. */
export function lendPlayed(dataDir: string): void {
  const parent = statSync(dirname(dataDir), { throwIfNoEntry: false })
  if (!isPlayed() || parent?.isDirectory() !== true) return
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(PLAYED, join(dataDir, 'played.json'))
}

/** Keeps what a service has played. In one step: another one may be lent it at this moment. */
export function keepPlayed(dataDir: string): void {
  const played = join(dataDir, 'played.json')
  if (!existsSync(played)) return
  mkdirSync(dirname(PLAYED), { recursive: true })
  copyFileSync(played, `${PLAYED}.${process.pid}`)
  renameSync(`${PLAYED}.${process.pid}`, PLAYED)
}
