import { limits } from '../format/release.ts'
import { ReleaseError } from './ReleaseProblem.ts'

/** A file's text, once its bytes are what its address says. */
export async function verifyFile(bytes: Uint8Array<ArrayBuffer>, sha: string): Promise<string> {
  if (bytes.length > limits.fileBytes) throw new ReleaseError('too-large', sha)
  if (toHex(await digest(bytes, sha)) !== sha) throw new ReleaseError('wrong-hash', sha)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    throw new ReleaseError('not-json', sha, error)
  }
}

/** In one line: a package for it would be another file that each start waits for. */
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Beside the main thread; in JavaScript where the app is served over plain http, which has no `crypto.subtle`. */
async function digest(bytes: Uint8Array<ArrayBuffer>, sha: string): Promise<Uint8Array> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  try {
    const { sha256 } = await import('./sha256InScript.ts')
    return sha256(bytes)
  } catch (error) {
    throw new ReleaseError('unreachable', sha, error)
  }
}
