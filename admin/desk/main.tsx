import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/tokens.css'
import '../../src/ui/base.css'
import './desk.css'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import { createServiceClient } from './api/serviceClient.ts'
import { createWorkerChecker } from './facts/check/createWorkerChecker.ts'
import { App } from './app/App.tsx'
import { reloadForNewBuild } from './app/reloadForNewBuild.ts'
import { keptTheme, showTheme } from './kit/keptTheme.ts'
import { createSession } from './session/createSession.ts'
import { createWords, tables } from './words/createWords.ts'
import { keptLanguage } from './words/keptLanguage.ts'
import { browserStorage } from '../../src/platform/browserStorage.ts'

showTheme(document, keptTheme(browserStorage('localStorage')))

const api = createServiceClient({
  fetch: (input, init) => fetch(input, init),
  openEvents: (url) => new EventSource(url),
  onSignedOut: (refusal) => session.expire(refusal),
  onConfirmNeeded: () => session.confirm(),
})
const session = createSession(api, location.search)
reloadForNewBuild({
  window,
  reload: () => location.reload(),
  answers: () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  now: Date.now,
})

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root".')

const locale = keptLanguage(browserStorage('localStorage'), navigator.languages)
const words = createWords(locale, await tables[locale]())

createRoot(root).render(
  <StrictMode>
    <App api={api} session={session} checker={createWorkerChecker()} words={words} />
  </StrictMode>,
)
