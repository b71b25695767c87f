import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Note } from '../parts/Note.tsx'
import { useSession } from './SessionProvider.tsx'

/** The service does not know yet that the operator signed out here: reloading the page would sign in again. */
export function NotTold() {
  const session = useSession()
  const [busy, setBusy] = useState(false)

  async function handleAgain() {
    setBusy(true)
    await session.leave()
    setBusy(false)
  }

  return (
    <Note tone="loss" title="You are not signed out yet">
      <p>
        The service does not answer, so your session goes on in this browser. Do not leave it to others before this note
        is gone.
      </p>
      <Button size="small" variant="secondary" busy={busy} onClick={() => void handleAgain()}>
        Sign out again
      </Button>
    </Note>
  )
}
