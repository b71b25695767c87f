import { isObject } from '../value/isObject.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Block } from './Block.ts'
import { innerLists } from './innerBlocks.ts'

type Json = Readonly<Record<string, unknown>>

/** A block with where it is. */
interface PlacedBlock<B> {
  readonly block: B
  readonly path: Path
  /** How many blocks are around it. */
  readonly depth: number
  /** The blocks and entries around it, by id: the same wherever they move. */
  readonly around: string
}

/** Every block of a compiled body, those inside others too, each after the one around it. */
export function placedBlocks(body: readonly Block[]): readonly PlacedBlock<Block>[] {
  return walk(body, isPlayed, { path: [], depth: 0, around: '' })
}

/** The same of a document as it is written, which may be any JSON. */
export function writtenBlocks(body: unknown, path: Path = []): readonly PlacedBlock<Json>[] {
  return walk(body, isWritten, { path, depth: 0, around: '' })
}

const isWritten = (value: unknown): value is Json =>
  isObject(value) && typeof value['type'] === 'string' && typeof value['id'] === 'string'
/** The lists of a plan have been read at the door. */
const isPlayed = (value: unknown): value is Block => isWritten(value)

function walk<B extends object>(
  list: unknown,
  isBlock: (value: unknown) => value is B,
  { path, depth, around }: Omit<PlacedBlock<B>, 'block'>,
): readonly PlacedBlock<B>[] {
  return (Array.isArray(list) ? list : []).flatMap((block: unknown, index) => {
    if (!isBlock(block) || !isWritten(block)) return []
    const own = [...path, index]
    const inside = `${around}/${String(block['type'])} ${String(block['id'])}`
    return [
      { block, path: own, depth, around },
      ...innerLists(block).flatMap(({ list: inner, at }) =>
        walk(inner, isBlock, { path: [...own, ...at], depth: depth + 1, around: inside + nameOf(block, at) }),
      ),
    ]
  })
}

/** A way into a block, with the ids of entries in place of their numbers. */
function nameOf(block: Json, at: Path): string {
  let value: unknown = block
  return at
    .map((key) => {
      value = new Map(Object.entries(value ?? {})).get(String(key))
      return `/${isObject(value) && typeof key === 'number' && typeof value['id'] === 'string' ? value['id'] : key}`
    })
    .join('')
}
