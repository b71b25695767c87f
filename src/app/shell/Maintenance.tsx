import { useEffect } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useApp } from '../AppContext.ts'
import { useReadable } from '../stores/useReadable.ts'

/** The repair notice alone, while the site is closed (specification, section 4). The site opens again by itself. */
export function Maintenance({ tips }: { readonly tips: string }) {
  const { announced, host, overlays } = useApp()
  const text = useReadable(host.text)
  const title = text('app.maintenanceTitle')
  useEffect(() => {
    document.title = title
    announced.set(title)
    overlays.closeAll()
  }, [title, announced, overlays])
  return (
    <main>
      <EmptyState icon="settings" title={tips === '' ? title : tips} text={text('app.maintenance')} />
    </main>
  )
}
