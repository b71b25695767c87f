import { useState, useMemo } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { useReleases } from '../../facts/history/useReleases.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { MomentForm } from '../../phone/past/MomentForm.tsx'
import styles from './releases.module.css'
import { useWords, type Words } from '../../words/useWords.ts'
import useSWR from 'swr'
import { Card } from '../../../../src/ui/Card.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { FactTable } from '../../changes/publish/FactTable.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import type { ReleaseDifference, ReleaseRecord } from '../../../api/releaseApi.ts'
import { createColumnHelper, useTable } from '@tanstack/react-table'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Checkbox } from '../../../../src/ui/Checkbox.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { DataTable, type DataTableProps } from '../../kit/DataTable.tsx'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { momentLink } from '../../phone/past/momentLink.ts'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import { useMay } from '../../session/SessionProvider.tsx'

/** Every release ever made: who made it, when, why and what was in it. */
export function ReleasesPage() {
  const { t } = useWords()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { releases, live, hasMore, isReading, error, readMore, retry } = useReleases()

  function handleChoose(wanted: number, on: boolean) {
    setChosen(on ? [...chosen, wanted].slice(-2) : chosen.filter((other) => other !== wanted))
  }

  const [from, to] = [...chosen].sort((a, b) => a - b)
  return (
    <>
      <PageHeader title={t('areas.releases')} text={t('releases.text')} />
      <MomentForm />
      {from !== undefined && to !== undefined && <Comparison from={from} to={to} onClose={() => setChosen([])} />}
      <ReleaseTable
        releases={releases}
        live={live}
        chosen={chosen}
        onChoose={handleChoose}
        problem={
          error === undefined ? undefined : { title: t('releases.failed'), error, busy: isReading, onRetry: retry }
        }
      />
      {releases && hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" busy={isReading} onClick={readMore}>
            {t('releases.older')}
          </Button>
        </div>
      )}
    </>
  )
}

interface ComparisonProps {
  readonly from: number
  readonly to: number
  readonly onClose: () => void
}

/** How two releases differ. */
function Comparison({ from, to, onClose }: ComparisonProps) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { data, error, mutate } = useSWR(['difference', from, to], () => api.difference({ querystring: { from, to } }))
  return (
    <div className={styles.comparison}>
      <Card
        title={t('releases.compareTitle', { from, to })}
        action={
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('ui.close')}
          </Button>
        }
      >
        {error !== undefined && (
          <ErrorState
            title={t('releases.compareFailed')}
            text={sentenceOf(error, words)}
            onRetry={() => void mutate()}
          />
        )}
        {data === undefined && error === undefined && (
          <Skeleton shape="record" count={2} label={t('releases.comparing')} />
        )}
        {data && <Difference difference={data} />}
      </Card>
    </div>
  )
}

const MOST = 12

function Difference({ difference: { from, to, edits, parts, baseline } }: { difference: ReleaseDifference }) {
  const words = useWords()
  const { t } = words
  const named = parts.slice(0, MOST)
  const others = parts.length - named.length
  return (
    <div className={styles.difference}>
      {edits.length === 0 ? (
        <p>{t('releases.sameEdits')}</p>
      ) : (
        <FactTable
          caption={t('releases.compareCaption', { from, to })}
          before={t('releases.in', { seq: from })}
          after={t('releases.in', { seq: to })}
          missing={t('releases.asShipped')}
          edits={edits}
        />
      )}
      {baseline && <p>{t('releases.otherBuild')}</p>}
      {named.length > 0 && (
        <p className={styles.quiet}>
          {t('releases.receive', {
            parts: words.list(others > 0 ? [...named, t('releases.more', { count: others })] : named),
          })}
        </p>
      )}
    </div>
  )
}

interface ReleaseTableProps {
  /** Undefined until the first page has come. */
  readonly releases: readonly ReleaseRecord[] | undefined
  readonly live: number
  /** The releases ticked for comparing. */
  readonly chosen: readonly number[]
  readonly onChoose: (seq: number, on: boolean) => void
  readonly problem: DataTableProps<typeof sortedFeatures, Row, unknown>['problem']
}

interface Row extends ReleaseRecord {
  readonly isLive: boolean
  readonly isChosen: boolean
  readonly mayRollBack: boolean
  readonly onChoose: (on: boolean) => void
}

const helper = createColumnHelper<typeof sortedFeatures, Row>()
const columnsIn = ({ t, moment }: Words) =>
  helper.columns([
    helper.accessor('seq', {
      header: t('releases.release'),
      cell: ({ row: { original } }) => (
        <Checkbox label={String(original.seq)} checked={original.isChosen} onChange={original.onChoose} />
      ),
    }),
    helper.accessor('createdAt', {
      header: t('releases.when'),
      sortFn: 'text',
      cell: ({ row: { original } }) => <time dateTime={original.createdAt}>{moment(original.createdAt)}</time>,
    }),
    helper.accessor('actor', {
      header: t('releases.who'),
      sortFn: 'text',
      cell: ({ row: { original } }) => <strong>{original.actor}</strong>,
    }),
    helper.accessor('reason', { header: t('releases.why'), enableSorting: false }),
    helper.accessor('kind', {
      header: t('releases.kind'),
      sortFn: 'text',
      cell: ({ row: { original } }) => (
        <span className={styles.badges}>
          {original.isLive && <StateBadge state="live">{t('releases.live')}</StateBadge>}
          <Badge>{t(`releases.${original.kind}`)}</Badge>
        </span>
      ),
    }),
    helper.accessor(({ overlay }) => overlay.length, { id: 'edits', header: t('releases.edits') }),
    helper.display({
      id: 'rollback',
      header: t('releases.goBack'),
      cell: ({ row: { original } }) =>
        original.mayRollBack ? (
          <RowLink to={`/history/${original.seq}/rollback`}>{t('releases.rollBackTo', { seq: original.seq })}</RowLink>
        ) : null,
    }),
    helper.display({
      id: 'play',
      header: t('past.column'),
      cell: ({ row: { original } }) => (
        <RowLink to={momentLink(original.createdAt)}>{t('past.playRelease', { seq: original.seq })}</RowLink>
      ),
    }),
  ])

function ReleaseTable({ releases, live, chosen, onChoose, problem }: ReleaseTableProps) {
  const words = useWords()
  const mayPublish = useMay('publisher')
  const data = useMemo(
    () =>
      (releases ?? []).map((release) => ({
        ...release,
        isLive: release.seq === live,
        isChosen: chosen.includes(release.seq),
        mayRollBack: mayPublish && release.seq !== live,
        onChoose: (on: boolean) => onChoose(release.seq, on),
      })),
    [releases, live, chosen, onChoose, mayPublish],
  )
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({ features: sortedFeatures, columns, data, getRowId: ({ seq }) => String(seq) })
  return (
    <DataTable
      caption={words.t('releases.caption')}
      table={table}
      numeric={['edits']}
      long={['reason']}
      loading={releases === undefined ? words.t('releases.loading') : undefined}
      problem={problem}
      empty={<EmptyState icon="clock" title={words.t('releases.none')} text={words.t('releases.noneWhy')} />}
    />
  )
}
