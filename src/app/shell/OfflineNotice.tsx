import { useEffect, useEffectEvent, useRef } from 'react'
import { OfflineBanner } from '../../ui/OfflineBanner.tsx'
import { useApp } from '../AppContext.ts'
import { useReadable } from '../stores/useReadable.ts'

/** Stands while the service cannot be reached. */
export function OfflineNotice() {
  const { host, toasts } = useApp()
  const text = useReadable(host.text)
  const isOnline = useReadable(host.online)
  const wasOnline = useRef(isOnline)
  const sayBack = useEffectEvent(() => toasts.success(text('app.backOnline')))

  useEffect(() => {
    if (isOnline && !wasOnline.current) sayBack()
    wasOnline.current = isOnline
  }, [isOnline])

  return <OfflineBanner offline={!isOnline} text={text('app.offline')} />
}
