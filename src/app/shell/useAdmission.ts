import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Location } from 'react-router-dom'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { useApp } from '../AppContext.ts'
import type { Admission, Gatekeeper } from '../navigation/createGatekeeper.ts'
import { useReadable } from '../../renderer/reading/useReadable.ts'

/** Whether the location may be open now; asked again when the session, the member, the site or the release changes. */
export function useAdmission({ pathname, search }: Location): Admission | { readonly kind: 'waiting' } {
  const { admit, host, release, account } = useApp()
  const isReady = useReadable(account.ready)
  const { session, user, site } = host
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = [release, session, user, site].map((store) => store.subscribe(onChange))
      return () => {
        for (const end of ends) end()
      }
    },
    [release, session, user, site],
  )
  const ask = useMemo(() => askingFor(pathname, search, admit), [pathname, search, admit])
  const admission = useSyncExternalStore(subscribe, ask, ask)
  // Another tab may be about to hand over its login.
  return admission.kind === 'open' || isReady ? admission : { kind: 'waiting' }
}

/** Asks each time; an answer that is the same stays the same object, so that it renders nothing. */
function askingFor(path: string, search: string, admit: Gatekeeper): () => Admission {
  const place = { path, query: Object.fromEntries(new URLSearchParams(search)) }
  let last: Admission | undefined
  return () => (last = reuseEqual(last, admit(place)))
}
