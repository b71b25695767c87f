import { postgresKind } from './postgresKind.ts'
import { sqliteKind } from './sqliteKind.ts'
import type { StoreKind } from './StoreKind.ts'

/** Every kind of store; processes get its name. */
export const storeKinds: readonly StoreKind[] = [sqliteKind, postgresKind]

export function storeKind(name: string | undefined): StoreKind {
  const kind = storeKinds.find((known) => known.name === name)
  if (kind === undefined) throw new Error(`There is no kind of store called ${String(name)}.`)
  return kind
}
