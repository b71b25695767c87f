import { isExpression } from '../../format/shape/compiled.ts'
import type { Reader } from '../reading/createReader.ts'

/** Data of a plan with what its expressions yield; undefined while one of them cannot be worked out. */
export function readData(read: Reader, slot: unknown): unknown {
  if (isExpression(slot)) return read.value(slot)
  if (Array.isArray(slot)) {
    const items = slot.map((item) => readData(read, item))
    return items.includes(undefined) ? undefined : items
  }
  if (typeof slot !== 'object' || slot === null) return slot
  const entries = Object.entries(slot).map(([name, item]) => [name, readData(read, item)] as const)
  return entries.some(([, item]) => item === undefined) ? undefined : Object.fromEntries(entries)
}
