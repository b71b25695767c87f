import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Checkbox } from '../../../../src/ui/Checkbox.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { momentText } from '../../parts/momentText.ts'
import { RowLink } from '../../parts/RowLink.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import styles from './releases.module.css'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'

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

const kinds = { publish: 'Published', rollback: 'Rolled back', system: 'By a build' } as const
const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Row>()
const columns = helper.columns([
  helper.accessor('seq', {
    header: 'Release',
    cell: ({ row: { original } }) => (
      <Checkbox label={String(original.seq)} checked={original.isChosen} onChange={original.onChoose} />
    ),
  }),
  helper.accessor('createdAt', {
    header: 'When',
    cell: ({ row: { original } }) => <time dateTime={original.createdAt}>{momentText(original.createdAt)}</time>,
  }),
  helper.accessor('actor', {
    header: 'Who and why',
    cell: ({ row: { original } }) => (
      <>
        <strong>{original.actor}</strong>
        <p className={styles.reason}>{original.reason}</p>
      </>
    ),
  }),
  helper.accessor('kind', {
    header: 'Kind',
    cell: ({ row: { original } }) => (
      <span className={styles.badges}>
        {original.isLive && <Badge tone="gain">Live</Badge>}
        <Badge>{kinds[original.kind]}</Badge>
      </span>
    ),
  }),
  helper.display({ id: 'edits', header: 'Edits', cell: ({ row: { original } }) => original.overlay.length }),
  helper.display({
    id: 'rollback',
    header: 'Go back',
    cell: ({ row: { original } }) =>
      original.mayRollBack ? (
        <RowLink to={`/releases/${original.seq}/rollback`}>Roll back to {original.seq}</RowLink>
      ) : null,
  }),
])

export function ReleaseTable({ releases, live, chosen, onChoose }: ReleaseTableProps) {
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
  const table = useTable({ features, columns, data, getRowId: ({ seq }) => String(seq) })
  return <DataTable caption="Releases, newest first" table={table} />
}
