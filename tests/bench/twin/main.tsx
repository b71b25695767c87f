import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryStorage } from '../../../src/platform/createMemoryStorage.ts'
import { createSession } from '../../../src/platform/createSession.ts'
import { App } from './App.tsx'
import { createTwin } from './createTwin.ts'
import { startMember } from './startMember.ts'
import { createTranslate } from './text/createTranslate.ts'

const session = createSession({
  storage: storageOf('sessionStorage'),
  local: storageOf('localStorage'),
  channel: new BroadcastChannel('playbill-session'),
})
const { locale } = session.getSnapshot()
const twin = createTwin({ session, locale, storage: storageOf('sessionStorage'), t: await createTranslate(locale) })
startMember(twin)
createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <App twin={twin} />
  </StrictMode>,
)

function storageOf(kind: 'sessionStorage' | 'localStorage') {
  try {
    return window[kind]
  } catch {
    return createMemoryStorage()
  }
}
