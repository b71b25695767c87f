import type { Actions } from '../format/actions.ts'
import type { Block } from '../format/blocks/Block.ts'
import type { FormBlock } from '../format/blocks/form.ts'
import { changeInner, isReadable } from '../format/blocks/readBlock.ts'
import { isObject, listOf } from '../format/value/isObject.ts'
import type { ScreenPlan } from '../format/screen.ts'
import { FORMAT_VERSION } from '../format/formatVersion.ts'
import { limits } from '../format/release.ts'
import { isExpression, type Expression } from '../format/shape/compiled.ts'
import { readFormBlock } from './form/readFormBlock.ts'

/** Replaces a block that cannot be read. Its view is the placeholder, and the report names it. */
interface UnsupportedBlock {
  readonly type: 'unsupported'
  readonly id: string
  /** The condition of the block: where that does not hold, nothing is missing. */
  readonly when?: Expression
}

type Parts = Readonly<Record<string, unknown>>

/**
 * Reads a compiled screen at the door, once. Publishing is strict, playing is forgiving: a part that cannot be read
 * becomes an `unsupported` node or is left out, and the rest of the screen plays. Undefined when there is no screen in
 * it at all.
 */
export function readPlan(value: unknown): ScreenPlan | undefined {
  if (!isObject(value) || typeof value['id'] !== 'string' || typeof value['path'] !== 'string') return undefined
  const { id, path, access, title, chrome, cached, guards } = value
  return {
    format: FORMAT_VERSION,
    id,
    path,
    access: access === 'visitor' || access === 'agent' ? access : 'member',
    title: isTitle(title) ? title : { c: '' },
    chrome: { header: 'back', tabBar: false, ...(isObject(chrome) ? chrome : {}) },
    cached: cached === true,
    guards: listOf(guards).filter(
      (guard): guard is ScreenPlan['guards'][number] =>
        isObject(guard) && isExpression(guard['when']) && Array.isArray(guard['do']),
    ),
    ...(isActions(value['enter']) && { enter: value['enter'] }),
    query: partsOf(
      value['query'],
      (part): part is ScreenPlan['query'][string] => isObject(part) && typeof part['default'] === 'string',
    ),
    sources: partsOf(
      value['sources'],
      (part): part is ScreenPlan['sources'][string] => isObject(part) && typeof part['call'] === 'string',
    ),
    values: partsOf(value['values'], isExpression),
    body: readBlocks(value['body'], '/body', new Set(), 0),
  }
}

function readBlocks(value: unknown, pointer: string, ids: Set<string>, depth: number): readonly Block[] {
  // The union of blocks is closed; the placeholder is the one node beyond it, which only the block's frame meets.
  return listOf(value).map((block, index) => readBlock(block, `${pointer}/${index}`, ids, depth) as Block)
}

function readBlock(value: unknown, pointer: string, ids: Set<string>, depth: number): Parts | UnsupportedBlock {
  if (!isObject(value) || typeof value['id'] !== 'string' || ids.has(value['id'])) return unsupported(pointer)
  const { id } = value
  ids.add(id)
  if (depth >= limits.depth || !isReadable(value)) return unsupported(id, value['when'])
  const block = changeInner(value, (list, at) => readBlocks(list, pointer + at, ids, depth + 1))
  return isForm(block) ? readForm(block) : block
}

function readForm(block: FormBlock & Parts): Parts | UnsupportedBlock {
  try {
    return readFormBlock(block)
  } catch {
    // What its parts should be lists and objects of is not.
    return unsupported(block.id, block.when)
  }
}

const unsupported = (id: string, when?: unknown): UnsupportedBlock => ({
  type: 'unsupported',
  id,
  ...(isExpression(when) && { when }),
})

// Each goes as far as whoever plays it needs: what a part holds is read, as forgivingly, when it plays.
const isTitle = (value: unknown): value is ScreenPlan['title'] => isObject(value)
// `isReadable` has found all that a form cannot do without; what is in it is read next.
const isForm = (block: Parts): block is FormBlock & Parts => block['type'] === 'form'
const isActions = (value: unknown): value is Actions => Array.isArray(value)

function partsOf<T>(value: unknown, isGood: (part: unknown) => part is T): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, T] => isGood(entry[1])),
  )
}
