import { lazy, Suspense, useEffect } from 'react'
import { loadActions } from '../../renderer/actions/runLater.ts'
import { useApp } from '../AppContext.ts'
import { createStore } from '../stores/createStore.ts'
import { useReadable } from '../stores/useReadable.ts'
import { Announcer } from './Announcer.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ScreenStack } from './ScreenStack.tsx'
import styles from './Shell.module.css'

const loadRare = async () => import('./rareViews.ts')
const ShellDialogs = lazy(async () => ({ default: (await loadRare()).ShellDialogs }))
const Maintenance = lazy(async () => ({ default: (await loadRare()).Maintenance }))
const UpdateOffer = lazy(async () => ({ default: (await loadRare()).UpdateOffer }))
const never = createStore(false)

/** What stands around every screen. */
export function Shell() {
  const { site, account, questions, isDemonstration, host, updates } = useApp()
  const repairTips = useReadable(site.repairTips)
  const member = useReadable(account.member)
  const text = useReadable(host.text)
  const isAsking = useReadable(questions.asked).length > 0
  const isExpired = useReadable(account.expired)
  const demonstration = useReadable(isDemonstration)
  const isUpdateOut = useReadable(updates?.isOut ?? never)

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
        {updates && isUpdateOut && <UpdateOffer updates={updates} />}
        {(isAsking || isExpired) && <ShellDialogs />}
      </Suspense>
    </div>
  )
}
