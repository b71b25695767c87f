import { createContext, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { usePageHidden } from '../../../../src/ui/usePageHidden.ts'
import type { PersonHere } from '../../../api/presenceApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useOperator, useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { STOPS } from '../stops/useStops.ts'
import { createPresence } from './createPresence.ts'
import { useReadable } from '../../../../src/ui/useReadable.ts'
import { useAround } from '../../../../src/ui/useAround.ts'

const Context = createContext<readonly PersonHere[] | undefined>(undefined)

/** Follows the events of the service while somebody looks at the page, and says where the operator is. */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const draft = useDraft()
  const { mutate } = useSWRConfig()
  const [presence] = useState(() =>
    createPresence({
      api,
      // What could not be read is read by the next look, a few seconds later.
      onChanged() {
        draft.refresh().catch(() => undefined)
        mutate(STOPS).catch(() => undefined)
      },
    }),
  )
  const session = useSessionSnapshot()
  const isExpired = session.kind === 'signedIn' && session.expired
  const isHidden = usePageHidden()
  const listens = !isExpired && !isHidden
  useEffect(() => (listens ? presence.listen() : undefined), [presence, listens])

  const { pathname: page } = useLocation()
  const { status, current } = useDraftSnapshot()
  const change = current?.id
  const isRead = status !== 'loading'
  useEffect(() => {
    if (!isRead) return undefined
    const say = () => presence.goTo({ page, ...(change !== undefined && { change }) })
    say()
    // Of two windows, the operator is at the one they use.
    addEventListener('focus', say)
    return () => removeEventListener('focus', say)
  }, [presence, isRead, page, change])

  return <Context value={useReadable(presence)}>{children}</Context>
}

/** Other operators with the desk open; empty while that is not known. */
export function usePresence(): readonly PersonHere[] {
  const people = useAround(Context, 'PresenceProvider')
  const me = useOperator().name
  return people.filter(({ name }) => name !== me)
}
