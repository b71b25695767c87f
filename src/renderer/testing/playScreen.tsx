import { render, type RenderOptions, type RenderResult } from '@testing-library/react'
import { useState } from 'react'
import type { ScreenPlan } from '../../format/screen.ts'
import { RendererProvider } from '../screen/RendererProvider.tsx'
import { Screen } from '../Screen.tsx'
import { InEnglish } from '../../ui/testing/renderInEnglish.tsx'
import { createTestHost, type TestHost, type TestHostOptions } from './createTestHost.ts'

export interface Playing extends RenderResult {
  readonly host: TestHost
  /** Shows another plan, address or state of the same screen. */
  readonly show: (next: Partial<Shown>) => void
}

interface Shown {
  readonly plan: ScreenPlan
  readonly query: Readonly<Record<string, string>>
  readonly active: boolean
}

interface PlayingOptions extends TestHostOptions {
  readonly query?: Shown['query']
  /** What is around the screen, and whether React is strict with it. */
  readonly around?: Pick<RenderOptions, 'wrapper' | 'reactStrictMode'>
}

/** Plays a screen on a test host, whose query it follows as the app does. */
export function playScreen(plan: ScreenPlan, { query = {}, around = {}, ...options }: PlayingOptions = {}): Playing {
  let setQuery: (query: Shown['query']) => void = () => undefined
  const host = createTestHost({
    ...options,
    onQuery: (next) => {
      setQuery(next)
      options.onQuery?.(next)
    },
  })

  function App({ plan, query: given, active }: Shown) {
    const [{ from, query }, set] = useState({ from: given, query: given })
    setQuery = (next) => set({ from: given, query: next })
    if (from !== given) set({ from: given, query: given })
    return (
      <InEnglish>
        <RendererProvider host={host}>
          <Screen plan={plan} query={query} active={active} />
        </RendererProvider>
      </InEnglish>
    )
  }

  let shown: Shown = { plan, query, active: true }
  const result = render(<App {...shown} />, around)
  return {
    ...result,
    host,
    show(next) {
      shown = { ...shown, ...next }
      result.rerender(<App {...shown} />)
    },
  }
}
