import { randomUUID } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StopName } from '../../../src/format/wire/stops.ts'

/** Writes a stop that a node set by itself into its data folder, as an earlier process would have; answers its id. */
export async function noteOwnStop(dataDir: string, name: StopName, at: string): Promise<string> {
  const id = randomUUID()
  const line = { id, name, reason: 'fraud', actor: 'cli:mina@web-1', at, node: 'web-1', beside: false }
  await appendFile(join(dataDir, 'own-stops.jsonl'), `${JSON.stringify(line)}\n`)
  return id
}
