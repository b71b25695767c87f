import styles from './Frame.module.css'
import { Suspense, useState, useEffect, useSyncExternalStore, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../src/ui/Button.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { OfflineBanner } from '../../../src/ui/OfflineBanner.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { AskedBar } from '../asks/AskedBar.tsx'
import { ChangeBar } from '../changes/ChangeBar.tsx'
import { Arrival } from '../parts/Arrival.tsx'
import { DraftIssues } from '../draft/DraftIssues.ts'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx'
import { PreviewScreens, type Screens } from '../preview/PreviewScreens.ts'
import { PhonePreview } from '../preview/PhonePreview.tsx'
import { usePreviewTarget } from '../preview/PreviewTarget.tsx'
import { useDraftRelease } from '../preview/useDraftRelease.ts'
import { forgetFailedPages } from './lazyPage.tsx'
import { Pages } from './Pages.tsx'
import { StopBar } from '../stops/StopBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useKeepFresh } from './useKeepFresh.ts'
import { useNarrow } from './useNarrow.ts'
import { WhoIsHere } from '../presence/WhoIsHere.tsx'
import { useWords } from '../words/useWords.ts'
import { AreaLinks } from './AreaLinks.tsx'
import { Brand } from './Brand.tsx'
import { OwnFoot } from './OwnFoot.tsx'

const noScreens: Screens = {}

/** The frame around every page: the navigation, the state of the draft, and the phone. */
export function Frame() {
  const { t } = useWords()
  const snapshot = useDraftSnapshot()
  const { together } = usePreviewTarget()
  const release = useDraftRelease(snapshot, together)
  const online = useOnline()
  const isNarrow = useNarrow()
  const lost = [...snapshot.pending.values()].filter(({ phase }) => phase.kind === 'failed' && phase.isLost).length
  const { pathname } = useLocation()
  // On a narrow desk the phone covers the page; going to another page closes it to show that page.
  const [phoneOver, setPhoneOver] = useState<string>()
  const phoneOpen = phoneOver === pathname
  useKeepFresh()
  useLeaveGuard(snapshot.pending)

  const phoneSwitch = (
    <Button
      variant={isNarrow ? 'secondary' : 'primary'}
      size="small"
      aria-pressed={phoneOpen}
      icon={phoneOpen ? 'close' : 'eye'}
      onClick={() => setPhoneOver(phoneOpen ? undefined : pathname)}
    >
      {t(phoneOpen ? 'frame.closePreview' : 'frame.preview')}
    </Button>
  )
  return (
    <DraftIssues value={release.issues}>
      <div className={styles.frame}>
        <a className={styles.skip} href="#page" onClick={handleSkip}>
          {t('frame.toThePage')}
        </a>
        {isNarrow ? <TopBar>{phoneSwitch}</TopBar> : <SideNav />}
        <main id="page" className={styles.main}>
          <div className={styles.top}>
            <StopBar />
            <ChangeBar />
            <AskedBar />
            <OfflineBanner
              offline={!online || lost > 0}
              text={online ? t('frame.noAnswer', { count: lost }) : t('frame.noConnection')}
            />
          </div>
          <div className={styles.page}>
            <PreviewScreens value={release.release?.manifest.screens ?? noScreens}>
              <Arrival>
                <ErrorBoundary key={pathname} onLeave={forgetFailedPages}>
                  <Suspense fallback={<Skeleton shape="banner" count={3} label={t('frame.loadingPage')} />}>
                    <Pages />
                  </Suspense>
                </ErrorBoundary>
              </Arrival>
            </PreviewScreens>
          </div>
        </main>
        <aside className={joinNames(styles.phone, phoneOpen && styles.phoneOpen)} aria-label={t('frame.preview')}>
          <PhonePreview draft={release} />
        </aside>
        {!isNarrow && <div className={styles.phoneSwitch}>{phoneSwitch}</div>}
      </div>
    </DraftIssues>
  )
}

/** The address belongs to the router: the link may only move the focus. */
function handleSkip(event: MouseEvent): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#page h1')?.focus()
}

/** Lets the browser ask before the page is left while something typed is not saved. */
function useLeaveGuard(pending: ReadonlyMap<string, unknown>): void {
  const isDirty = pending.size > 0
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function SideNav() {
  return (
    <div className={styles.side}>
      <Brand />
      <AreaLinks />
      <WhoIsHere />
      <OwnFoot />
    </div>
  )
}
