import { useEffect } from 'react'
import { HashRouter, Route, Routes } from 'react-router-dom'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { Spinner } from '../../../src/ui/Spinner.tsx'
import { UiProvider } from '../../../src/ui/UiProvider.tsx'
import { ApiProvider } from '../api/ApiProvider.tsx'
import type { Checker } from '../check/Checker.ts'
import { CheckerProvider } from '../check/CheckerProvider.tsx'
import type { DeskApi } from '../api/DeskApi.ts'
import { EnrolPage } from '../pages/account/EnrolPage.tsx'
import { Door } from '../session/Door.tsx'
import { JoinPage } from '../session/JoinPage.tsx'
import type { Session } from '../session/Session.ts'
import { SessionProvider, useSession, useSessionSnapshot } from '../session/SessionProvider.tsx'
import { SignInPage } from '../session/SignInPage.tsx'
import { Desk } from './Desk.tsx'

export interface AppProps {
  readonly api: DeskApi
  readonly session: Session
  readonly checker: Checker
}

/** A refusal is final; only a service that does not answer is worth asking again by itself. */
const swr: SWRConfiguration = {
  provider: () => new Map(),
  shouldRetryOnError: (error: Error & { code?: string }) => error.code === 'offline',
}

export function App({ api, session, checker }: AppProps) {
  return (
    <UiProvider>
      <SWRConfig value={swr}>
        <ApiProvider api={api}>
          <CheckerProvider checker={checker}>
            <SessionProvider session={session}>
              <HashRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
                <Routes>
                  <Route path="/join/:token" element={<JoinPage />} />
                  <Route path="*" element={<Gate />} />
                </Routes>
              </HashRouter>
            </SessionProvider>
          </CheckerProvider>
        </ApiProvider>
      </SWRConfig>
    </UiProvider>
  )
}

/** Lets operators in, to the address they asked for. */
function Gate() {
  const session = useSession()
  const snapshot = useSessionSnapshot()
  useEffect(() => {
    if (session.getSnapshot().kind === 'loading') void session.start()
  }, [session])

  if (snapshot.kind === 'signedIn' && snapshot.operator.needsSecondFactor === true) return <EnrolPage />
  if (snapshot.kind === 'signedIn') return <Desk key={snapshot.operator.id} />
  if (snapshot.kind === 'signedOut') return <SignInPage needsSetup={snapshot.needsSetup} isTold={snapshot.isTold} />
  return (
    <Door>
      {snapshot.kind === 'loading' ? (
        <Spinner label="Opening the desk" size={28} />
      ) : (
        <ErrorState title="The desk could not be opened" text={snapshot.message} onRetry={() => void session.start()} />
      )}
    </Door>
  )
}
