import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { OfflineBanner } from '../../../../src/ui/OfflineBanner.tsx'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { useFlag } from '../createFlag.ts'
import { useTwin } from '../TwinContext.ts'
import { OpenedContext } from './OpenedContext.ts'
import { useOnline } from './useOnline.ts'
import styles from './shell.module.css'

const ToastHost = lazy(async () => ({ default: (await import('../../../../src/ui/ToastHost.tsx')).ToastHost }))
const loadExpired = async () => ({ default: (await import('./ExpiredDialog.tsx')).ExpiredDialog })
const ExpiredDialog = lazy(loadExpired)

/** The frame around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t, toasts, isDemonstration, isExpired } = useTwin()
  const [opened, setOpened] = useState('')
  const online = useOnline()
  const demonstration = useFlag(isDemonstration)
  const expired = useFlag(isExpired)

  useEffect(() => {
    const timer = setTimeout(() => void loadExpired().catch(() => undefined), 1500)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.shell}>
      <output>
        <VisuallyHidden>{opened === '' ? '' : t('app.opened', { title: opened })}</VisuallyHidden>
      </output>
      <OfflineBanner offline={!online} text={t('app.offline')} />
      {demonstration && <p className={styles.demonstration}>{t('app.demonstration')}</p>}
      <div className={styles.stack}>
        <OpenedContext value={setOpened}>{children}</OpenedContext>
      </div>
      <Suspense fallback={null}>
        <ToastHost toasts={toasts} />
        {expired && <ExpiredDialog />}
      </Suspense>
    </div>
  )
}
