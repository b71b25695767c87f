import type { RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { serveHere } from './serveHere.ts'

/** Somebody else's server, such as the members' platform, that answers as the test says; its address. */
export async function startForeigner(answer: RequestListener): Promise<string> {
  const { url, close } = await serveHere(answer)
  onTestFinished(close)
  return url
}
