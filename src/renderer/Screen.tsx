import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import type { ScreenPlan } from '../format/screen.ts'
import { later } from '../ui/later.tsx'
import { ActiveContext } from './screen/ActiveContext.ts'
import { Blocks } from './blocks/Blocks.tsx'
import { TogetherContext } from './blocks/TogetherContext.ts'
import { useViews } from './blocks/useViews.ts'
import { useRenderer } from './screen/RendererProvider.tsx'
import { createScreenStore, type ScreenStore } from './screen/createScreenStore.ts'
import type { Query } from './screen/playOf.ts'
import { StaleSources } from './parts/StaleSources.tsx'
import { ScreenScope } from './screen/ScopeContext.tsx'
import { SourceReader } from './sources/SourceReader.tsx'
import { useReadable } from '../ui/useReadable.ts'

const OnEnter = later(async () => (await import('./actions/OnEnter.tsx')).OnEnter)

export interface ScreenProps {
  /** A compiled screen; keep its identity while it does not change. */
  readonly plan: ScreenPlan
  /** The query of its address. */
  readonly query: Query
  /** Whether the member sees it. One that was left reads nothing and has no popup open. */
  readonly active: boolean
  /** Whether it reads its sources, where that may be later. */
  readonly reads?: boolean
  /** Frame around the body, in the scope of the screen: the app's header and bars. */
  readonly frame?: (body: ReactNode) => ReactNode
}

/** Plays the body of a screen; what is around it is the app's. A new plan is taken in place: what is typed stays. */
export function Screen({ plan, query, active, reads = active, frame }: ScreenProps) {
  const renderer = useRenderer()
  const [store] = useState(() => createScreenStore(renderer, plan, query))
  // The store first, so that blocks and what they read always are of the same plan.
  useLayoutEffect(() => store.update(plan, query), [store, plan, query])
  const shown = useReadable(store.play, ({ plan }) => plan)
  const isTogether = useViews(shown.body)

  useEffect(() => {
    if (!active) leave(store)
    // An <Activity> that hides the screen takes its effects away.
    return () => leave(store)
  }, [active, store])

  const body = (
    <ActiveContext value={active}>
      {Object.entries(shown.sources).map(
        ([name, source]) =>
          // One on demand is read by whatever demands it.
          source.onDemand !== true && <SourceReader key={name} name={name} source={source} active={reads} />,
      )}
      <TogetherContext value={isTogether}>
        <Blocks blocks={shown.body} at="/body" />
        <StaleSources />
      </TogetherContext>
      {/* After the body: its popups go before the dialogs. */}
      {shown.enter && <OnEnter actions={shown.enter} active={active} />}
    </ActiveContext>
  )
  return (
    <ScreenScope store={store} plan={shown}>
      {frame === undefined ? body : frame(body)}
    </ScreenScope>
  )
}

function leave(store: ScreenStore): void {
  store.popups.closeAll()
  store.cancelLater()
  // Faults of this screen do not follow the member elsewhere.
  store.renderer.host.feedback.settle([store])
}
