import type { TabsBlock, TabsOfRows } from '../../../format/blocks/tabs.ts'
import type { IconName } from '../../../format/shape/marks.ts'
import { readChoices } from '../../reading/useChoices.ts'
import { readPicture } from '../../reading/display.ts'
import type { Reader } from '../../reading/reader.ts'

export interface ShownTab {
  /** What the address calls it. */
  readonly name: string
  readonly label: string
  readonly icon?: IconName | undefined
  readonly image?: string | undefined
  /** Its place among `items`. */
  readonly index: number
  /** What its blocks read as `tab`. */
  readonly value: unknown
  /** What its blocks read as `row`, where each row has a tab. */
  readonly row?: unknown
}

export interface ShownTabs {
  readonly tabs: readonly ShownTab[]
  /** The name of the tab that shows until one is chosen. */
  readonly start: string | undefined
}

/** What decides on the tabs themselves, without what is in them. */
export function namesOf({ items = [], each, start }: TabsBlock) {
  return {
    start,
    items: items.map(({ id, label, icon, when }) => ({ id, label, icon, when })),
    choices: each && 'choices' in each ? each.choices : undefined,
    ofRows: each && !('choices' in each) ? templateOf(each) : undefined,
    rows: rowsOf(each),
  }
}

const templateOf = ({ where, key, label, icon, image }: TabsOfRows) => ({ where, key, label, icon, image })
type Template = ReturnType<typeof templateOf>

function rowsOf(each: TabsBlock['each']): unknown {
  if (!each) return undefined
  if ('rows' in each) return each.rows
  const source = 'source' in each ? each.source : typeof each.choices === 'object' ? each.choices.source : undefined
  return source === undefined ? undefined : { e: ['get', ['id', 'data'], source] }
}

export function readTabs(read: Reader, { items, choices, ofRows, rows, start }: ReturnType<typeof namesOf>): ShownTabs {
  const first = read.value(start)
  return {
    start: typeof first === 'string' || typeof first === 'number' ? String(first) : undefined,
    tabs: ofRows
      ? tabsOfRows(read, ofRows, read.value(rows, []))
      : choices === undefined
        ? tabsOfItems(read, items)
        : tabsOfChoices(read, choices, rows),
  }
}

function tabsOfItems(read: Reader, items: ReturnType<typeof namesOf>['items']): readonly ShownTab[] {
  return items.flatMap(({ id, label, icon, when }, index) =>
    read.condition(when) ? [{ name: id, label: read.text(label), icon, index, value: id }] : [],
  )
}

function tabsOfChoices(
  read: Reader,
  choices: NonNullable<ReturnType<typeof namesOf>['choices']>,
  rows: unknown,
): readonly ShownTab[] {
  return readChoices(read, { choices, rows }).map(({ value, label, icon, image }, index) => ({
    name: String(value),
    label,
    icon,
    image,
    index,
    value,
  }))
}

function tabsOfRows(read: Reader, { where, key, label, icon, image }: Template, rows: unknown): readonly ShownTab[] {
  const seen = new Set<string>()
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) => {
    const inRow = read.row(row)
    if (!inRow.condition(where)) return []
    const value = inRow.value(key, '')
    const name = String(value)
    if (seen.has(name)) return []
    seen.add(name)
    const picture = inRow.value(image)
    return [
      {
        name,
        label: inRow.text(label),
        icon,
        image: typeof picture === 'string' ? readPicture(picture) : undefined,
        index,
        value,
        row,
      },
    ]
  })
}
