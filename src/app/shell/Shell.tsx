import { Suspense, useEffect } from 'react'
import { loadActions } from '../../renderer/actions/runLater.ts'
import { later } from '../../ui/later.tsx'
import { useApp } from '../AppContext.ts'
import { useReadable } from '../stores/useReadable.ts'
import { Announcer } from './Announcer.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ScreenStack } from './ScreenStack.tsx'
import styles from './Shell.module.css'

const loadRare = async () => import('./rareViews.ts')
const ShellDialogs = later(async () => (await loadRare()).ShellDialogs)
const Maintenance = later(async () => (await loadRare()).Maintenance)
const UpdateOffer = later(async () => (await loadRare()).UpdateOffer)

/** What stands around every screen. */
export function Shell() {
  const { site, account, questions, isDemonstration, host, update } = useApp()
  const repairTips = useReadable(site.repairTips)
  const member = useReadable(account.member)
  const text = useReadable(host.text)
  const isAsking = useReadable(questions.asked).length > 0
  const isExpired = useReadable(account.expired)
  const demonstration = useReadable(isDemonstration)
  const offered = useReadable(update)

  // Ahead of need: a tap must not wait for the network, and may come when there is none.
  useEffect(() => {
    const timer = setTimeout(() => void Promise.all([loadRare(), loadActions()]).catch(() => undefined), 1500)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.shell}>
      <Announcer />
      <OfflineNotice />
      {demonstration && <p className={styles.demonstration}>{text('app.demonstration')}</p>}
      <div className={styles.stack}>
        {repairTips === undefined ? (
          <ScreenStack key={member} />
        ) : (
          <Suspense fallback={null}>
            <Maintenance tips={repairTips} />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {offered && <UpdateOffer update={offered} />}
        {(isAsking || isExpired) && <ShellDialogs />}
      </Suspense>
    </div>
  )
}
