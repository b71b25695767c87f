import type { Actions } from '../format/actions.ts'
import type { Block, BlockType } from '../format/blocks/Block.ts'
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
  const { id, type } = value
  ids.add(id)
  if (depth >= limits.depth || typeof type !== 'string' || !Object.hasOwn(required, type))
    return unsupported(id, value['when'])
  if (!required[type as BlockType].every(([name, test]) => test(value[name]))) return unsupported(id, value['when'])
  const inside = (body: unknown, at: string) => readBlocks(body, pointer + at, ids, depth + 1)
  return {
    ...value,
    ...(value['body'] !== undefined && { body: inside(value['body'], '/body') }),
    ...(type === 'tabs' &&
      Array.isArray(value['items']) && {
        items: value['items']
          .filter(isObject)
          .map((item, index) => ({ ...item, body: inside(item['body'], `/items/${index}/body`) })),
      }),
    ...(type === 'list' && { row: readRow(value['row'], inside) }),
    ...(type === 'tabs' && isObject(value['each']) && { each: readEach(value['each'], inside) }),
  }
}

/** The blocks that a row opens; without them it does not open. */
function readRow(row: unknown, inside: (body: unknown, at: string) => readonly Block[]): unknown {
  if (!isObject(row) || row['more'] === undefined) return row
  const { more, ...rest } = row
  return isObject(more) ? { ...rest, more: { ...more, body: inside(more['body'], '/row/more/body') } } : rest
}

function readEach(each: Parts, inside: (body: unknown, at: string) => readonly Block[]): Parts {
  const head = each['head'] === undefined ? {} : { head: inside(each['head'], '/each/head') }
  return { ...each, ...head, body: inside(each['body'], '/each/body') }
}

const unsupported = (id: string, when?: unknown): UnsupportedBlock => ({
  type: 'unsupported',
  id,
  ...(isExpression(when) && { when }),
})

const text = (value: unknown) => typeof value === 'string'
const list = Array.isArray
const given = (value: unknown) => value !== undefined

/** What a view cannot do without. */
const required: Readonly<Record<BlockType, readonly (readonly [name: string, test: (value: unknown) => boolean])[]>> = {
  list: [
    ['source', text],
    ['key', isExpression],
    ['row', isObject],
    ['empty', isObject],
  ],
  filter: [['fields', list]],
  form: [
    ['schema', isObject],
    ['fields', isObject],
    ['submit', isObject],
  ],
  tabs: [['label', isObject]],
  stats: [['items', list]],
  cells: [],
  cards: [],
  carousel: [['label', isObject]],
  noticeBar: [['label', isObject]],
  article: [],
  table: [['columns', list]],
  buttons: [['items', list]],
  text: [['text', isObject]],
  image: [],
  profile: [['name', isObject]],
  countdown: [
    ['label', isObject],
    ['until', given],
  ],
  copyable: [
    ['label', isObject],
    ['value', given],
  ],
  progress: [
    ['label', isObject],
    ['value', given],
  ],
  frame: [
    ['title', isObject],
    ['src', given],
  ],
  steps: [['items', list]],
  section: [['body', list]],
  popup: [
    ['title', isObject],
    ['body', list],
  ],
  handwritten: [['name', text]],
  switch: [
    ['label', isObject],
    ['on', isExpression],
    ['do', list],
  ],
  upload: [
    ['label', isObject],
    ['do', list],
  ],
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function partsOf(value: unknown, isGood: (part: unknown) => boolean): Parts {
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([, part]) => isGood(part)))
}
