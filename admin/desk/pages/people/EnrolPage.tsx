import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { Note } from '../../kit/Note.tsx'
import { ConfirmAgain } from '../../session/ConfirmAgain.tsx'
import { Door } from '../../session/Door.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useWords } from '../../words/useWords.ts'

/** For a role that needs a code at the log-in: nothing else is open until one is turned on. */
export function EnrolPage() {
  const { t } = useWords()
  const session = useSession()
  return (
    <Door>
      <Note tone="warning" title={t('account.needsCode')} />
      <Card title={t('account.code')}>
        <SecondFactorForm />
      </Card>
      <ConfirmAgain />
      <Button full onClick={() => void session.start()}>
        {t('session.continue')}
      </Button>
      <Button variant="quiet" full onClick={() => void session.leave()}>
        {t('frame.signOut')}
      </Button>
    </Door>
  )
}
