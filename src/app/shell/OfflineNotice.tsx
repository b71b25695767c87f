import { useEffect, useEffectEvent, useRef } from 'react'
import { OfflineBanner } from '../../ui/OfflineBanner.tsx'
import { useApp } from '../AppContext.ts'
import { useReadable } from '../stores/useReadable.ts'

/** Stands while the device has no network, or our own service has not answered when it was last asked. */
export function OfflineNotice() {
  const { host, release, toasts } = useApp()
  const text = useReadable(host.text)
  const isOnline = useReadable(host.online)
  const isServiceThere = useReadable(release).online
  const isOffline = !isOnline || !isServiceThere
  const wasOffline = useRef(isOffline)
  const sayBack = useEffectEvent(() => toasts.success(text('app.backOnline')))

  useEffect(() => {
    if (wasOffline.current && !isOffline) sayBack()
    wasOffline.current = isOffline
  }, [isOffline])

  return <OfflineBanner offline={isOffline} text={text('app.offline')} />
}
