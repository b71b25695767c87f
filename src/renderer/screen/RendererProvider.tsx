import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { createRenderer, type Renderer } from './Renderer.ts'
import type { Host } from '../host/Host.ts'
import { canRetry } from '../asking/failures.ts'
import { useAround } from '../../ui/useAround.ts'

const RendererContext = createContext<Renderer | undefined>(undefined)

/** How sources are read again: after failures, on a return to the page and of the connection all of it is swr's. */
function createReading(
  { host: { visibility, online }, requests }: Renderer,
  answers: Map<string, unknown>,
): SWRConfiguration & { readonly provider: () => never } {
  return {
    provider: () => answers as never,
    shouldRetryOnError: canRetry,
    onErrorRetry: requests.retry,
    isVisible: () => visibility.getSnapshot() === 'visible',
    isOnline: online.getSnapshot,
    // A pause that ends while the page is hidden is taken up again only on the return to it.
    focusThrottleInterval: 0,
    initFocus: (revalidate) => visibility.subscribe(() => visibility.getSnapshot() === 'visible' && revalidate()),
    initReconnect(revalidate) {
      let was = online.getSnapshot()
      return online.subscribe(() => {
        const before = was
        was = online.getSnapshot()
        // It is called for more than changes: after each look at the service.
        if (was && !before) revalidate()
      })
    },
    // Blocks that appear together ask once; a screen that follows a call, however soon, asks again.
    dedupingInterval: 50,
    // Off: nothing listens to `onLoadingSlow`; what is slow shows as loading.
    loadingTimeout: 0,
    // Answers share what is equal with the ones before, so identity says it all.
    compare: Object.is,
  }
}

/** Everything screens need of the app. One for the whole app: it holds the answers and the timers. */
export function RendererProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  const renderer = useMemo(() => createRenderer(host), [host])
  const [answers] = useState(() => new Map())
  const [config] = useState(() => createReading(renderer, answers))
  useEffect(() => forgetOthers(renderer, answers), [renderer, answers])
  return (
    <RendererContext value={renderer}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </RendererContext>
  )
}

/** Forgets the answers of one member before the next. */
function forgetOthers({ account }: Renderer, answers: Map<string, unknown>): () => void {
  return account.subscribe(() => {
    const current = account.getSnapshot()
    for (const key of answers.keys()) if (!key.startsWith(`${current} `)) answers.delete(key)
  })
}

export function useRenderer(): Renderer {
  return useAround(RendererContext, 'RendererProvider')
}

/** Host that the app handed in. */
export function useHost(): Host {
  return useRenderer().host
}
