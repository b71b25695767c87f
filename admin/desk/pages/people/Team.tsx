import { useState } from 'react'
import useSWR from 'swr'
import { plainName } from '../../../../src/format/text/typedText.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { Copyable } from '../../../../src/ui/Copyable.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import type { Role } from '../../../api/accountApi.ts'
import type { Invitation, MadeLink } from '../../../api/operatorApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { clearSent } from '../../kit/clearSent.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useSendForm } from '../../kit/useSendForm.ts'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { roles } from '../../session/roles.ts'
import { useWords } from '../../words/useWords.ts'
import { OperatorTable } from './OperatorTable.tsx'
import styles from './people.module.css'

/** Operators who may use the desk, and links by which others may. */
export function Team() {
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
    <Card title={t('team.title')}>
      <div className={styles.team}>
        <InviteForm onInvited={() => void team.mutate()} />
        <Problem error={problem} />
        {lost && (
          <section aria-label={t('team.newPasswordFor', { name: lost.name })}>
            <p>{t('team.newPasswordFor', { name: lost.name })}</p>
            <OneTimeLink made={lost} />
          </section>
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
    </Card>
  )
}

/** Makes a one-time link; it is shown once, because only its hash is kept. */
function InviteForm({ onInvited }: { onInvited: () => void }) {
  const { t } = useWords()
  const api = useApi()
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [made, setMade] = useState<MadeLink>()
  const { form, busy, problem } = useSendForm(true, async () => {
    setMade(await api.invite({ body: { role, ...(plainName(name) !== '' && { name: plainName(name) }) } }))
    setName(clearSent(name))
    onInvited()
  })

  return (
    <>
      <form {...form} className={styles.invite} aria-label={t('team.invite')}>
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
          options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          onChange={(value) => setRole(roles.find((option) => option === value) ?? role)}
        />
        <Button type="submit" busy={busy} icon="plus">
          {t('team.makeLink')}
        </Button>
      </form>
      <Problem error={problem} />
      {made && <OneTimeLink made={made} />}
    </>
  )
}

/** A link that was just made, to be copied now: only its hash is kept. */
function OneTimeLink({ made: { link, expiresAt } }: { made: MadeLink }) {
  const words = useWords()
  return <Copyable label={words.t('team.sendLink', { until: words.moment(expiresAt) })} value={link} />
}

interface OpenLinksProps {
  readonly invitations: readonly Invitation[]
  readonly onWithdraw: (tokenHash: string) => Promise<void>
}

/** One-time links that nobody has used yet. */
function OpenLinks({ invitations, onWithdraw }: OpenLinksProps) {
  const words = useWords()
  const { t } = words
  return (
    <section aria-labelledby="open-links">
      <h3 id="open-links" className={styles.linksTitle}>
        {t('team.openLinks')}
      </h3>
      <ul className={styles.links}>
        {invitations.map(({ tokenHash, name, role, operatorId, expiresAt }) => {
          const whose = name ?? t('team.anybody')
          return (
            <li key={tokenHash} className={styles.session}>
              <div>
                <p>{whose}</p>
                <p className={styles.quiet}>
                  {t('team.link', {
                    what: operatorId === null ? t(`roles.${role}`) : t('team.newPassword'),
                    until: words.moment(expiresAt),
                  })}
                </p>
              </div>
              <ActionButton
                size="small"
                variant="secondary"
                aria-label={t('team.withdrawName', { name: whose })}
                onAct={() => onWithdraw(tokenHash)}
              >
                {t('team.withdraw')}
              </ActionButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
