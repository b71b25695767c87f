import { coerce } from './coerce.ts'
import { keyRows } from './keyRows.ts'
import type { OperationEntry } from './OperationEntry.ts'
import type { Entity } from './Operations.ts'
import { withVipLevel } from './withVipLevel.ts'

/**
 * Reads the data of a success as the contract types it. Throws MalformedError when it is of another kind,
 * except for money: what the platform called a success stays one, with whatever of the data can be read.
 */
export function readData(entry: OperationEntry, value: unknown): unknown {
  const { data, money, paging } = entry
  const whole = paging && Array.isArray(value) ? pageOfBareRows(value, paging.rows, paging.last) : value
  const read = coerce(data, whole, { lenient: money === true })
  if (paging) return keyRows(read, paging)
  return data === '#UserInfo' ? withVipLevel(read as Entity<'UserInfo'>) : read
}

/** Bare rows in place of a page are all there is: the first page and the last. */
function pageOfBareRows(value: readonly unknown[], rows: string, last: string): object {
  return { [rows.slice(1)]: value, [last.slice(1)]: 1 }
}
