import { useEffect } from 'react'
import { useDraft } from '../facts/draft/DraftProvider.tsx'
import { useSessionSnapshot } from '../session/SessionProvider.tsx'

/** How often the desk looks for others' edits, in ms. */
const EVERY = 5_000

/** Keeps the draft in step with the other operators, and sends what could not be saved as soon as it can be. */
export function useKeepFresh(): void {
  const draft = useDraft()
  const session = useSessionSnapshot()
  const expired = session.kind === 'signedIn' && session.expired

  useEffect(() => {
    if (expired) return undefined
    const refresh = () => {
      // Nobody looks at a hidden page; after a failed read the next one catches up.
      if (document.visibilityState === 'visible') void draft.refresh().catch(() => undefined)
    }
    const retry = () => void draft.retry()
    const timer = setInterval(refresh, EVERY)
    document.addEventListener('visibilitychange', refresh)
    addEventListener('online', retry)
    retry()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
      removeEventListener('online', retry)
    }
  }, [draft, expired])
}
