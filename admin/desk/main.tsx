import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/tokens.css'
import '../../src/ui/base.css'
import { createDeskApi } from './api/createDeskApi.ts'
import { App } from './app/App.tsx'
import { createSession } from './session/createSession.ts'

const api = createDeskApi({ fetch: (input, init) => fetch(input, init), onSignedOut: () => session.expire() })
const session = createSession(api)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
    <App api={api} session={session} />
  </StrictMode>,
)
