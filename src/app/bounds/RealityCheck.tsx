import { useState, useSyncExternalStore } from 'react'
import { NetAmount } from '../../renderer/parts/NetAmount.tsx'
import { useRenderer } from '../../renderer/screen/RendererProvider.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useApp, useTexts } from '../AppContext.ts'
import { useReadable } from '../../ui/useReadable.ts'
import styles from './RealityCheck.module.css'

/**
 * How long the session has lasted and what it has come to, with the ways to go on and to stop. It waits for whatever is
 * in front of the screen, such as a question before money moves; once it is there it stays until it is answered.
 */
export function RealityCheck() {
  const { overlays } = useApp()
  const isFree = useSyncExternalStore(overlays.subscribe, () => overlays.count() === 0)
  const [isShown, setShown] = useState(isFree)
  if (isFree && !isShown) setShown(true)
  return isShown && <OpenCheck />
}

/** Where games and boards are (specification, section 2). */
const games: readonly string[] = ['/gamePage', '/lottery', '/k3', '/pk10']

function OpenCheck() {
  const { account, navigator } = useApp()
  const t = useTexts()
  const acknowledge = useAcknowledge()
  const isPlaying = games.includes(navigator.place().path)

  function handleLeave(): void {
    acknowledge()
    navigator.navigate.go('/', {})
  }

  function handleLogout(): void {
    acknowledge()
    void account.logout({ forget: false })
  }

  return (
    <ConfirmDialog
      open
      title={t('play.checkTitle')}
      text={t('play.checkText')}
      cancelLabel={t('play.continue')}
      otherLabel={isPlaying ? t('play.leaveGame') : undefined}
      confirmLabel={t('mine.logout')}
      onConfirm={handleLogout}
      onOther={handleLeave}
      onCancel={acknowledge}
    >
      <SessionSums />
      <Help />
    </ConfirmDialog>
  )
}

/** Closes it, and counts from now to the next one. */
function useAcknowledge(): () => void {
  const { play } = useApp()
  return () => {
    void play.follow().then(
      ({ acknowledge }) => acknowledge(),
      () => undefined,
    )
  }
}

function SessionSums() {
  const { play } = useApp()
  const t = useTexts()
  const { ticker } = useRenderer()
  const now = useReadable(ticker)
  const { since = now, net, session_won: won } = useReadable(play)
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  const hours = Math.floor(minutes / 60)
  return (
    <div className={styles.sums}>
      <dl>
        <div>
          <dt>{t('play.time')}</dt>
          <dd>{hours > 0 ? t('play.hours', { hours, minutes: minutes % 60 }) : t('play.minutes', { minutes })}</dd>
        </div>
        {net && (
          <div>
            <dt>{t('play.net')}</dt>
            <dd>
              <NetAmount net={net} />
            </dd>
          </div>
        )}
      </dl>
      {net && <p className={styles.note}>{t(won ? 'play.netNote' : 'play.settledNote')}</p>}
    </div>
  )
}

/** Somebody to talk to, and where limits and breaks are. */
function Help() {
  const { navigator, play } = useApp()
  const t = useTexts()
  const { helpPhone: phone } = useReadable(play)
  const acknowledge = useAcknowledge()

  function handleMore(): void {
    acknowledge()
    navigator.navigate.go('/play', {})
  }

  return (
    <div className={styles.ways}>
      {phone !== undefined && (
        <a className={styles.way} href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>
          <Icon name="help" />
          <span>{t('play.call', { phone })}</span>
        </a>
      )}
      <button type="button" className={styles.way} onClick={handleMore}>
        <Icon name="shield" />
        <span>{t('play.more')}</span>
      </button>
    </div>
  )
}
