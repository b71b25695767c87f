import { parentPort } from 'node:worker_threads'
import type { PlayAnswer, PlayBundle, PlayRequest } from './PlayMessage.ts'

const port = parentPort
if (port === null) throw new Error('playWorker.ts runs in a worker only.')

port.on('message', (request: PlayRequest) => {
  void play(request).then((answer) => port.postMessage(answer))
})

async function play({ id, bundle, ...request }: PlayRequest): Promise<PlayAnswer> {
  try {
    const { playScreens } = (await import(bundle)) as PlayBundle
    return { id, failures: await playScreens(request) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
