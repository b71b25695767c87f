import type { Actions } from '../format/actions.ts'
import type { Block } from '../format/blocks/Block.ts'
import { changeInner, isReadable } from '../format/blocks/readBlock.ts'
import { isObject } from '../format/isObject.ts'
import type { ScreenPlan } from '../format/screen.ts'
import { FORMAT_VERSION } from '../format/formatVersion.ts'
import { limits } from '../format/release.ts'
import { isExpression, type Expression } from '../format/shape/compiled.ts'

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
    title: isObject(title) ? (title as ScreenPlan['title']) : { c: '' },
    chrome: { header: 'back', tabBar: false, ...(isObject(chrome) ? chrome : {}) },
    cached: cached === true,
    guards: listOf(guards).filter(
      (guard): guard is ScreenPlan['guards'][number] =>
        isObject(guard) && isExpression(guard['when']) && Array.isArray(guard['do']),
    ),
    ...(Array.isArray(value['enter']) && { enter: value['enter'] as Actions }),
    query: partsOf(
      value['query'],
      (part) => isObject(part) && typeof part['default'] === 'string',
    ) as ScreenPlan['query'],
    sources: partsOf(
      value['sources'],
      (part) => isObject(part) && typeof part['call'] === 'string',
    ) as ScreenPlan['sources'],
    values: partsOf(value['values'], isExpression) as ScreenPlan['values'],
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
  return changeInner(value, (list, at) => readBlocks(list, pointer + at, ids, depth + 1))
}

const unsupported = (id: string, when?: unknown): UnsupportedBlock => ({
  type: 'unsupported',
  id,
  ...(isExpression(when) && { when }),
})

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function partsOf(value: unknown, isGood: (part: unknown) => boolean): Parts {
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([, part]) => isGood(part)))
}
