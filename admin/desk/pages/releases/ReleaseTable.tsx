import { createColumnHelper, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Checkbox } from '../../../../src/ui/Checkbox.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { DataTable, type DataTableProps } from '../../kit/DataTable.tsx'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { momentLink } from '../../phone/past/momentLink.ts'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import styles from './releases.module.css'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { type Words, useWords } from '../../words/useWords.ts'

export interface ReleaseTableProps {
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
          <RowLink to={`/releases/${original.seq}/rollback`}>{t('releases.rollBackTo', { seq: original.seq })}</RowLink>
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

export function ReleaseTable({ releases, live, chosen, onChoose, problem }: ReleaseTableProps) {
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
