import { useCallback, useState } from 'react'
import type { Me } from '../../api/accountApi.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { DeskError } from '../api/DeskError.ts'
import { Problem } from '../kit/Problem.tsx'
import { CompanyTab } from './CompanyTab.tsx'
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
        {snapshot.expired &&
          (snapshot.operator.isCompany === true ? (
            <AgainAtCompany operator={snapshot.operator} />
          ) : (
            <SignInForm name={snapshot.operator.name} />
          ))}
        <Button variant="quiet" size="small" onClick={() => void session.leave()}>
          {t('session.leaveUnsaved')}
        </Button>
      </div>
    </Dialog>
  )
}

/** In a tab of its own; the page beneath is this operator's, and nobody else goes on with it. */
function AgainAtCompany({ operator: { id } }: { readonly operator: Me }) {
  const api = useApi()
  const session = useSession()
  const [problem, setProblem] = useState<unknown>()
  const handleDone = useCallback(async () => {
    try {
      const { operator } = await api.me()
      if (operator.id !== id) throw new DeskError('company-refused', 'Another account.', { why: 'other-account' })
      session.enter(operator)
    } catch (error) {
      setProblem(error)
    }
  }, [api, id, session])
  return (
    <>
      <Problem error={problem} />
      <CompanyTab errand="again" onDone={handleDone} />
    </>
  )
}
