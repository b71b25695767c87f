import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Block } from '../../format/blocks/Block.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { blocksIn } from '../../format/blocks/innerBlocks.ts'
import { createDerivation } from '../../renderer/reading/createDerivation.ts'
import { type BlockSource, devPaths } from '../../build/DevMessages.ts'
import { describeBlock, type BlockFacts } from './describeBlock.ts'
import type { PlayedBlock } from '../../demo/readTree.ts'

export interface InspectedBlock {
  readonly screen: string
  /** Undefined when a saved document no longer has it. */
  readonly part: Block | ScreenPlan | undefined
  /** Where it is written; undefined until the dev server has answered. */
  readonly source: BlockSource | undefined
  readonly facts: BlockFacts | undefined
}

/** Facts of a block and its sources, followed as it changes and as its document is saved. */
export function useBlockFacts({ id, store, extras }: PlayedBlock): InspectedBlock {
  const plan = useSyncExternalStore(store.play.subscribe, () => store.play.getSnapshot().plan)
  const part = id === '' ? plan : blocksIn(plan.body).find((other) => other.id === id)
  const source = useBlockSource(plan.id, id, plan)
  const facts = useMemo(() => {
    if (!part) return nothing
    const described = { part, plan, store, source }
    // The whole plan is named, so that whatever it reads is listened to; `data` alone are all of its sources.
    const input = { plan, sources: { e: ['id', 'data'] } }
    return createDerivation({
      store,
      extras,
      input,
      compute: (read) => describeBlock(read, described),
      memory: { last: undefined },
    })
  }, [part, plan, store, extras, source])
  const derived = useSyncExternalStore(facts.subscribe, facts.getSnapshot)
  return { screen: plan.id, part, source, facts: derived?.value }
}

const nothing = { subscribe: () => () => undefined, getSnapshot: () => undefined }

/** @param version whatever changes when the document has */
function useBlockSource(screen: string, block: string, version: object): BlockSource | undefined {
  const [source, setSource] = useState<BlockSource>()
  useEffect(() => {
    const ending = new AbortController()
    fetchBlock(screen, block, ending.signal).then(setSource, () => undefined)
    return () => ending.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- another version of the same block is elsewhere
  }, [screen, block, version])
  return source
}

async function fetchBlock(screen: string, block: string, signal: AbortSignal): Promise<BlockSource | undefined> {
  const answer = await fetch(`${devPaths.block}?${new URLSearchParams({ screen, block }).toString()}`, { signal })
  return answer.ok ? ((await answer.json()) as BlockSource) : undefined
}
