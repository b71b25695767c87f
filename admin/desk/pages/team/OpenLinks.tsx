import { Card } from '../../../../src/ui/Card.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import type { Invitation } from '../../../api/operatorApi.ts'

export interface OpenLinksProps {
  readonly invitations: readonly Invitation[]
  readonly onWithdraw: (tokenHash: string) => Promise<void>
}

/** One-time links that nobody has used yet. */
export function OpenLinks({ invitations, onWithdraw }: OpenLinksProps) {
  const words = useWords()
  const { t } = words
  return (
    <Card title={t('team.openLinks')} flush>
      <Table
        caption={t('team.openLinksCaption')}
        narrow="stack"
        columns={[
          { key: 'name', label: t('team.for') },
          { key: 'role', label: t('team.whatFor') },
          { key: 'expires', label: t('team.until') },
          { key: 'withdraw', label: t('team.withdraw') },
        ]}
        rows={invitations.map((invitation) => ({
          key: invitation.tokenHash,
          cells: cellsOf(invitation, words, () => onWithdraw(invitation.tokenHash)),
        }))}
      />
    </Card>
  )
}

function cellsOf(
  { name, role, expiresAt, operatorId }: Invitation,
  { t, moment }: Words,
  onWithdraw: () => Promise<void>,
) {
  const whose = name ?? t('team.anybody')
  return {
    name: whose,
    role: operatorId === null ? t(`roles.${role}`) : t('team.aNewPassword'),
    expires: moment(expiresAt),
    withdraw: (
      <ActionButton
        size="small"
        variant="secondary"
        aria-label={t('team.withdrawName', { name: whose })}
        onAct={onWithdraw}
      >
        {t('team.withdraw')}
      </ActionButton>
    ),
  }
}
