import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { slowDownAttempts } from '../../testing/slowDownAttempts.ts'
import { openStore } from '../openStore.ts'
import { describeStore } from '../testing/describeStore.ts'
import { openStoreThread } from './openStoreThread.ts'
import { answerCalls, createCalls } from './storeCalls.ts'

// Everything is cloned as on its way between two threads; a thread for each test would take minutes to start.
describeStore('SQLite, asked through messages,', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'))
  return {
    open() {
      const { port1, port2 } = new MessageChannel()
      answerCalls(openStore({ dataDir }), port2)
      const here = openStore({ dataDir })
      const { store } = createCalls(here, port1)
      return Promise.resolve({
        ...store,
        async close() {
          await store.close().finally(() => port1.close())
          await here.close()
        },
      })
    },
    dispose: () => rm(dataDir, { recursive: true }),
  }
})

async function openWithSlowAttempts() {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'))
  const store = openStoreThread({ dataDir })
  onTestFinished(async () => {
    await store.close()
    await rm(dataDir, { recursive: true })
  })
  await store.latestRelease()
  slowDownAttempts(dataDir)
  return store
}

const attempt = { free: 5, forgetAfter: 60_000, longest: 1_000 }

it('a statement that takes long does not hold up the thread that asks', async () => {
  const store = await openWithSlowAttempts()
  const began = performance.now()
  let last = began
  let longest = 0
  const look = (): void => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const beat = setInterval(look, 1)
  await store.takeAttempt('k', 0, attempt)
  clearInterval(beat)
  look()
  expect(longest).toBeLessThan((last - began) / 2)
})

it('a call waits for the transaction before it', async () => {
  const store = await openWithSlowAttempts()
  const answered: string[] = []
  await Promise.all([
    store.takeAttempt('k', 0, attempt).then(() => answered.push('slow')),
    store.latestRelease().then(() => answered.push('quick')),
  ])
  expect(answered).toEqual(['slow', 'quick'])
})

it('a store that was closed refuses, and can be closed again', async () => {
  const store = await openWithSlowAttempts()
  await store.close()
  await store.close()
  await expect(store.latestRelease()).rejects.toThrow('The thread of the store has ended.')
})
