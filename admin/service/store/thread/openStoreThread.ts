import { Worker } from 'node:worker_threads'
import { openStore, type StorePlace } from '../openStore.ts'
import type { Store } from '../Store.ts'
import { createCalls } from './storeCalls.ts'

/** Data that the thread is given at its start. */
export interface StoreThreadData {
  readonly dataDir: string
  readonly lockMs: number | undefined
}

/**
 * The store of a service. SQLite works, and waits for the disk, on the thread that asks; so it has one of its own, and
 * this one answers members meanwhile. If it ends by itself, that is an error outside every request.
 * @param lockMs how long a write waits for another process that is writing
 */
export function openStoreThread(place: StorePlace, lockMs?: number): Store {
  const here = openStore(place)
  if (place.databaseUrl !== undefined) return here

  const workerData: StoreThreadData = { dataDir: place.dataDir, lockMs }
  const thread = new Worker(new URL('./storeThread.ts', import.meta.url), { name: 'store', workerData, execArgv: [] })
  const calls = createCalls(here, thread)
  let isOver = false
  let closing: Promise<void> | undefined

  thread.on('error', (error) => {
    isOver = true
    calls.end(error)
    throw error
  })
  thread.on('exit', () => {
    const error = new Error('The thread of the store has ended.')
    calls.end(error)
    if (isOver || closing !== undefined) return
    isOver = true
    throw error
  })

  async function close(): Promise<void> {
    try {
      if (!isOver) await calls.store.close()
    } finally {
      await thread.terminate()
      await here.close()
    }
  }

  return { ...calls.store, close: () => (closing ??= close()) }
}
