import { describe, expect, it } from 'vitest'
import { isUsdtAddress } from './usdtAddress.ts'

/** The contract of USDT itself on either chain, and those that EIP-55 gives as examples. */
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ethereum = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

describe('an address of TRON', () => {
  it('is taken with its checksum', () => {
    expect(isUsdtAddress(tron)).toBe(true)
  })

  it('is refused with any one character changed, left out, doubled or swapped with its neighbour', () => {
    const alphabet = '0OIl123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    const mistyped = Array.from(tron).flatMap((at, place) => {
      const [before, after] = [tron.slice(0, place), tron.slice(place + 1)]
      const others = Array.from(alphabet, (other) => before + other + after)
      return [...others, before + after, before + at + at + after, before + after.charAt(0) + at + after.slice(1)]
    })
    expect(new Set(mistyped.filter(isUsdtAddress))).toEqual(new Set([tron]))
  })

  it('is refused as one of another chain with the same alphabet', () => {
    expect(isUsdtAddress('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toBe(false)
  })
})

describe('an address of Ethereum', () => {
  it.each([
    ethereum,
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    ethereum.toLowerCase(),
    `0x${ethereum.slice(2).toUpperCase()}`,
  ])('is taken: %s', (address) => {
    expect(isUsdtAddress(address)).toBe(true)
  })

  it('is refused with the case of any one letter changed', () => {
    const mistyped = Array.from(ethereum.slice(2), (at, place) => {
      const other = at === at.toLowerCase() ? at.toUpperCase() : at.toLowerCase()
      return ethereum.slice(0, place + 2) + other + ethereum.slice(place + 3)
    })
    expect(new Set(mistyped.filter(isUsdtAddress))).toEqual(new Set([ethereum]))
  })

  it.each(['', '0x', ethereum.slice(0, -1), `${ethereum}0`, ethereum.slice(2), ethereum.replace('D', 'G')])(
    'is refused: %s',
    (address) => {
      expect(isUsdtAddress(address)).toBe(false)
    },
  )
})
