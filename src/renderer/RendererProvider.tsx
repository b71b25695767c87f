import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { createRenderer, type Renderer } from './Renderer.ts'
import type { Host } from './Host.ts'

const RendererContext = createContext<Renderer | undefined>(undefined)

/** Sources decide themselves when to read again: by polling, by actions, on coming back. */
const reading = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
  // Blocks that appear together ask once; a screen that follows a call, however soon, asks anew.
  dedupingInterval: 50,
  loadingTimeout: 0,
  // Answers share what is equal with the ones before, so identity says it all.
  compare: Object.is,
  isVisible: () => true,
  isOnline: () => true,
} as const

/** Everything screens need of the app. One for the whole app: it holds the answers and the timers. */
export function RendererProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  const renderer = useMemo(() => createRenderer(host), [host])
  const [answers] = useState(() => new Map())
  const [config] = useState({ ...reading, provider: () => answers })
  useEffect(() => forgetOthers(renderer, answers), [renderer, answers])
  return (
    <RendererContext value={renderer}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </RendererContext>
  )
}

/** What one member was answered is not kept for the next. */
function forgetOthers({ account }: Renderer, answers: Map<string, unknown>): () => void {
  return account.subscribe(() => {
    const current = account.getSnapshot()
    for (const key of answers.keys()) if (!key.startsWith(`${current} `)) answers.delete(key)
  })
}

export function useRenderer(): Renderer {
  const renderer = use(RendererContext)
  if (renderer === undefined) throw new Error('A screen was rendered outside RendererProvider. Wrap the app in it.')
  return renderer
}

/** What the app handed in. */
export function useHost(): Host {
  return useRenderer().host
}
