import { innerLists } from '../../../../src/format/blocks/innerBlocks.ts'
import { blockLabel } from '../../../../src/format/facts/screenTitle.ts'
import { valueAt } from '../../../../src/format/check/valueAt.ts'
import type { Path } from '../../../../src/format/shape/JsonShape.ts'
import { isObject, objectOf } from '../../../../src/format/value/isObject.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import type { Words } from '../../words/useWords.ts'
import { blockName, listName } from './blockName.ts'
import { listsOf, screenTree, type TreeBlock, type TreeList } from './screenTree.ts'

type Copy = Readonly<Record<string, string>>

/**
 * Steps from one version of a screen, or of a list of entries such as the tab bar, to another, in sentences such as
 * "Lotteries moved above Wallet"; empty where nothing differs.
 */
export function documentChanges(before: unknown, after: unknown, copy: Copy, words: Words): readonly string[] {
  if (isObject(before) && isObject(after)) return screenChanges(before, after, copy, words)
  const found = Array.isArray(before) && Array.isArray(after) ? entryChanges(before, after, '', copy, words) : undefined
  return found ?? (sameValue(before, after) ? [] : [words.t('differences.other')])
}

interface Placed {
  readonly block: TreeBlock
  readonly name: string
  readonly written: Readonly<Record<string, unknown>>
  /** The same for a list of the same holder in both versions. */
  readonly list: string
  readonly holder: string | undefined
}

function screenChanges(before: unknown, after: unknown, copy: Copy, words: Words): readonly string[] {
  const { t } = words
  const [tree, old, now] = [screenTree(after, copy), placed(before, copy, words), placed(after, copy, words)]
  const nameOf = (key: string) => now.get(key)?.name ?? ''
  const isAlone = (from: typeof old, to: typeof old, { holder }: Placed) =>
    holder === undefined || !from.has(holder) || to.has(holder)
  const removed = [...old].filter(([key, one]) => !now.has(key) && isAlone(old, now, one))
  const added = [...now].filter(([key, one]) => !old.has(key) && isAlone(now, old, one))
  const moved = listsOf(tree).flatMap(({ list, holder }) => {
    const keys = list.blocks.map(({ key }) => key)
    const stayed = keys.filter((key) => old.get(key)?.list === now.get(key)?.list)
    const came = keys.filter((key) => old.has(key) && !stayed.includes(key))
    const place = placeName(list, holder && nameOf(holder.key), words)
    return [
      ...came.map((key) => t('differences.movedTo', { name: nameOf(key), place })),
      ...movesIn(
        [...old.keys()].filter((key) => stayed.includes(key)),
        stayed,
        nameOf,
        words,
      ),
    ]
  })
  const kept = [...now].flatMap(([key, one]) => {
    const was = old.get(key)
    return was === undefined ? [] : blockChanges(was, one, copy, words)
  })
  const own = countDifferent(withoutBlocks(before, [['body']]), withoutBlocks(after, [['body']]))
  return [
    ...removed.map(([, { name }]) => t('differences.removed', { name })),
    ...added.map(([, { name }]) => t('differences.added', { name })),
    ...moved,
    ...kept,
    ...(own === 0 ? [] : [t('differences.ofScreen', { count: own })]),
  ]
}

function placed(document: unknown, copy: Copy, words: Words): ReadonlyMap<string, Placed> {
  return new Map(
    listsOf(screenTree(document, copy)).flatMap(({ list, holder }) =>
      list.blocks.map((block) => [
        block.key,
        {
          block,
          name: blockName(block, document, copy, words),
          written: objectOf(valueAt(document, block.path)),
          list: `${holder?.key ?? ''}/${placeName(list, undefined, words)}`,
          holder: holder?.key,
        },
      ]),
    ),
  )
}

/** A list by its holder and its name there, such as "Ways to deposit › Tab “Bank transfer”". */
function placeName({ name }: TreeList, holder: string | undefined, words: Words): string {
  const parts = [holder, listName(name, words)].filter((part) => part !== undefined)
  return parts.length === 0 ? words.t('screens.inScreen') : parts.join(' › ')
}

function blockChanges(was: Placed, now: Placed, copy: Copy, words: Words): readonly string[] {
  const { name } = now
  const wasOff = was.written['off'] === true
  const isOff = now.written['off'] === true
  const drop = (written: Readonly<Record<string, unknown>>) =>
    withoutBlocks(
      { ...written, off: undefined },
      innerLists(written).map(({ at }) => at),
    )
  return [
    ...(wasOff === isOff ? [] : [words.t(isOff ? 'differences.off' : 'differences.on', { name })]),
    ...settingChanges(drop(was.written), drop(now.written), name, copy, words),
  ]
}

/** Differences of a block's settings: those of its lists of entries one by one, the others by number. */
function settingChanges(before: unknown, after: unknown, name: string, copy: Copy, words: Words): readonly string[] {
  const [old, now] = [objectOf(before), objectOf(after)]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const told = keys.map((key) =>
    Array.isArray(old[key]) && Array.isArray(now[key])
      ? entryChanges(old[key], now[key], name, copy, words)
      : undefined,
  )
  const count = keys.reduce((sum, key, at) => sum + (told[at] ? 0 : countDifferent(old[key], now[key])), 0)
  return [
    ...told.flatMap((sentences) => sentences ?? []),
    ...(count === 0 ? [] : [words.t('differences.settings', { count, name })]),
  ]
}

/** Differences of a list of entries that tell themselves apart; undefined for any other list. */
function entryChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  around: string,
  copy: Copy,
  words: Words,
): readonly string[] | undefined {
  const key = entryKeys.find((each) => [before, after].every((list) => isKey(each, list)))
  if (key === undefined) return undefined
  const byKey = (list: readonly unknown[]) =>
    new Map(list.map((entry) => [String(objectOf(entry)[key]), objectOf(entry)]))
  const [old, now] = [byKey(before), byKey(after)]
  const named = (list: ReadonlyMap<string, Readonly<Record<string, unknown>>>) => (each: string) => {
    const label = blockLabel(list.get(each) ?? {}, copy)
    const entry = label ?? words.t('differences.entry', { number: [...list.keys()].indexOf(each) + 1 })
    return around === '' ? entry : `${around} › ${entry}`
  }
  const stayed = [...now.keys()].filter((each) => old.has(each))
  return [
    ...[...old.keys()]
      .filter((each) => !now.has(each))
      .map((each) => words.t('differences.removed', { name: named(old)(each) })),
    ...[...now.keys()]
      .filter((each) => !old.has(each))
      .map((each) => words.t('differences.added', { name: named(now)(each) })),
    ...movesIn(
      [...old.keys()].filter((each) => now.has(each)),
      stayed,
      named(now),
      words,
    ),
    ...stayed.flatMap((each) => settingChanges(old.get(each), now.get(each), named(now)(each), copy, words)),
  ]
}

/** Properties by which entries of a list are told apart, the first that all of them have. */
const entryKeys = ['id', 'name', 'path', 'label', 'title']

function isKey(key: string, list: readonly unknown[]): boolean {
  const keys = list.map((entry) => objectOf(entry)[key])
  return keys.every((each) => typeof each === 'string') && new Set(keys).size === keys.length
}

/** The fewest moves that bring one order into the other. */
function movesIn(before: readonly string[], after: readonly string[], nameOf: (key: string) => string, { t }: Words) {
  const still = new Set(longestInOrder(after.map((key) => before.indexOf(key))).map((at) => before[at]))
  return after.flatMap((key, at) => {
    if (still.has(key)) return []
    const next = after[at + 1]
    const name = nameOf(key)
    return [
      next === undefined
        ? t('differences.movedLast', { name })
        : t('differences.movedAbove', { name, other: nameOf(next) }),
    ]
  })
}

/** The longest run of ascending numbers, which need not stand beside each other; of equals the one that begins last. */
function longestInOrder(numbers: readonly number[]): readonly number[] {
  const longest = (runs: readonly (readonly number[])[]) =>
    runs.reduce<readonly number[]>((best, run) => (run.length >= best.length ? run : best), [])
  const runs: (readonly number[])[] = []
  for (const number of numbers) runs.push([...longest(runs.filter((run) => (run.at(-1) ?? number) < number)), number])
  return longest(runs)
}

/** A copy of a value without the lists of blocks at some paths. */
function withoutBlocks(value: unknown, paths: readonly Path[]): unknown {
  const ends = paths.filter(([, ...rest]) => rest.length === 0).map(([key]) => String(key))
  if (paths.length === 0) return value
  const below = (key: string) => paths.filter(([first, ...rest]) => String(first) === key && rest.length > 0)
  const inner = (key: string, child: unknown) =>
    withoutBlocks(
      child,
      below(key).map(([, ...rest]) => rest),
    )
  if (Array.isArray(value)) return value.map((child: unknown, at) => inner(String(at), child))
  return Object.fromEntries(
    Object.entries(objectOf(value)).flatMap(([key, child]) => (ends.includes(key) ? [] : [[key, inner(key, child)]])),
  )
}

/** Number of settings in which two values differ. */
function countDifferent(before: unknown, after: unknown): number {
  if (sameValue(before, after)) return 0
  if (!isObject(before) || !isObject(after)) return 1
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].reduce((sum, key) => sum + countDifferent(before[key], after[key]), 0)
}
