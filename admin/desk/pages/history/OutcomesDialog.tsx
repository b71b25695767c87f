import { useState } from 'react'
import useSWR from 'swr'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { languages } from '../../../../src/format/locales.ts'
import type { OutcomeComparison, OutcomeSums } from '../../../api/outcomeApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { formNames } from '../../facts/documents/formNames.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import wide from '../../kit/wideDialog.module.css'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './history.module.css'

const windows = ['halfHour', 'day', 'week'] as const satisfies readonly OutcomeComparison['window'][]

/** How visits of forms ended before and after a release, at first half an hour on each side. */
export function OutcomesDialog({ seq, onClose }: { readonly seq: number; readonly onClose: () => void }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const [window, setWindow] = useState<OutcomeComparison['window']>('halfHour')
  const { data, error, mutate } = useSWR(['outcomes', seq], () => api.outcomes({ params: { seq } }))
  const shown = data?.windows.find((each) => each.window === window)
  const percent = usePercent()
  return (
    <Dialog open title={t('outcomes.title', { seq })} onClose={onClose}>
      <div className={wide.wide}>
        <ChoiceField
          label={t('outcomes.window')}
          value={window}
          options={windows.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          onChange={(value) => setWindow(windows.find((each) => each === value) ?? window)}
        />
        {error !== undefined && (
          <ErrorState title={t('outcomes.failed')} text={sentenceOf(error, words)} onRetry={() => void mutate()} />
        )}
        {data === undefined && error === undefined && (
          <Skeleton shape="record" count={3} label={t('outcomes.loading')} />
        )}
        {shown && <Comparison comparison={shown} />}
        {data && <p className={styles.quiet}>{t('outcomes.text', { share: percent(data.counted) })}</p>}
      </div>
    </Dialog>
  )
}

function Comparison({ comparison }: { readonly comparison: OutcomeComparison }) {
  const { halves, from, until, cut, forms } = comparison
  const words = useWords()
  const { t } = words
  const { live } = useDraftSnapshot()
  const percent = usePercent()
  const reasons = cut.map((reason) => t(`outcomes.${reason}`))
  const hasWeekBefore = forms.some(({ weekBefore }) => weekBefore !== undefined)

  const share = (sums: OutcomeSums | undefined) =>
    sums === undefined || sums.begun === 0
      ? t('outcomes.none')
      : t('outcomes.of', { sent: sums.sent, begun: sums.begun, percent: percent(sums.sent / sums.begun) })

  return (
    <>
      {halves > 0 && (
        <p>{t('outcomes.sides', { count: halves, from: words.moment(from), until: words.moment(until) })}</p>
      )}
      {reasons.length > 0 && <p>{t('outcomes.cut', { what: words.list(reasons) })}</p>}
      {forms.length === 0 ? (
        <EmptyState icon="search" title={t('outcomes.empty')} text={t('outcomes.emptyWhy')} />
      ) : (
        <>
          <Table
            caption={t('outcomes.difference')}
            narrow="stack"
            columns={[
              { key: 'form', label: t('outcomes.form') },
              { key: 'before', label: t('outcomes.before'), numeric: true },
              { key: 'after', label: t('outcomes.after'), numeric: true },
              ...(hasWeekBefore ? [{ key: 'weekBefore', label: t('outcomes.weekBefore'), numeric: true }] : []),
              { key: 'verdict', label: t('outcomes.difference') },
              { key: 'refused', label: t('outcomes.refused') },
            ]}
            rows={forms.map(({ screen, form, before, after, weekBefore, verdict }) => {
              const names = formNames(screen, live, words)
              return {
                key: `${screen} ${form}`,
                cells: {
                  form: names.form(form),
                  before: share(before),
                  after: share(after),
                  weekBefore: share(weekBefore),
                  verdict: t(`outcomes.${verdict}`),
                  refused: <Refusals before={before} after={after} nameOf={(field) => names.field(form, field)} />,
                },
              }
            })}
          />
          <p className={styles.quiet}>{t('outcomes.causes')}</p>
        </>
      )}
      {comparison.figures.length > 0 && <Figures {...comparison} />}
    </>
  )
}

/** How fast pages were before and since, and what they did not catch. */
function Figures({ pages: { before, after, older }, figures }: Pick<OutcomeComparison, 'pages' | 'figures'>) {
  const words = useWords()
  const { t } = words
  const inWords = (figure: (typeof figures)[number]['figure'], value: number | undefined) => {
    if (value === undefined) return t('outcomes.fewPages')
    if (figure === 'errors') return words.number(value)
    return figure === 'cls' ? words.number(value / 1000) : t('outcomes.ms', { value: Math.round(value) })
  }
  if (figures.every((sides) => sides.before === undefined && sides.after === undefined))
    return <p className={styles.quiet}>{t('outcomes.noFigures', { before, after })}</p>
  return (
    <>
      <Table
        caption={t('outcomes.figures')}
        narrow="stack"
        columns={[
          { key: 'figure', label: t('outcomes.figures') },
          { key: 'before', label: t('outcomes.before'), numeric: true },
          { key: 'after', label: t('outcomes.after'), numeric: true },
        ]}
        rows={figures.map(({ figure, ...sides }) => ({
          key: figure,
          cells: {
            figure: t(`outcomes.${figure}`),
            before: inWords(figure, sides.before),
            after: inWords(figure, sides.after),
          },
        }))}
      />
      <p className={styles.quiet}>
        {[
          t('outcomes.figuresText', { before, after }),
          ...(older > 0 ? [t('outcomes.older', { count: older })] : []),
        ].join(' ')}
      </p>
    </>
  )
}

/** Visits that were refused and then left, by what refused first. */
function Refusals({
  before,
  after,
  nameOf,
}: {
  readonly before: OutcomeSums
  readonly after: OutcomeSums
  readonly nameOf: (field: string) => string
}) {
  const words = useWords()
  const { t } = words
  const fields = [...new Set([...Object.keys(after.fields), ...Object.keys(before.fields)])]
  if (fields.length === 0) return t('outcomes.none')
  return fields
    .map((field) =>
      t('outcomes.fieldChange', {
        field: field === '' ? t('outcomes.byPlatform') : nameOf(field),
        before: before.fields[field] ?? 0,
        after: after.fields[field] ?? 0,
      }),
    )
    .join(' · ')
}

function usePercent(): (share: number) => string {
  const { locale } = useWords()
  const format = new Intl.NumberFormat(languages[locale].tag, { style: 'percent', maximumFractionDigits: 0 })
  return (share) => format.format(share)
}
