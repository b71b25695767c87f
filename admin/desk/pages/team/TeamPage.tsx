import { useState, type FormEvent, useMemo } from 'react'
import useSWR from 'swr'
import { Card } from '../../../../src/ui/Card.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { OneTimeLink } from './OneTimeLink.tsx'
import { OperatorTable } from './OperatorTable.tsx'
import styles from './team.module.css'
import type { MadeLink, Invitation } from '../../../api/operatorApi.ts'
import { plainName } from '../../../../src/format/text/typedText.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { roles } from '../../session/roles.ts'
import type { Role } from '../../../api/accountApi.ts'
import { roleOptions } from './roleOptions.ts'
import { clearSent } from '../../kit/clearSent.ts'
import { createColumnHelper, useTable } from '@tanstack/react-table'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { DataTable } from '../../kit/DataTable.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'

/** Operators who may use the desk. */
export function TeamPage() {
  const { t } = useWords()
  const api = useApi()
  const toasts = useToasts()
  const team = useSWR('team', () => api.team())
  const [problem, setProblem] = useState<unknown>()
  /** The link for an operator's new password, until the page is left. */
  const [lost, setLost] = useState<MadeLink & { readonly name: string }>()

  async function change(action: () => Promise<unknown>, said?: string) {
    setProblem(undefined)
    try {
      await action()
      if (said !== undefined) toasts.success(said)
    } catch (error) {
      setProblem(error)
    }
    await team.mutate()
  }

  return (
    <>
      <PageHeader title={t('areas.team')} text={t('team.text')} />
      <div className={styles.stack}>
        <InviteForm onInvited={() => void team.mutate()} />
        <Problem error={problem} />
        {lost && (
          <Card title={t('team.newPasswordFor', { name: lost.name })}>
            <OneTimeLink made={lost} />
          </Card>
        )}
        <OperatorTable
          operators={team.data?.operators}
          change={change}
          onPasswordLink={(name, made) => setLost({ name, ...made })}
          problem={
            team.error === undefined
              ? undefined
              : {
                  title: t('team.failed'),
                  error: team.error,
                  busy: team.isValidating,
                  onRetry: () => void team.mutate(),
                }
          }
        />
        {team.data && team.data.invitations.length > 0 && (
          <OpenLinks
            invitations={team.data.invitations}
            onWithdraw={(tokenHash) =>
              change(() => api.withdrawInvitation({ params: { tokenHash } }), t('said.withdrawn'))
            }
          />
        )}
      </div>
    </>
  )
}

/** Makes a one-time link; it is shown once, because only its hash is kept. */
function InviteForm({ onInvited }: { onInvited: () => void }) {
  const { t } = useWords()
  const api = useApi()
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeLink>()
  const [problem, setProblem] = useState<unknown>()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      setMade(await api.invite({ body: { role, ...(plainName(name) !== '' && { name: plainName(name) }) } }))
      setName(clearSent(name))
      onInvited()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={t('team.invite')}>
      <form noValidate className={styles.invite} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('team.name')}
          labelNote={t('form.optional')}
          hint={t('team.nameHint')}
          value={name}
          onChange={setName}
          maxLength={64}
          autoComplete="off"
        />
        <ChoiceField
          label={t('team.role')}
          hint={t(`roles.${role}Does`)}
          value={role}
          options={roleOptions(t)}
          onChange={(value) => setRole(roles.find((option) => option === value) ?? role)}
        />
        <Button type="submit" busy={busy} icon="plus">
          {t('team.makeLink')}
        </Button>
      </form>
      <Problem error={problem} />
      {made && (
        <div className={styles.made}>
          <OneTimeLink made={made} />
        </div>
      )}
    </Card>
  )
}

interface OpenLinksProps {
  readonly invitations: readonly Invitation[]
  readonly onWithdraw: (tokenHash: string) => Promise<void>
}

interface Row {
  readonly invitation: Invitation
  readonly onWithdraw: () => Promise<void>
}

const helper = createColumnHelper<typeof sortedFeatures, Row>()
const columnsIn = ({ t, moment }: Words) => {
  const nameOf = ({ invitation: { name } }: Row) => name ?? t('team.anybody')
  return helper.columns([
    helper.accessor(nameOf, { id: 'name', header: t('team.for'), sortFn: 'text' }),
    helper.accessor(
      ({ invitation: { operatorId, role } }) => (operatorId === null ? t(`roles.${role}`) : t('team.aNewPassword')),
      { id: 'role', header: t('team.whatFor'), sortFn: 'text' },
    ),
    helper.accessor(({ invitation }) => invitation.expiresAt, {
      id: 'expires',
      header: t('team.until'),
      sortFn: 'text',
      cell: ({ getValue }) => moment(getValue()),
    }),
    helper.display({
      id: 'withdraw',
      header: t('team.withdraw'),
      cell: ({ row: { original } }) => (
        <ActionButton
          size="small"
          variant="secondary"
          aria-label={t('team.withdrawName', { name: nameOf(original) })}
          onAct={original.onWithdraw}
        >
          {t('team.withdraw')}
        </ActionButton>
      ),
    }),
  ])
}

/** One-time links that nobody has used yet. */
function OpenLinks({ invitations, onWithdraw }: OpenLinksProps) {
  const words = useWords()
  const { t } = words
  const data = useMemo(
    () => invitations.map((invitation): Row => ({ invitation, onWithdraw: () => onWithdraw(invitation.tokenHash) })),
    [invitations, onWithdraw],
  )
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({
    features: sortedFeatures,
    columns,
    data,
    getRowId: ({ invitation }) => invitation.tokenHash,
  })
  return (
    <section aria-labelledby="open-links">
      <h2 id="open-links" className={styles.title}>
        {t('team.openLinks')}
      </h2>
      <DataTable caption={t('team.openLinksCaption')} table={table} />
    </section>
  )
}
