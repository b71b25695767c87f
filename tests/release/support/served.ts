import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { manifestParts } from '../../../admin/service/store/files/manifestParts.ts'

export interface ServedHead {
  readonly seq: number
  readonly sha: string
  readonly at: string
  readonly retired?: boolean
  readonly chain?: string
}

/** Reads a head and every file it leads to, as an app does; a file that does not match its address fails the test. */
async function wholeRelease(read: (path: string) => Promise<string>, plan = 1): Promise<ServedHead> {
  const head = JSON.parse(await read(`release/${plan}/head.json`)) as ServedHead
  const file = async (sha: string): Promise<string> => {
    const text = await read(`release/files/${sha}.json`)
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha)
    return text
  }
  for (const sha of manifestParts(JSON.parse(await file(head.sha))).values()) await file(sha)
  return head
}

/** What a file server beside the service serves from a data folder. */
export function servedFromDisk(dataDir: string, plan = 1): Promise<ServedHead> {
  return wholeRelease((path) => readFile(join(dataDir, path.replace(/^release\/files\//, 'files/')), 'utf8'), plan)
}

/** What members receive. */
export function servedOverHttp(publicUrl: string, plan = 1): Promise<ServedHead> {
  return wholeRelease(async (path) => {
    const response = await fetch(`${publicUrl}/${path}`)
    expect(`${response.status} ${path}`).toBe(`200 ${path}`)
    return response.text()
  }, plan)
}
