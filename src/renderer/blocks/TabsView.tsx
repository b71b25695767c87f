import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { TabsBlock } from '../../format/blocks/tabs.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { readChoices, type ChoiceSource } from '../hooks/useChoices.ts'
import { useDerived } from '../hooks/useDerived.ts'
import { useText } from '../hooks/useText.ts'
import type { Reader } from '../scope/createReader.ts'
import { TabScope, usePlace } from '../scope/ScopeContext.tsx'
import { Blocks } from './Blocks.tsx'
import { Swipe } from './Swipe.tsx'
import { WhenReady } from './WhenReady.tsx'

/** Tabs with lazy panels. Where they are bound to the query, the address says which one is chosen. */
export function TabsView({ block }: { readonly block: TabsBlock }) {
  const label = useText(block.label)
  const tabs = useDerived(useMemo(() => namesOf(block), [block]), readTabs)
  const [chosen, choose] = useChosen(block.bind)
  const shown = tabs.value.find(({ name }) => name === chosen) ?? tabs.value[0]

  const items = tabs.value.map((tab) => ({ value: tab.name, label: tab.label, panel: () => panelOf(block, tab) }))
  const step = (by: 1 | -1) => {
    const next = tabs.value[tabs.value.findIndex((tab) => tab === shown) + by]
    if (next) choose(next.name)
  }
  return (
    <WhenReady of={tabs} skeleton={<Skeleton shape="record" count={2} />}>
      {shown && (
        <Swipe onStep={block.swipe ? step : undefined}>
          <Tabs label={label} items={items} value={shown.name} placement={block.placement} keepMounted={block.keep} onChange={choose} />
        </Swipe>
      )}
    </WhenReady>
  )
}

interface ShownTab {
  /** What the address calls it. */
  readonly name: string
  readonly label: string
  /** Its place among `items`, or the value that `each` gives it. */
  readonly index: number
  readonly value: unknown
}

/** What decides on the tabs themselves, without what is in them. */
function namesOf({ items = [], each }: TabsBlock) {
  const choices: ChoiceSource | undefined = each?.choices
  return {
    items: items.map(({ id, label, when }) => ({ id, label, when })),
    choices,
    rows: typeof choices === 'object' ? { e: ['get', ['id', 'data'], choices.source] } : undefined,
  }
}

function readTabs(read: Reader, { items, choices, rows }: ReturnType<typeof namesOf>): readonly ShownTab[] {
  if (choices !== undefined) {
    return readChoices(read, { choices, rows }).map(({ value, label }, index) => ({ name: String(value), label, index, value }))
  }
  return items.flatMap(({ id, label, when }, index) => (read.condition(when) ? [{ name: id, label: read.text(label), index, value: id }] : []))
}

function panelOf({ items, each }: TabsBlock, { index, value }: ShownTab): ReactNode {
  if (each) {
    return (
      <TabScope tab={value}>
        <Blocks blocks={each.body} at="/each/body" />
      </TabScope>
    )
  }
  return <Blocks blocks={items?.[index]?.body ?? []} at={`/items/${index}/body`} />
}

/** The name of the chosen tab, in the address or here. */
function useChosen(bind: string | undefined): readonly [string | undefined, (name: string) => void] {
  const { store } = usePlace()
  const [own, setOwn] = useState<string>()
  const bound = useSyncExternalStore(store.play.subscribe, () => (bind === undefined ? undefined : store.play.getSnapshot().declared[bind]))
  if (bind === undefined) return [own, setOwn]
  return [bound, (name) => store.renderer.host.navigate.setQuery({ ...store.play.getSnapshot().query, [bind]: name })]
}
