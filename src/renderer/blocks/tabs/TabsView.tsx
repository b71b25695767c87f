import { useMemo, useState, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Block } from '../../../format/blocks/Block.ts'
import type { TabsBlock, TabsOfRows } from '../../../format/blocks/tabs.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { RowScope, TabScope, usePlace } from '../../screen/ScopeContext.tsx'
import { Blocks } from '../Blocks.tsx'
import { BlockSkeleton } from '../BlockSkeleton.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'
import styles from './Swipe.module.css'
import type { IconName } from '../../../format/shape/marks.ts'
import { readChoices } from '../../reading/useChoices.ts'
import { readPicture } from '../../reading/display.ts'
import type { Reader } from '../../reading/reader.ts'
import { useReadable } from '../../../ui/useReadable.ts'

const templateOf = ({ where, key, label, icon, image }: TabsOfRows) => ({ where, key, label, icon, image })

/** Tabs with lazy panels. Where they are bound to the query, the address says which one is chosen. */
export function TabsView({ block }: { readonly block: TabsBlock }) {
  const label = useText(block.label)
  const derived = useDerived(
    useMemo(() => namesOf(block), [block]),
    readTabs,
  )
  const { tabs, start } = derived.value
  const [chosen, choose] = useChosen(block.bind)
  const called = (wanted: string | undefined) => tabs.find(({ name }) => name === wanted)
  const shown = called(chosen) ?? called(start) ?? tabs[0]
  const place = tabs.findIndex((tab) => tab === shown)

  const items = tabs.map((tab) => ({
    value: tab.name,
    label: tab.label,
    icon: tab.icon,
    image: tab.image,
    panel: () => panelOf(block, tab),
  }))
  const step = (by: 1 | -1) => {
    const next = tabs[place + by]
    if (next) choose(next.name)
  }
  return (
    <WhenReady of={derived} skeleton={<BlockSkeleton block={block} />}>
      {shown && (
        <Swipe onStep={block.swipe ? step : undefined}>
          <Tabs
            label={label}
            items={items}
            value={shown.name}
            placement={block.placement}
            keepMounted={block.keep}
            head={
              <Heads
                block={block}
                label={label}
                tabs={tabs}
                place={place}
                onPlace={(next) => tabs[next] && choose(tabs[next].name)}
              />
            }
            onChange={choose}
          />
        </Swipe>
      )}
    </WhenReady>
  )
}

interface HeadsProps {
  readonly block: TabsBlock
  readonly label: string
  readonly tabs: readonly ShownTab[]
  readonly place: number
  readonly onPlace: (place: number) => void
}

/** A card for each tab, sliding above the panels. */
function Heads({ block: { each }, label, tabs, place, onPlace }: HeadsProps) {
  if (!each || !('head' in each) || each.head === undefined) return null
  const { head } = each
  const slides = tabs.map((tab) => ({ key: tab.name, content: inTab(tab, head, '/each/head') }))
  return <Carousel label={label} slides={slides} index={place} onIndexChange={onPlace} peek indicators={false} />
}

function panelOf({ items, each }: TabsBlock, tab: ShownTab): ReactNode {
  if (each) return inTab(tab, each.body, '/each/body')
  return <Blocks blocks={items?.[tab.index]?.body ?? []} at={`/items/${tab.index}/body`} />
}

function inTab(tab: ShownTab, blocks: readonly Block[], at: string): ReactNode {
  const content = (
    <TabScope tab={tab.value}>
      <Blocks blocks={blocks} at={at} />
    </TabScope>
  )
  return 'row' in tab ? <RowScope row={tab.row}>{content}</RowScope> : content
}

/** The name of the chosen tab, in the address or here. */
function useChosen(bind: string | undefined): readonly [string | undefined, (name: string) => void] {
  const { store } = usePlace()
  const [own, setOwn] = useState<string>()
  const bound = useReadable(store.play, ({ declared }) => (bind === undefined ? undefined : declared[bind]))
  if (bind === undefined) return [own, setOwn]
  return [bound, (name) => store.changeQuery((query) => ({ ...query, [bind]: name }))]
}

interface SwipeProps {
  /** 1 for a swipe to the left, which asks for what follows. Without it nothing is swiped. */
  readonly onStep: ((by: 1 | -1) => void) | undefined
  readonly children: ReactNode
}

/** Steps to the next or the previous of something by a swipe sideways; the keyboard has its own way. */
function Swipe({ onStep, children }: SwipeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isOn = onStep !== undefined
  const handleStep = useEffectEvent((by: 1 | -1) => onStep?.(by))

  useEffect(() => {
    const element = box.current
    if (!element || !isOn) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    // No first screen waits for it.
    void import('./watchSwipe.ts')
      .then(({ watchSwipe }) => {
        if (!isGone) stop = watchSwipe(element, (by) => handleStep(by))
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [isOn])

  if (!isOn) return children
  return (
    <div ref={box} className={styles.swipe}>
      {children}
    </div>
  )
}

interface ShownTab {
  /** Name in the address. */
  readonly name: string
  readonly label: string
  readonly icon?: IconName | undefined
  readonly image?: string | undefined
  /** Its place among `items`. */
  readonly index: number
  /** Value that its blocks read as `tab`. */
  readonly value: unknown
  /** Row that its blocks read as `row`, where each row has a tab. */
  readonly row?: unknown
}

interface ShownTabs {
  readonly tabs: readonly ShownTab[]
  /** The name of the tab that shows until one is chosen. */
  readonly start: string | undefined
}

/** Parts that decide on the tabs themselves, without what is in them. */
function namesOf({ items = [], each, start }: TabsBlock) {
  return {
    start,
    items: items.map(({ id, label, icon, when }) => ({ id, label, icon, when })),
    choices: each && 'choices' in each ? each.choices : undefined,
    ofRows: each && !('choices' in each) ? templateOf(each) : undefined,
    rows: rowsOf(each),
  }
}

type Template = ReturnType<typeof templateOf>

function rowsOf(each: TabsBlock['each']): unknown {
  if (!each) return undefined
  if ('rows' in each) return each.rows
  const source = 'source' in each ? each.source : typeof each.choices === 'object' ? each.choices.source : undefined
  return source === undefined ? undefined : { e: ['get', ['id', 'data'], source] }
}

function readTabs(read: Reader, { items, choices, ofRows, rows, start }: ReturnType<typeof namesOf>): ShownTabs {
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
