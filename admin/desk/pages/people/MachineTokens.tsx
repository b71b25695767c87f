import { useState } from 'react'
import useSWR from 'swr'
import { plainName } from '../../../../src/format/text/typedText.ts'
import { stopNames, type StopName } from '../../../../src/format/wire/stops.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { Checkbox } from '../../../../src/ui/Checkbox.tsx'
import { Copyable } from '../../../../src/ui/Copyable.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import type { MachineToken, MadeMachineToken } from '../../../api/machineTokenApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { stopText } from '../../facts/names/stopText.ts'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { clearSent } from '../../kit/clearSent.ts'
import { Problem } from '../../kit/Problem.tsx'
import { TickGroup } from '../../kit/TickGroup.tsx'
import { useSendForm } from '../../kit/useSendForm.ts'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { Line } from './Line.tsx'
import { MachineTokenTable } from './MachineTokenTable.tsx'
import styles from './people.module.css'

/** Days that a token may be made for; the last is the most that the service takes. */
const LASTS = [7, 30, 90, 365]
const USUAL = 90

/** Tokens by which programs act, and a form that makes one. */
export function MachineTokens() {
  const { t } = useWords()
  const api = useApi()
  const toasts = useToasts()
  const tokens = useSWR('machineTokens', async () =>
    (await api.machineTokens()).tokens.map((token) => ({
      ...token,
      hasEnded: Date.parse(token.expiresAt) <= Date.now(),
    })),
  )
  const [problem, setProblem] = useState<unknown>()

  async function revoke({ name, tokenHash }: MachineToken) {
    setProblem(undefined)
    try {
      await api.revokeMachineToken({ params: { tokenHash } })
      toasts.success(t('said.tokenRevoked', { name }))
    } catch (error) {
      setProblem(error)
    }
    await tokens.mutate()
  }

  return (
    <Card title={t('tokens.title')}>
      <Line title={t('tokens.fresh')} state={t('tokens.purpose')} action={t('tokens.make')}>
        <TokenForm onMade={() => void tokens.mutate()} />
      </Line>
      <Problem error={problem} />
      <MachineTokenTable
        tokens={tokens.data}
        onRevoke={(token) => void revoke(token)}
        problem={
          tokens.error === undefined
            ? undefined
            : {
                title: t('tokens.failed'),
                error: tokens.error,
                busy: tokens.isValidating,
                onRetry: () => void tokens.mutate(),
              }
        }
      />
    </Card>
  )
}

/** Makes a token; it is shown once, because only its hash is kept. */
function TokenForm({ onMade }: { onMade: () => void }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const [name, setName] = useState('')
  const [stops, setStops] = useState<readonly StopName[]>([])
  const [readsAudit, setReadsAudit] = useState(false)
  const [days, setDays] = useState(USUAL)
  const [made, setMade] = useState<MadeMachineToken>()
  const { form, busy, problem } = useSendForm(true, async () => {
    setMade(undefined)
    setMade(await api.makeMachineToken({ body: { name: plainName(name), stops, readsAudit, days } }))
    setName(clearSent(name))
    onMade()
  })

  return (
    <>
      <form {...form} className={styles.form} aria-label={t('tokens.make')}>
        <TextField
          label={t('tokens.name')}
          hint={t('tokens.nameHint')}
          value={name}
          onChange={setName}
          maxLength={64}
          autoComplete="off"
        />
        <TickGroup
          label={t('tokens.stops')}
          hint={t('tokens.stopsHint')}
          options={stopNames.map((value) => ({ value, label: stopText(value, words) }))}
          chosen={stops}
          onChange={setStops}
        />
        <Checkbox label={t('tokens.readsAudit')} checked={readsAudit} onChange={setReadsAudit} />
        <ChoiceField
          label={t('tokens.lasts')}
          value={String(days)}
          options={LASTS.map((count) => ({ value: String(count), label: t('tokens.days', { count }) }))}
          onChange={(value) => setDays(Number(value))}
        />
        <Problem error={problem} />
        <div>
          <Button type="submit" busy={busy} icon="plus">
            {t('tokens.make')}
          </Button>
        </div>
      </form>
      {made && <Copyable label={t('tokens.keep', { until: words.moment(made.expiresAt) })} value={made.token} />}
    </>
  )
}
