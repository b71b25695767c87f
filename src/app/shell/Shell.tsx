import { Activity, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { later } from '../../ui/later.tsx'
import { useApp, useTexts } from '../AppContext.ts'
import { useReadable } from '../../renderer/reading/useReadable.ts'
import { ScreenStack } from './ScreenStack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { OfflineBanner } from '../../ui/OfflineBanner.tsx'
import styles from './Shell.module.css'

const loadRare = async () => import('./rareViews.ts')
const ShellDialogs = later(async () => (await loadRare()).ShellDialogs)
const Maintenance = later(async () => (await loadRare()).Maintenance)
const Ahead = later(async () => (await loadRare()).Ahead)
const UpdateOffer = later(async () => (await loadRare()).UpdateOffer)

/** The frame around every screen. */
export function Shell() {
  const { site, account, play, questions, isDemonstration, update } = useApp()
  const repairTips = useReadable(site.repairTips)
  const member = useReadable(account.member)
  const t = useTexts()
  const isAsking = useReadable(questions.asked).length > 0
  const isExpired = useReadable(account.expired)
  const demonstration = useReadable(isDemonstration)
  const offered = useReadable(update)
  const isDue = useReadable(play).isDue

  // Ahead of need: a tap must not wait for the network, and may come without one.
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void Ahead.load().then(
          () => setStarted(true),
          () => undefined,
        ),
      1500,
    )
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.shell}>
      <Announcer />
      <OfflineNotice />
      {demonstration && <p className={styles.demonstration}>{t('app.demonstration')}</p>}
      <div className={styles.stack}>
        {/* Behind the notice the screens keep what was typed. */}
        <Activity mode={repairTips === undefined ? 'visible' : 'hidden'}>
          <ScreenStack key={member} />
        </Activity>
        {repairTips !== undefined && (
          <Suspense fallback={null}>
            <Maintenance tips={repairTips} />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {offered && <UpdateOffer update={offered} />}
        {(isAsking || isExpired || isDue) && <ShellDialogs />}
      </Suspense>
      {isStarted && <Ahead />}
    </div>
  )
}

/** Tells screen readers which screen has opened. */
function Announcer() {
  const { announced } = useApp()
  const t = useTexts()
  const title = useReadable(announced)
  return (
    <output>
      <VisuallyHidden>{title === '' ? '' : t('app.opened', { title })}</VisuallyHidden>
    </output>
  )
}

/** Shown while the service cannot be reached. */
function OfflineNotice() {
  const { host, toasts } = useApp()
  const t = useTexts()
  const isOnline = useReadable(host.online)
  const wasOnline = useRef(isOnline)
  const sayBack = useEffectEvent(() => toasts.success(t('app.backOnline')))

  useEffect(() => {
    if (isOnline && !wasOnline.current) sayBack()
    wasOnline.current = isOnline
  }, [isOnline])

  return <OfflineBanner offline={!isOnline} text={t('app.offline')} />
}
