import { isObject } from '../format/value/isObject.ts'
import { coerce } from './coerce.ts'
import type { OperationEntry, Paging } from './OperationEntry.ts'
import type { Entity } from './Operations.ts'

/**
 * Reads the data of a success as the contract types it. Throws MalformedError when it is of another kind,
 * except for money: what the platform called a success stays one, with whatever of the data can be read.
 */
export function readData(entry: OperationEntry, value: unknown): unknown {
  const { data, money, paging } = entry
  // Platforms written in PHP answer null where they have no rows.
  const given = paging && value === null ? [] : value
  const whole = paging && Array.isArray(given) ? pageOfBareRows(given, paging.rows, paging.last) : given
  const read = coerce(data, whole, { lenient: money === true })
  if (paging) return keyRows(read, paging)
  return data === '#UserInfo' ? withVipLevel(read as Entity<'UserInfo'>) : read
}

/** Bare rows in place of a page are all there is: the first page and the last. */
function pageOfBareRows(value: readonly unknown[], rows: string, last: string): object {
  return { [rows.slice(1)]: value, [last.slice(1)]: 1 }
}

type Row = { readonly [field: string]: unknown }

/**
 * Gives every row of a page its identity. Some platforms leave it out; then the row's own content is its key,
 * with a count behind it for rows that are equal.
 */
function keyRows(data: unknown, { rows, key }: Paging): unknown {
  const field = rows.slice(1)
  if (!isObject(data)) return data
  const list = data[field]
  if (!Array.isArray(list) || list.every((row: Row) => row[key] !== undefined && row[key] !== '')) return data
  const seen = new Map<string, number>()
  const keyed = list.map((row: Row) => {
    if (row[key] !== undefined && row[key] !== '') return row
    const content = JSON.stringify(row)
    const count = (seen.get(content) ?? 0) + 1
    seen.set(content, count)
    return { ...row, [key]: count === 1 ? content : `${content}#${count}` }
  })
  return { ...data, [field]: keyed }
}

/** The level is the number after the letter P of `current_vip` (specification, section 3); 0 without one. */
export function withVipLevel(user: Entity<'UserInfo'>): Entity<'UserInfo'> {
  const level = Number(/P(\d+)/i.exec(user.current_vip ?? '')?.[1] ?? user.vip ?? 0)
  return user.vip === level ? user : { ...user, vip: level }
}
