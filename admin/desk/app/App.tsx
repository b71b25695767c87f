import type { i18n } from 'i18next'
import { type ReactNode, Suspense, useEffect, useState, useMemo } from 'react'
import { HashRouter, Route, Routes } from 'react-router-dom'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { Spinner } from '../../../src/ui/Spinner.tsx'
import { ApiProvider, useApi } from '../api/ApiProvider.tsx'
import type { Checker } from '../facts/check/Checker.ts'
import { CheckerProvider } from '../facts/check/CheckerProvider.tsx'
import type { ServiceClient } from '../api/serviceClient.ts'
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx'
import { forgetFailedPages, lazyPage } from '../frame/lazyPage.tsx'
import { Door } from '../session/Door.tsx'
import type { Session } from '../session/Session.ts'
import { SessionProvider, useSession, useSessionSnapshot, useOperator } from '../session/SessionProvider.tsx'
import { SignInPage } from '../session/SignInPage.tsx'
import { sentenceOf } from '../words/sentenceOf.ts'
import { useWords } from '../words/useWords.ts'
import { WordsProvider } from '../words/WordsProvider.tsx'
import { chosenChange } from '../changes/chosenChange.ts'
import { createDraft } from '../facts/draft/createDraft.ts'
import { DraftProvider } from '../facts/draft/DraftProvider.tsx'
import { keepTyped } from '../facts/draft/keepTyped.ts'
import { Frame } from '../frame/Frame.tsx'
import { ToastProvider } from '../kit/ToastProvider.tsx'
import { PresenceProvider } from '../changes/presence/PresenceProvider.tsx'
import { PreviewTarget } from '../phone/PreviewTarget.tsx'
import { ConfirmAgain } from '../session/ConfirmAgain.tsx'
import { SignInAgain } from '../session/SignInAgain.tsx'
import { UiProvider } from '../../../src/ui/UiProvider.tsx'
import type { UiTexts } from '../../../src/ui/uiTexts.ts'
import type { Say } from '../words/WordTable.ts'
import { browserStorage } from '../../../src/platform/browserStorage.ts'

/** The next operator on this page starts without what this one has read. */
const ownCache: SWRConfiguration = { provider: () => new Map() }

export interface AppProps {
  readonly api: ServiceClient
  readonly session: Session
  readonly checker: Checker
  readonly words: i18n
}

// An operator sees them once, if ever.
const JoinPage = lazyPage(async () => (await import('../session/JoinPage.tsx')).JoinPage)
const CompanyPage = lazyPage(async () => (await import('../session/CompanyPage.tsx')).CompanyPage)
const CodePage = lazyPage(async () => (await import('../session/CodePage.tsx')).CodePage)
const EnrolPage = lazyPage(async () => (await import('../pages/people/EnrolPage.tsx')).EnrolPage)

/** A refusal is final; only a service that does not answer is worth asking again by itself. */
const swr: SWRConfiguration = {
  provider: () => new Map(),
  // Some browsers say for good that there is no network; only a call shows whether there is.
  isOnline: () => true,
  shouldRetryOnError: (error: Error & { code?: string }) => error.code === 'offline',
}

export function App({ api, session, checker, words }: AppProps) {
  return (
    <WordsProvider words={words}>
      <UiWords>
        <SWRConfig value={swr}>
          <ApiProvider api={api}>
            <CheckerProvider checker={checker}>
              <SessionProvider session={session}>
                <HashRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
                  <Routes>
                    <Route path="/join/:token" element={<AtTheDoor page={<JoinPage />} />} />
                    <Route path="*" element={<Gate />} />
                  </Routes>
                </HashRouter>
              </SessionProvider>
            </CheckerProvider>
          </ApiProvider>
        </SWRConfig>
      </UiWords>
    </WordsProvider>
  )
}

/** A page before the desk whose code comes when it is needed. */
function AtTheDoor({ page }: { readonly page: ReactNode }) {
  const { t } = useWords()
  return (
    <ErrorBoundary onLeave={forgetFailedPages}>
      <Suspense
        fallback={
          <Door>
            <Spinner label={t('frame.loadingPage')} size={28} />
          </Door>
        }
      >
        {page}
      </Suspense>
    </ErrorBoundary>
  )
}

/** Lets operators in, to the address they asked for. */
function Gate() {
  const words = useWords()
  const session = useSession()
  const snapshot = useSessionSnapshot()
  useEffect(() => {
    if (session.getSnapshot().kind === 'loading') void session.start()
  }, [session])

  if (snapshot.kind === 'atCompany') return <AtTheDoor page={<CompanyPage />} />
  if (snapshot.kind === 'signedIn' && snapshot.operator.needsCode === true) return <AtTheDoor page={<CodePage />} />

  if (snapshot.kind === 'signedIn' && snapshot.operator.needsSecondFactor === true)
    return <AtTheDoor page={<EnrolPage />} />
  if (snapshot.kind === 'signedIn') return <Desk key={snapshot.operator.id} />
  if (snapshot.kind === 'signedOut') return <SignInPage {...snapshot} />
  return (
    <Door>
      {snapshot.kind === 'loading' ? (
        <Spinner label={words.t('frame.opening')} size={28} />
      ) : (
        <ErrorState
          title={words.t('frame.notOpened')}
          text={sentenceOf(snapshot.error, words)}
          onRetry={() => void session.start()}
        />
      )}
    </Door>
  )
}

/** The desk of the signed-in operator; what it has read is dropped when they leave. */
function Desk() {
  const api = useApi()
  const { id, name } = useOperator()
  const [draft] = useState(() => {
    const chosen = chosenChange(browserStorage('localStorage'), id)
    return createDraft(api, { owner: name, chosen: chosen.read(), onChoose: (change) => chosen.write(change) })
  })
  useEffect(() => {
    const stop = keepTyped(draft, browserStorage('localStorage'), id)
    void draft.load()
    return stop
  }, [draft, id])
  return (
    <SWRConfig value={ownCache}>
      <DraftProvider draft={draft}>
        <PreviewTarget>
          <PresenceProvider>
            <ToastProvider>
              <Frame />
            </ToastProvider>
          </PresenceProvider>
        </PreviewTarget>
        <ConfirmAgain />
        <SignInAgain />
      </DraftProvider>
    </SWRConfig>
  )
}

/** The words of the controls themselves, in the operator's language. */
function UiWords({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const texts = useMemo(() => uiTexts(t), [t])
  return <UiProvider texts={texts}>{children}</UiProvider>
}

function uiTexts(t: Say): UiTexts {
  return {
    amountDecimals: t('ui.amountDecimals'),
    amountLong: t('ui.amountLong'),
    amountReadings: t('ui.amountReadings'),
    amountWhole: t('ui.amountWhole'),
    amountWrong: t('ui.amountWrong'),
    apply: t('ui.apply'),
    back: t('ui.back'),
    cancel: t('ui.cancel'),
    clear: t('ui.clear'),
    close: t('ui.close'),
    copied: t('ui.copied'),
    copy: t('ui.copy'),
    copyFailed: t('ui.copyFailed'),
    done: t('ui.done'),
    hidePassword: t('ui.hidePassword'),
    loading: t('ui.loading'),
    more: t('ui.more'),
    next: t('ui.next'),
    noMatches: t('ui.noMatches'),
    opensNewWindow: t('ui.opensNewWindow'),
    pasteCut: t('ui.pasteCut'),
    pause: t('ui.pause'),
    play: t('ui.play'),
    previous: t('ui.previous'),
    refresh: t('ui.refresh'),
    retry: t('ui.retry'),
    search: t('ui.search'),
    showPassword: t('ui.showPassword'),
  }
}
