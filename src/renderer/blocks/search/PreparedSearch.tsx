import { useMemo, useState } from 'react'
import { blocksIn } from '../../../format/blocks/innerBlocks.ts'
import { searchedLists } from '../../../format/blocks/searchedLists.ts'
import type { SearchBlock } from '../../../format/blocks/search.ts'
import type { ScreenPlan } from '../../../format/screen.ts'
import { createScreenStore } from '../../screen/createScreenStore.ts'
import { useRenderer } from '../../screen/RendererProvider.tsx'
import { ScreenScope } from '../../screen/ScopeContext.tsx'
import { whenIdle } from './finding/runInSlices.ts'
import { ListReaders } from './ListReaders.tsx'
import { useSearchIndex } from './useSearchIndex.ts'

/** Indexes what a screen's search finds in lists that are known, while the device is idle. Shows and asks nothing. */
export function PreparedSearch({ plan }: { readonly plan: ScreenPlan }) {
  const renderer = useRenderer()
  const [store] = useState(() => createScreenStore(renderer, plan, {}))
  const blocks = useMemo(() => blocksIn(plan.body).flatMap((block) => (block.type === 'search' ? [block] : [])), [plan])
  return (
    <ScreenScope store={store} plan={plan}>
      {blocks.map((block) => (
        <PreparedLists key={block.id} block={block} />
      ))}
    </ScreenScope>
  )
}

function PreparedLists({ block }: { readonly block: SearchBlock }) {
  const lists = useMemo(() => searchedLists(block), [block])
  useSearchIndex(lists, whenIdle)
  return <ListReaders lists={lists} upTo={-1} />
}
