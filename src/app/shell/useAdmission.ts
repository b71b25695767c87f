import { useSyncExternalStore } from 'react'
import type { Location } from 'react-router-dom'
import { useApp } from '../AppContext.ts'
import type { Admission } from '../navigation/createGatekeeper.ts'
import { useReadable } from '../stores/useReadable.ts'

/** Whether the location may be open now; asked again when the session, the site or the release changes. */
export function useAdmission({ pathname, search }: Location): Admission | { readonly kind: 'waiting' } {
  const { admit, host, release, account } = useApp()
  useReadable(release)
  useReadable(host.session)
  useReadable(host.user)
  useReadable(host.site)
  const isReady = useSyncExternalStore(account.ready.subscribe, account.ready.getSnapshot)
  const admission = admit({ path: pathname, query: Object.fromEntries(new URLSearchParams(search)) })
  // Another tab may be about to hand over its login.
  return admission.kind === 'open' || isReady ? admission : { kind: 'waiting' }
}
