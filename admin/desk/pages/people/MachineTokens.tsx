import { useState, useMemo } from 'react'
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
import { useWords, type Words } from '../../words/useWords.ts'
import { Line } from './Line.tsx'
import styles from './people.module.css'
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { DataTable, type DataTableProps } from '../../kit/DataTable.tsx'
import { RowMenu } from '../../kit/RowMenu.tsx'

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

/** A token as it stood when it was read. */
interface ReadToken extends MachineToken {
  readonly hasEnded: boolean
}

interface MachineTokenTableProps {
  /** Undefined until they have come. */
  readonly tokens: readonly ReadToken[] | undefined
  readonly onRevoke: (token: MachineToken) => void
  readonly problem: DataTableProps<typeof features, Row, unknown>['problem']
}

interface Row {
  readonly token: ReadToken
  readonly onRevoke: (token: MachineToken) => void
}

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Row>()

/** Tokens with what each may, until when, when it was used last and who made it. */
function MachineTokenTable({ tokens, onRevoke, problem }: MachineTokenTableProps) {
  const words = useWords()
  const { t } = words
  const data = useMemo(() => (tokens ?? []).map((token) => ({ token, onRevoke })), [tokens, onRevoke])
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({ features, columns, data, getRowId: ({ token }) => token.tokenHash })
  return (
    <div className={styles.people}>
      <DataTable
        caption={t('tokens.list')}
        table={table}
        loading={tokens === undefined ? t('tokens.loading') : undefined}
        problem={problem}
      />
    </div>
  )
}

const columnsIn = (words: Words) => {
  const { t, moment } = words
  return helper.columns([
    helper.display({
      id: 'name',
      header: t('tokens.name'),
      cell: ({ row: { original } }) => <TokenName token={original.token} />,
    }),
    helper.display({
      id: 'may',
      header: t('tokens.may'),
      cell: ({ row: { original } }) => powersText(original.token, words),
    }),
    helper.display({
      id: 'until',
      header: t('tokens.until'),
      cell: ({ row: { original } }) => moment(original.token.expiresAt),
    }),
    helper.display({
      id: 'used',
      header: t('tokens.used'),
      cell: ({ row: { original } }) =>
        original.token.usedAt === undefined ? t('tokens.never') : moment(original.token.usedAt),
    }),
    helper.display({
      id: 'madeBy',
      header: t('tokens.madeBy'),
      cell: ({ row: { original } }) => original.token.createdBy,
    }),
    helper.display({ id: 'menu', header: '', cell: ({ row: { original } }) => <Actions {...original} /> }),
  ])
}

function TokenName({ token: { name, hasEnded, isBacked } }: { token: ReadToken }) {
  const { t } = useWords()
  return (
    <>
      {name} {hasEnded && <Badge tone="loss">{t('tokens.ended')}</Badge>}{' '}
      {!isBacked && <Badge tone="loss">{t('tokens.unbacked')}</Badge>}
    </>
  )
}

function powersText({ stops, readsAudit }: MachineToken, words: Words): string {
  const { t } = words
  const what = words.list(stops.map((stop) => stopText(stop, words)))
  return [stops.length > 0 && t('tokens.stop', { what }), readsAudit && t('tokens.audit')].filter(Boolean).join(' · ')
}

function Actions({ token, onRevoke }: Row) {
  const { t } = useWords()
  return (
    <RowMenu
      label={t('messages.actions', { name: token.name })}
      items={[{ label: t('tokens.revoke'), icon: 'close', isDangerous: true, onChoose: () => onRevoke(token) }]}
    />
  )
}
