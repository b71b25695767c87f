import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Core, type CoreOptions, createCore } from '../core/createCore.ts'
import { fakeFormat } from './fakeFormat.ts'
import { testBaseline } from './testBaseline.ts'

export function testClock(start = Date.parse('2026-03-02T05:00:00Z')) {
  let time = start
  let set = 0
  return {
    now: () => time + set,
    ticks: () => time,
    pass: (ms: number) => {
      time += ms
    },
    /** Sets the wall clock. */
    set: (ms: number) => {
      set += ms
    },
  }
}

export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'service-'))
  // A stop does not wait for a file that is just being replaced.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** A core over a real SQLite file in a folder of its own, with a stubbed play test; not yet booted. */
export async function createTestCore(options: Partial<CoreOptions> = {}): Promise<Core> {
  const core = await createCore({
    dataDir: options.dataDir ?? (await testFolder()),
    format: fakeFormat,
    baseline: testBaseline,
    playTest: () => Promise.resolve([]),
    rails: {},
    approvalsRequired: false,
    clock: testClock(),
    wait: () => Promise.resolve(),
    warn: (message, error) => {
      throw new Error(message, { cause: error })
    },
    ...options,
  })
  onTestFinished(() => core.close())
  return core
}
