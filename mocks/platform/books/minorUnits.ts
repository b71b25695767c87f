import { Big } from 'big.js'

/** The books count in hundredths of a won or a dollar: whole numbers, so that they are exact and quick to add. */
const PLACES = 2

/** An amount in hundredths; refuses what is finer, and what a number cannot hold exactly. */
export function toHundredths({ s: sign, e: exponent, c: digits }: Big): number {
  let hundredths = 0
  for (const digit of digits) hundredths = hundredths * 10 + digit
  for (let places = exponent - digits.length + 1 + PLACES; places > 0; places -= 1) hundredths *= 10
  const isFiner = digits.length - 1 - exponent > PLACES && hundredths !== 0
  if (isFiner || !Number.isSafeInteger(hundredths)) throw new RangeError('The books cannot hold this amount.')
  return sign < 0 ? -hundredths : hundredths
}

const ZERO = new Big(0)

/** The amount of so many hundredths. Made from its digits: reading a text takes ten times as long. */
export function fromHundredths(hundredths: number): Big {
  if (hundredths === 0) return ZERO
  const digits: number[] = []
  let left = Math.abs(hundredths)
  while (left > 0) {
    digits.unshift(left % 10)
    left = Math.floor(left / 10)
  }
  const exponent = digits.length - 1 - PLACES
  while (digits.at(-1) === 0) digits.pop()
  return Object.assign(new Big(ZERO), { s: hundredths < 0 ? -1 : 1, e: exponent, c: digits })
}

/** Whether an amount has no fraction. */
export function isWhole({ e: exponent, c: digits }: Big): boolean {
  return exponent >= digits.length - 1
}
