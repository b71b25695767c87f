import { isObject, objectOf } from '../value/isObject.ts'

type Json = Readonly<Record<string, unknown>>

/** A pure step from one format version to the next, with golden fixtures that are kept for ever. */
export type Migration = (document: Json) => Json

/**
 * `migrations[n]` turns a document of format n into one of format n + 1.
 *
 * 0 → 1: blocks were told apart by `kind`, shown by `show`; a screen said `"login": true` in place of `access`.
 */
export const migrations: readonly Migration[] = [
  (document) => {
    const { login, ...rest } = document
    const renamed = objectOf(renameInBlocks(rest))
    return { ...renamed, ...(login !== undefined && { access: login === true ? 'member' : 'visitor' }), format: 1 }
  },
]

function renameInBlocks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameInBlocks)
  if (!isObject(value)) return value
  const isBlock = typeof value['kind'] === 'string' && typeof value['id'] === 'string'
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [isBlock ? (blockNames[key] ?? key) : key, renameInBlocks(item)]),
  )
}

const blockNames: Readonly<Record<string, string>> = { kind: 'type', show: 'when' }
