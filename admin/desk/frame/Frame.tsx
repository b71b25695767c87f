import styles from './Frame.module.css'
import { Suspense, useEffect, useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { createOnline } from '../../../src/store/createOnline.ts'
import { OfflineBanner } from '../../../src/ui/OfflineBanner.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { useReadable } from '../../../src/ui/useReadable.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { Arrival } from '../kit/Arrival.tsx'
import { DraftIssues } from '../facts/draft/DraftIssues.ts'
import { useDraftSnapshot, useDraft } from '../facts/draft/DraftProvider.tsx'
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx'
import { focusHeading } from '../kit/PageHeader.tsx'
import { PreviewFold, PreviewPane } from '../phone/PreviewPane.tsx'
import { usePreviewTarget } from '../phone/PreviewTarget.tsx'
import { useDraftRelease } from '../phone/useDraftRelease.ts'
import { usePlayedChange } from '../phone/usePlayedChange.ts'
import { forgetFailedPages } from './lazyPage.tsx'
import { Pages } from './Pages.tsx'
import { StopsOn } from '../changes/stops/StopBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useNarrow } from '../kit/useNarrow.ts'
import { useWords } from '../words/useWords.ts'
import { AreaLinks } from './AreaLinks.tsx'
import { Brand } from '../kit/Brand.tsx'
import { OwnFoot } from './OwnFoot.tsx'
import { FindButton } from './find/FindButton.tsx'
import { useSessionSnapshot } from '../session/SessionProvider.tsx'
import { memberOf } from '../../../src/format/value/isObject.ts'

/** How often the desk looks for others' edits, in ms. */
const EVERY = 5_000

/** The frame around every page: the navigation, the state of the draft, and the phone. */
export function Frame() {
  const { t } = useWords()
  const snapshot = useDraftSnapshot()
  const { together, moment } = usePreviewTarget()
  const { change, rollback } = usePlayedChange()
  const release = useDraftRelease(snapshot, change, { together, moment, rollback })
  const online = useOnline()
  const isNarrow = useNarrow()
  const lost = [...snapshot.pending.values()].filter(({ phase }) => phase.kind === 'failed' && phase.isLost).length
  const { pathname } = useLocation()
  useKeepFresh()
  useFactFocus()
  useLeaveGuard(snapshot.pending)
  return (
    <DraftIssues value={release.issues}>
      <PreviewFold>
        <div className={styles.frame}>
          <a className={styles.skip} href="#page" onClick={handleSkip}>
            {t('frame.toThePage')}
          </a>
          {!isNarrow && <SideNav />}
          <div className={styles.column}>
            <header>
              <TopBar />
              <StopsOn />
              <OfflineBanner
                offline={!online || lost > 0}
                text={lost > 0 ? t('frame.noAnswer', { count: lost }) : t('frame.noConnection')}
              />
            </header>
            <main id="page" className={styles.main}>
              <div className={styles.page}>
                <Arrival>
                  <ErrorBoundary key={pathname} onLeave={forgetFailedPages}>
                    <Suspense fallback={<Skeleton shape="banner" count={3} label={t('frame.loadingPage')} />}>
                      <Pages />
                    </Suspense>
                  </ErrorBoundary>
                </Arrival>
              </div>
            </main>
          </div>
          <PreviewPane draft={release} />
        </div>
      </PreviewFold>
    </DraftIssues>
  )
}

/** The address belongs to the router: the link may only move the focus. */
function handleSkip(event: MouseEvent): void {
  event.preventDefault()
  focusHeading()
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

function useOnline(): boolean {
  const { reached } = useApi()
  const [online] = useState(() => createOnline(window, reached))
  return useReadable(online)
}

function SideNav() {
  return (
    <div className={styles.side}>
      <div className={styles.head}>
        <Brand />
        <FindButton />
      </div>
      <AreaLinks />
      <OwnFoot />
    </div>
  )
}

/** Keeps the draft in step with the other operators, and sends what could not be saved as soon as it can be. */
function useKeepFresh(): void {
  const draft = useDraft()
  const session = useSessionSnapshot()
  const expired = session.kind === 'signedIn' && session.expired

  useEffect(() => {
    if (expired) return undefined
    const refresh = () => {
      // Nobody looks at a hidden page; after a failed read the next one catches up.
      if (document.visibilityState === 'visible') void draft.refresh().catch(() => undefined)
    }
    const retry = () => void draft.retry()
    const timer = setInterval(refresh, EVERY)
    document.addEventListener('visibilitychange', refresh)
    addEventListener('online', retry)
    retry()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
      removeEventListener('online', retry)
    }
  }, [draft, expired])
}

/** How long a page may take to show the field, in ms; later the operator is elsewhere. */
const PATIENCE = 15_000
const FIELD = ':is(input, textarea, select, button, [tabindex]):not([type="hidden"], :disabled)'

/** Puts the focus into the field of the fact that a link leads to, once its page shows it. */
function useFactFocus(): void {
  // Another object at every navigation, also to where the operator is.
  const { state } = useLocation()
  useEffect(() => {
    const fact = memberOf(state, 'fact')
    return typeof fact === 'string' ? waitForField(fact) : undefined
  }, [state])
}

function waitForField(fact: string): () => void {
  const leave = new AbortController()
  const { signal } = leave
  const stop = () => leave.abort()
  const look = () => {
    const field = document
      .querySelector<HTMLElement>(`#page [data-fact="${CSS.escape(fact)}"]`)
      ?.querySelector<HTMLElement>(FIELD)
    if (!field) return
    stop()
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(stop, PATIENCE)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  // An operator who goes on working meanwhile keeps the focus.
  addEventListener('pointerdown', stop, { capture: true, signal })
  addEventListener('keydown', stop, { capture: true, signal })
  look()
  return stop
}
