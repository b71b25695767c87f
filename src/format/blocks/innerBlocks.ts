import type { Path } from '../shape/JsonShape.ts'
import type { Block } from './Block.ts'
import { blockPlaces } from './blockPlaces.gen.ts'

/** Where the shape of a block has a list of blocks; `*` is every entry of a list. */
export interface BlockPlace {
  readonly at: readonly string[]
  readonly isOptional?: boolean
}

interface InnerList {
  readonly list: unknown
  /** From the block on. */
  readonly at: Path
}

/** Every block of a body, those inside others too, each after the one around it. */
export function blocksIn(body: readonly Block[]): readonly Block[] {
  return body.flatMap((block) => [
    block,
    ...innerLists(block).flatMap(({ list }) => (Array.isArray(list) ? blocksIn(list) : [])),
  ])
}

/** The lists of blocks directly in a block. */
export function innerLists(block: object): readonly InnerList[] {
  return placesOf(block).flatMap(({ at }) => listsAt(block, at, []))
}

const known: Readonly<Record<string, readonly BlockPlace[] | undefined>> = blockPlaces

export function placesOf({ type }: { readonly type?: unknown }): readonly BlockPlace[] {
  return (typeof type === 'string' && Object.hasOwn(known, type) && known[type]) || []
}

function listsAt(list: unknown, [key, ...rest]: readonly string[], at: Path): readonly InnerList[] {
  if (key === undefined) return [{ list, at }]
  const entries = Object.entries(list ?? {})
  return key === '*'
    ? entries.flatMap(([index, item]) => listsAt(item, rest, [...at, Number(index)]))
    : entries.flatMap(([name, item]) => (name === key ? listsAt(item, rest, [...at, name]) : []))
}
