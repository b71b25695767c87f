import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Checkbox } from '../../../../src/ui/Checkbox.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import styles from './releases.module.css'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { type Words, useWords } from '../../words/useWords.ts'

export interface ReleaseTableProps {
  readonly releases: readonly ReleaseRecord[]
  readonly live: number
  /** The releases ticked for comparing. */
  readonly chosen: readonly number[]
  readonly onChoose: (seq: number, on: boolean) => void
}

interface Row extends ReleaseRecord {
  readonly isLive: boolean
  readonly isChosen: boolean
  readonly mayRollBack: boolean
  readonly onChoose: (on: boolean) => void
}

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Row>()
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
      cell: ({ row: { original } }) => <time dateTime={original.createdAt}>{moment(original.createdAt)}</time>,
    }),
    helper.accessor('actor', {
      header: t('releases.who'),
      cell: ({ row: { original } }) => (
        <>
          <strong>{original.actor}</strong>
          <p className={styles.reason}>{original.reason}</p>
        </>
      ),
    }),
    helper.accessor('kind', {
      header: t('releases.kind'),
      cell: ({ row: { original } }) => (
        <span className={styles.badges}>
          {original.isLive && <Badge tone="gain">{t('releases.live')}</Badge>}
          <Badge>{t(`releases.${original.kind}`)}</Badge>
        </span>
      ),
    }),
    helper.display({
      id: 'edits',
      header: t('releases.edits'),
      cell: ({ row: { original } }) => original.overlay.length,
    }),
    helper.display({
      id: 'rollback',
      header: t('releases.goBack'),
      cell: ({ row: { original } }) =>
        original.mayRollBack ? (
          <RowLink to={`/releases/${original.seq}/rollback`}>{t('releases.rollBackTo', { seq: original.seq })}</RowLink>
        ) : null,
    }),
  ])

export function ReleaseTable({ releases, live, chosen, onChoose }: ReleaseTableProps) {
  const words = useWords()
  const mayPublish = useMay('publisher')
  const data = useMemo(
    () =>
      releases.map((release) => ({
        ...release,
        isLive: release.seq === live,
        isChosen: chosen.includes(release.seq),
        mayRollBack: mayPublish && release.seq !== live,
        onChoose: (on: boolean) => onChoose(release.seq, on),
      })),
    [releases, live, chosen, onChoose, mayPublish],
  )
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({ features, columns, data, getRowId: ({ seq }) => String(seq) })
  return <DataTable caption={words.t('releases.caption')} table={table} />
}
