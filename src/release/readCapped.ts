import { ReleaseError } from './ReleaseProblem.ts'

/** Reads a response's body, and stops as soon as it is longer than it may be. */
export async function readCapped(response: Response, most: number, file?: string): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length')) > most) {
    await response.body?.cancel()
    throw new ReleaseError('too-large', file)
  }
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()

  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    chunks.push(part.value)
    if (length > most) {
      await reader.cancel()
      throw new ReleaseError('too-large', file)
    }
  }

  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
