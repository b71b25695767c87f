import { Big } from 'big.js'

export interface Question {
  readonly call: string
  readonly params: Readonly<Record<string, unknown>>
  readonly account: string
  readonly locale: string
}

/** The name of an answer: the same call with the same params of the same member in the same language. */
export function readKey({ call, params, account, locale }: Question): string {
  const written = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    // JSON alone would write an amount with an exponent.
    .map(([name, value]) => [name, value instanceof Big ? value.toFixed() : value])
  return `${account} ${locale} ${call} ${JSON.stringify(written)}`
}
