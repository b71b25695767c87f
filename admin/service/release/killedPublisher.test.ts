import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { verifyStore } from '../audit/verifyStore.ts'
import { createTestCore, testFolder } from '../testing/createTestCore.ts'
import { manifestParts } from './manifestParts.ts'

const KILLS = 25
const script = fileURLToPath(new URL('../testing/publishForever.ts', import.meta.url))

/** Lets a process publish, kills it `afterMs` after its first acknowledgement and answers what it had acknowledged. */
async function publishAndDie(dataDir: string, afterMs: number): Promise<readonly (readonly [number, string])[]> {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const first = new Promise((resolve) => child.stdout.once('data', resolve))
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  await Promise.race([first, closed])
  await wait(afterMs)
  child.kill('SIGKILL')
  await closed
  return output
    .trim()
    .split('\n')
    .map((line) => [Number(line.split(' ')[0]), line.split(' ')[1] ?? ''] as const)
}

/** What a file server beside the service would hand out: a whole head, and every file it leads to. */
async function servedFromDisk(dataDir: string): Promise<number> {
  const { seq, sha } = JSON.parse(await readFile(join(dataDir, 'release/1/head.json'), 'utf8')) as { seq: number; sha: string }
  const read = async (address: string): Promise<string> => {
    const text = await readFile(join(dataDir, 'files', `${address}.json`), 'utf8')
    expect(createHash('sha256').update(text).digest('hex')).toBe(address)
    return text
  }
  for (const address of manifestParts(JSON.parse(await read(sha))).values()) await read(address)
  return seq
}

it(`loses no acknowledged publish and serves nothing half in ${KILLS} kills`, { timeout: 180_000 }, async () => {
  const dataDir = await testFolder()
  const acknowledged = new Map<number, string>()
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (const [seq, sha] of await publishAndDie(dataDir, (kill * 13) % 60)) acknowledged.set(seq, sha)
    const newest = Math.max(...acknowledged.keys())
    const onDisk = await servedFromDisk(dataDir)
    // The head on disk may lag one publish behind the store, never lead it.
    expect(onDisk).toBeGreaterThanOrEqual(newest - 1)
    expect(onDisk).toBeLessThanOrEqual(newest + 1)
  }

  const core = await createTestCore({ dataDir })
  await core.publisher.boot()
  for (const [seq, sha] of acknowledged) expect((await core.store.findRelease(seq))?.sha).toBe(sha)
  expect(await verifyStore(core.store)).toMatchObject({ ok: true, problems: [] })
  expect(core.publisher.liveSeq()).toBe((await core.store.latestRelease())?.seq)
  expect(await servedFromDisk(dataDir)).toBe(core.publisher.liveSeq())
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS)
})
