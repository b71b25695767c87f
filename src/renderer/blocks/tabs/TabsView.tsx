import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Block } from '../../../format/blocks/Block.ts'
import type { TabsBlock } from '../../../format/blocks/tabs.ts'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { RowScope, TabScope, usePlace } from '../../screen/ScopeContext.tsx'
import { Blocks } from '../Blocks.tsx'
import { BlockSkeleton } from '../BlockSkeleton.tsx'
import { namesOf, readTabs, type ShownTab } from './readTabs.ts'
import { Swipe } from './Swipe.tsx'
import { WhenReady } from '../../parts/WhenReady.tsx'

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
  const bound = useSyncExternalStore(store.play.subscribe, () =>
    bind === undefined ? undefined : store.play.getSnapshot().declared[bind],
  )
  if (bind === undefined) return [own, setOwn]
  return [bound, (name) => store.renderer.host.navigate.setQuery({ ...store.play.getSnapshot().query, [bind]: name })]
}
