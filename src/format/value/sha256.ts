import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Lower-case hex sha256 of a text in UTF-8. Works without `crypto.subtle`, which plain http on a LAN does not have. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)))
}
