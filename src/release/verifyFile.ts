import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { limits } from '../format/release.ts'
import { ReleaseError } from './ReleaseProblem.ts'

/**
 * A file's text, once its bytes are what its address says. In JavaScript, because `crypto.subtle` is missing where the
 * app is served over plain http.
 */
export function verifyFile(bytes: Uint8Array, sha: string): string {
  if (bytes.length > limits.fileBytes) throw new ReleaseError('too-large', sha)
  if (bytesToHex(sha256(bytes)) !== sha) throw new ReleaseError('wrong-hash', sha)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    throw new ReleaseError('not-json', sha, error)
  }
}
