import { PageHeader } from '../../kit/PageHeader.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { MachineTokens } from './MachineTokens.tsx'
import { MyAccount } from './MyAccount.tsx'
import styles from './people.module.css'
import { Team } from './Team.tsx'

/** The operator's own account and, for owners, everybody and every program that may use the desk. */
export function PeoplePage() {
  const { t } = useWords()
  const { name, role } = useOperator()
  const isOwner = useMay('owner')
  return (
    <>
      <PageHeader title={t('areas.people')} text={t('account.text', { name, role: t(`roles.${role}`) })} />
      <div className={styles.stack}>
        <MyAccount />
        {isOwner && <Team />}
        {isOwner && <MachineTokens />}
      </div>
    </>
  )
}
