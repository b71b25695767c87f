import { useEffect } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useApp, useTexts } from '../AppContext.ts'
import styles from './Maintenance.module.css'

/** The repair notice alone, while the site is closed (specification, section 4). The site opens again by itself. */
export function Maintenance({ tips }: { readonly tips: string }) {
  const { announced, overlays } = useApp()
  const t = useTexts()
  const title = t('app.maintenanceTitle')
  useEffect(() => {
    document.title = title
    announced.set(title)
    overlays.closeAll()
  }, [title, announced, overlays])
  return (
    <main className={styles.closed}>
      <EmptyState
        icon="settings"
        title={title}
        text={tips === '' ? undefined : tips}
        action={<p className={styles.again}>{t('app.maintenance')}</p>}
      />
    </main>
  )
}
