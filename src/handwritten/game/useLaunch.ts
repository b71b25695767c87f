import { useCallback, useEffect, useState } from 'react'
import { PlatformError } from '../../platform/PlatformError.ts'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'
import { readFramePage, type FramePage } from '../../renderer/blocks/frame/framePage.ts'
import type { Destination } from './Destination.ts'
import { afterMoneyIsBack } from './bringMoneyBack.ts'
import { readLaunchUrl } from './readLaunchUrl.ts'

/** How far a launch is. `loading` and `open` have the page; the rest has a way to try again. */
export type Launch =
  | { readonly state: 'asking' }
  | { readonly state: 'loading' | 'open'; readonly page: FramePage }
  /** It did not load in time. */
  | { readonly state: 'late' }
  /** The platform's answer has no address in it. */
  | { readonly state: 'nowhere' }
  /** The address may not be framed here. */
  | { readonly state: 'refused' }
  | { readonly state: 'failed'; readonly error: unknown }

export interface UsedLaunch {
  readonly launch: Launch
  /** Throws the address away and asks for another. */
  readonly retry: () => void
  /** The page has loaded, or says it has. */
  readonly open: () => void
}

interface Limits {
  /** Seconds a page may take to load. */
  readonly loadSeconds: number
  /** Origins that may be framed; empty for all that the service allows. */
  readonly origins: readonly string[]
}

/** Launches a destination: asks for its address, loads it, and gives up on it when it takes too long. */
export function useLaunch(destination: Destination, { loadSeconds, origins }: Limits): UsedLaunch {
  const host = useHost()
  const [attempt, setAttempt] = useState(0)
  const [launch, setLaunch] = useState<Launch>({ state: 'asking' })
  const allowed = origins.join(' ')

  useEffect(() => {
    const asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function start(): Promise<void> {
      setLaunch({ state: 'asking' })
      try {
        await afterMoneyIsBack(host)
        if (asking.signal.aborted) return
        const address = await readLaunchUrl(destination, host, asking.signal)
        if (asking.signal.aborted) return
        if (address === undefined) {
          setLaunch({ state: 'nowhere' })
          return
        }
        const page = readFramePage(address)
        if (!page || !mayFrame(page, allowed)) {
          setLaunch({ state: 'refused' })
          return
        }
        setLaunch({ state: 'loading', page })
        timer = setTimeout(
          () => setLaunch((now) => (now.state === 'loading' ? { state: 'late' } : now)),
          loadSeconds * 1000,
        )
      } catch (error) {
        if (!asking.signal.aborted) setLaunch({ state: 'failed', error })
      }
    }
    void start()
    return () => {
      asking.abort()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks again
  }, [destination, host, allowed, loadSeconds, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const open = useCallback(
    () => setLaunch((now) => (now.state === 'loading' ? { state: 'open', page: now.page } : now)),
    [],
  )
  return { launch, retry, open }
}

const mayFrame = ({ url, isOwn }: FramePage, allowed: string) =>
  allowed === '' || isOwn || allowed.split(' ').includes(url.origin)

/** Why a launch failed: the platform's own words when it refused, else the kind of trouble. */
export function reasonOf(
  error: unknown,
): { readonly message: string } | { readonly kind: Exclude<PlatformError['kind'], 'refused'> } {
  if (!(error instanceof PlatformError)) return { kind: 'malformed' }
  return error.kind === 'refused' ? { message: error.message } : { kind: error.kind }
}
