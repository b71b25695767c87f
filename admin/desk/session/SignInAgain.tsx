import { Button } from '../../../src/ui/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { useSession, useSessionSnapshot } from './SessionProvider.tsx'
import styles from './session.module.css'
import { useWords } from '../words/useWords.ts'

/** The session has ended: the page stays as it is, and what could not be saved is saved after signing in again. */
export function SignInAgain() {
  const { t } = useWords()
  const session = useSession()
  const snapshot = useSessionSnapshot()
  if (snapshot.kind !== 'signedIn') return null
  return (
    <Dialog open={snapshot.expired} locked title={t('session.hasEnded')} onClose={() => undefined}>
      <div className={styles.again}>
        <p className={styles.quiet}>
          <SessionEnded ended={snapshot.ended} /> {t('session.goOn')}
        </p>
        {snapshot.expired && <SignInForm name={snapshot.operator.name} />}
        <Button variant="quiet" size="small" onClick={() => void session.leave()}>
          {t('session.leaveUnsaved')}
        </Button>
      </div>
    </Dialog>
  )
}
