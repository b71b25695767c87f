import { isBlockType, type BlockType } from '../../../../src/format/blocks/Block.ts'
import { innerLists } from '../../../../src/format/blocks/innerBlocks.ts'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { blockLabel } from '../../../../src/format/facts/screenTitle.ts'
import { isObject, listOf, memberOf, objectOf } from '../../../../src/format/value/isObject.ts'
import type { Path } from '../../../../src/format/shape/JsonShape.ts'

type Copy = Readonly<Record<string, string>>

/** Properties of a block that its row in the tree says or does, or the audience below its form. */
export const drawnElsewhere: readonly string[] = ['type', 'id', 'off', 'audience']

/** One entry of a list of blocks. */
export interface TreeBlock {
  /** The same wherever it moves: its id where that is unique. */
  readonly key: string
  readonly path: Path
  /** Undefined of an entry that nobody can read as a block. */
  readonly type: BlockType | undefined
  readonly id: string
  /** Title, where the document has it in a plain text. */
  readonly label: string | undefined
  readonly lists: readonly TreeList[]
}

/** A list of blocks: the screen's own, or one inside a block. */
export interface TreeList {
  readonly path: Path
  /** Which list of its block it is, where a block has several: its tab, or the key that holds it. */
  readonly name: TreeListName
  readonly blocks: readonly TreeBlock[]
}

export type TreeListName =
  | { readonly kind: 'own' }
  | { readonly kind: 'tab'; readonly label: string | undefined; readonly number: number }
  | { readonly kind: 'row' | 'head' | 'each' }

/** The blocks of a screen's document as it is written, which may be any JSON. */
export function screenTree(document: unknown, copy: Copy): TreeList {
  const body = memberOf(document, 'body')
  const ids = new Map<unknown, number>()
  countIds(body, ids)
  return listAt(body, ['body'], { kind: 'own' }, { copy, ids })
}

/** Every block of a tree, each after the one around it. */
export function blocksOf({ blocks }: TreeList): readonly TreeBlock[] {
  return blocks.flatMap((block) => [block, ...block.lists.flatMap(blocksOf)])
}

/** Every list of a tree with the block that holds it. */
export function listsOf(
  list: TreeList,
  holder?: TreeBlock,
): readonly { readonly list: TreeList; readonly holder: TreeBlock | undefined }[] {
  return [{ list, holder }, ...list.blocks.flatMap((block) => block.lists.flatMap((inner) => listsOf(inner, block)))]
}

/** The innermost block around a place of the document. */
export function blockAround(tree: TreeList, pointer: string): TreeBlock | undefined {
  return blocksOf(tree).findLast(({ path }) => `${pointer}/`.startsWith(`${toPointer(path)}/`))
}

interface Knowing {
  readonly copy: Copy
  /** How often an id is there. */
  readonly ids: ReadonlyMap<unknown, number>
}

function listAt(list: unknown, path: Path, name: TreeListName, knowing: Knowing): TreeList {
  return { path, name, blocks: listOf(list).map((block, index) => blockAt(block, [...path, index], knowing)) }
}

function blockAt(written: unknown, path: Path, knowing: Knowing): TreeBlock {
  const block = objectOf(written)
  const { id, type } = block
  const isKnown = typeof type === 'string' && isBlockType(type)
  return {
    key: typeof id === 'string' && knowing.ids.get(id) === 1 ? id : toPointer(path),
    path,
    type: isKnown && typeof id === 'string' ? type : undefined,
    id: typeof id === 'string' ? id : '',
    label: blockLabel(block, knowing.copy),
    lists: isKnown
      ? innerLists(block).map(({ list, at }) => listAt(list, [...path, ...at], nameOf(block, at, knowing), knowing))
      : [],
  }
}

function nameOf(block: Readonly<Record<string, unknown>>, at: Path, { copy }: Knowing): TreeListName {
  const [first, second] = at
  if (first === 'items' && typeof second === 'number') {
    const item = memberOf(block['items'], second)
    return { kind: 'tab', label: isObject(item) ? blockLabel(item, copy) : undefined, number: second + 1 }
  }
  if (first === 'row') return { kind: 'row' }
  if (at.at(-1) === 'head') return { kind: 'head' }
  return { kind: first === 'each' ? 'each' : 'own' }
}

function countIds(list: unknown, ids: Map<unknown, number>): void {
  for (const block of listOf(list)) {
    const id = memberOf(block, 'id')
    ids.set(id, (ids.get(id) ?? 0) + 1)
    if (isObject(block)) for (const { list: inner } of innerLists(block)) countIds(inner, ids)
  }
}
