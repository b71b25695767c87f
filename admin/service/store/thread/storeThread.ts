import { parentPort, workerData } from 'node:worker_threads'
import { openStore } from '../openStore.ts'
import type { StoreThreadData } from './openStoreThread.ts'
import { answerCalls } from './storeCalls.ts'

const { dataDir, lockMs }: StoreThreadData = workerData
if (parentPort === null) throw new Error('This script runs in a worker only.')
answerCalls(openStore({ dataDir }, lockMs === undefined ? {} : { patience: { ms: lockMs } }), parentPort)
