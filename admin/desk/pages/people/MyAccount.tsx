import { useState } from 'react'
import useSWR from 'swr'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { PasswordField } from '../../../../src/ui/PasswordField.tsx'
import type { OpenSession } from '../../../api/ownAccountApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useSendForm } from '../../kit/useSendForm.ts'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { SHORTEST } from '../../session/NewPasswordField.tsx'
import { useOperator, useSession } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { Line } from './Line.tsx'
import styles from './people.module.css'
import { SecondFactorForm, useSecondFactor } from './SecondFactorForm.tsx'

/** The operator's own account: a line for each thing, which opens in place. */
export function MyAccount() {
  const { t } = useWords()
  const api = useApi()
  const me = useOperator()
  const factor = useSecondFactor()
  const sessions = useSWR('sessions', async () => (await api.sessions()).sessions)
  const isOn = factor.data?.on === true
  return (
    <Card title={t('areas.account')}>
      <div className={styles.lines}>
        <Line
          title={t('account.code')}
          state={factor.data && t(isOn ? 'value.on' : 'value.off')}
          error={factor.error}
          action={t(isOn ? 'account.turnOff' : 'account.setUp')}
        >
          <SecondFactorForm />
        </Line>
        {me.isCompany !== true && (
          <Line title={t('session.password')} action={t('account.changePassword')}>
            <PasswordForm />
          </Line>
        )}
        <Line
          title={t('account.sessions')}
          state={sessions.data && t('account.devices', { count: sessions.data.length })}
          error={sessions.error}
          action={t('account.show')}
        >
          <Sessions sessions={sessions.data ?? []} onEnded={sessions.mutate} />
        </Line>
      </div>
      {me.isCompany === true && <p className={styles.quiet}>{t('account.ofCompany')}</p>}
    </Card>
  )
}

function PasswordForm() {
  const { t } = useWords()
  const api = useApi()
  const draft = useDraft()
  const session = useSession()
  const { name } = useOperator()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { form, busy, problem } = useSendForm(current !== '' && next !== '', async () => {
    await draft.flush()
    await api.changePassword({ body: { current, next } })
    // The service ends every session of the account, this one too.
    await session.leave()
  })

  return (
    <form {...form} className={styles.form} aria-label={t('account.changePassword')}>
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        label={t('account.passwordNow')}
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        capsLockText={t('parts.capsLock')}
      />
      <PasswordField
        label={t('session.newPasswordLabel')}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
        hint={t('account.newPasswordHint', { count: SHORTEST })}
        capsLockText={t('parts.capsLock')}
      />
      <Problem error={problem} />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('account.change')}
        </Button>
      </div>
    </form>
  )
}

interface SessionsProps {
  readonly sessions: readonly OpenSession[]
  readonly onEnded: () => Promise<unknown>
}

/** Where the operator is signed in, with a button to sign out of each session and of all. */
function Sessions({ sessions, onEnded }: SessionsProps) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const session = useSession()
  const toasts = useToasts()
  const [problem, setProblem] = useState<unknown>()

  async function end(id: string) {
    setProblem(undefined)
    try {
      await api.endSession({ params: { id } })
      toasts.success(t('said.sessionEnded'))
    } catch (error) {
      setProblem(error)
    }
    await onEnded()
  }

  async function endAll() {
    setProblem(undefined)
    try {
      await draft.flush()
      await api.endSessions()
      await session.leave()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <>
      <Problem error={problem} />
      <ul className={styles.sessions}>
        {sessions.map(({ id, agent, ip, seenAt, createdAt, current }) => {
          const where = agentText(agent, words)
          return (
            <li key={id} className={styles.session}>
              <div>
                <p>
                  <span title={agent}>{where}</span> {current && <Badge tone="gain">{t('account.here')}</Badge>}
                </p>
                <p className={styles.quiet}>
                  {t('account.used', { ip, since: words.moment(createdAt), at: words.moment(seenAt) })}
                </p>
              </div>
              {!current && (
                <ActionButton
                  size="small"
                  variant="secondary"
                  aria-label={t('account.signOutAt', { where, since: words.moment(createdAt) })}
                  onAct={() => end(id)}
                >
                  {t('account.signOut')}
                </ActionButton>
              )}
            </li>
          )
        })}
      </ul>
      <ActionButton size="small" variant="danger" onAct={endAll}>
        {t('account.signOutEverywhere')}
      </ActionButton>
    </>
  )
}

function agentText(agent: string, { t }: Words): string {
  const name = agentName(agent)
  return name.kind === 'browser'
    ? t('agent.browserOn', { browser: name.browser, system: name.system })
    : t(`agent.${name.kind}`)
}

/** Names of browsers by a mark in their user agent that others lack, the most particular first. */
const browsers = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Whale', /Whale\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
] as const

/** An iPad says that it is a Mac, as its owner wants it to. */
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** Programs that are no browser, by the name before their version. */
const programs = /^(?:curl|wget|node|undici|python|go-http-client|okhttp|postman|insomnia|httpie|java|powershell)\b/i

const nameIn = (table: readonly (readonly [string, RegExp])[], agent: string): string | undefined =>
  table.find(([, mark]) => mark.test(agent))?.[0]

/** A user agent in words: a browser with its system, a desktop app, a command line, or nothing. */
export function agentName(
  agent: string,
):
  | { readonly kind: 'browser'; readonly browser: string; readonly system: string }
  | { readonly kind: 'app' | 'commandLine' | 'unknown' } {
  if (programs.test(agent)) return { kind: 'commandLine' }
  // An app made of a browser names that one too.
  if (/Electron\/|Tauri\//.test(agent)) return { kind: 'app' }
  const browser = nameIn(browsers, agent)
  const system = nameIn(systems, agent)
  return browser === undefined || system === undefined ? { kind: 'unknown' } : { kind: 'browser', browser, system }
}
