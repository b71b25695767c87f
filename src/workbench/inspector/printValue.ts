import { isObject } from '../../format/value/isObject.ts'
import { Big } from 'big.js'
import type { IsSecret } from './secrets.ts'

const LONGEST = 20_000

/** A value as JSON would have it, its secrets hidden; amounts as figures. */
export function printValue(value: unknown, isSecret: IsSecret): string {
  if (value === undefined) return 'absent'
  const text = JSON.stringify(plain(value, isSecret), undefined, 2)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

export const HIDDEN = '•••'

function plain(value: unknown, isSecret: IsSecret): unknown {
  if (value instanceof Big) return value.toString()
  if (Array.isArray(value)) return value.map((item) => plain(item, isSecret))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isSecret(name) ? HIDDEN : plain(item, isSecret)]),
  )
}
