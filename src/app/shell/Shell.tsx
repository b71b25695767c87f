import { lazy, Suspense, useEffect } from 'react'
import { useApp } from '../AppContext.ts'
import { useReadable } from '../stores/useReadable.ts'
import { Announcer } from './Announcer.tsx'
import { Maintenance } from './Maintenance.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ScreenStack } from './ScreenStack.tsx'
import { UpdateOffer } from './UpdateOffer.tsx'
import styles from './Shell.module.css'

const loadDialogs = async () => import('./ShellDialogs.tsx')
const ShellDialogs = lazy(async () => ({ default: (await loadDialogs()).ShellDialogs }))

/** What stands around every screen. */
export function Shell() {
  const { site, account, questions, isDemonstration, host } = useApp()
  const repairTips = useReadable(site.repairTips)
  const member = useReadable(account.member)
  const text = useReadable(host.text)
  const isAsking = useReadable(questions.asked).length > 0
  const isExpired = useReadable(account.expired)
  const demonstration = useReadable(isDemonstration)

  // Ahead of need: a question must not wait for the network, and may come when there is none.
  useEffect(() => {
    const timer = setTimeout(() => void loadDialogs().catch(() => undefined), 2000)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.shell}>
      <Announcer />
      <OfflineNotice />
      {demonstration && <p className={styles.demonstration}>{text('app.demonstration')}</p>}
      <div className={styles.stack}>{repairTips === undefined ? <ScreenStack key={member} /> : <Maintenance tips={repairTips} />}</div>
      <UpdateOffer />
      <Suspense fallback={null}>{(isAsking || isExpired) && <ShellDialogs />}</Suspense>
    </div>
  )
}
