import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Whether a text can be an address that USDT is sent to: one of TRON with its checksum, or one of Ethereum, whose mixed
 * case is a checksum too (EIP-55). All lower or all upper case has none.
 */
export const isUsdtAddress = (text: string): boolean => isTronAddress(text) || isEthereumAddress(text)

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** 0x41, 20 bytes of the account and 4 of the checksum, as hex. */
const TRON = /^41[0-9a-f]{48}$/

function isTronAddress(text: string): boolean {
  if (text.length !== 34) return false
  const digits = Array.from(text, (character) => BASE58.indexOf(character))
  if (digits.includes(-1)) return false
  const hex = digits.reduce((sum, digit) => sum * 58n + BigInt(digit), 0n).toString(16)
  if (!TRON.test(hex)) return false
  const checksum = bytesToHex(sha256(sha256(hexToBytes(hex.slice(0, 42)))))
  return hex.slice(42) === checksum.slice(0, 8)
}

function isEthereumAddress(text: string): boolean {
  const [, hex] = /^0x([0-9a-fA-F]{40})$/.exec(text) ?? []
  if (hex === undefined) return false
  const lower = hex.toLowerCase()
  if (hex === lower || hex === hex.toUpperCase()) return true
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return (
    Array.from(lower, (digit, place) => ((hash[place] ?? '') >= '8' ? digit.toUpperCase() : digit)).join('') === hex
  )
}
