import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Note } from '../kit/Note.tsx'
import { useSession } from './SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'

/** The service does not know yet that the operator signed out here: reloading the page would sign in again. */
export function NotTold() {
  const { t } = useWords()
  const session = useSession()
  const [busy, setBusy] = useState(false)

  async function handleAgain() {
    setBusy(true)
    await session.leave()
    setBusy(false)
  }

  return (
    <Note tone="loss" title={t('session.notSignedOut')}>
      <p>{t('session.notSignedOutWhy')}</p>
      <Button size="small" variant="secondary" busy={busy} onClick={() => void handleAgain()}>
        {t('session.signOutAgain')}
      </Button>
    </Note>
  )
}
