import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { changesOfScreens, type ScreenChanges } from './changesOfScreens.ts'
import { listScreenDocuments, type ScreenDocument } from './ScreenDocument.ts'
import styles from './screens.module.css'

interface Row extends ScreenDocument {
  readonly changes: ScreenChanges | undefined
}

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Row>()
const columns = helper.columns([
  helper.accessor('title', {
    header: 'Screen',
    cell: ({ row: { original } }) => <RowLink to={`/screens/${original.id}`}>{original.title}</RowLink>,
  }),
  helper.accessor('path', { header: 'Address', cell: ({ row: { original } }) => <code>{original.path}</code> }),
  helper.accessor('id', { header: 'Document', cell: ({ row: { original } }) => <code>{original.id}</code> }),
  helper.display({
    id: 'state',
    header: 'State',
    cell: ({ row: { original } }) => <State changes={original.changes} />,
  }),
])

/** Every screen: its parts can be switched off, its document edited as a whole. */
export function ScreensPage() {
  const snapshot = useDraftSnapshot()
  const [search, setSearch] = useState('')
  const rows = useMemo(() => {
    const changes = changesOfScreens(snapshot)
    return listScreenDocuments(snapshot.live).map((screen): Row => ({ ...screen, changes: changes.get(screen.id) }))
  }, [snapshot])
  const found = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase()
    return rows.filter(({ id, path, title }) =>
      [id, path, title].some((text) => text.toLocaleLowerCase().includes(wanted)),
    )
  }, [rows, search])
  const table = useTable({ features, columns, data: found, getRowId: ({ id }) => id })

  return (
    <>
      <PageHeader
        title="Screens"
        text="Switch a part of a screen off for everybody, or, as an owner, edit its whole document. Both are published like any other edit."
      />
      <search className={styles.search}>
        <TextField
          label="Search by name, address or document"
          type="search"
          value={search}
          onChange={setSearch}
          before={<Icon name="search" size={18} />}
          autoComplete="off"
        />
      </search>
      {found.length === 0 ? (
        <EmptyState icon="search" title="Nothing matches" text="Try fewer letters." />
      ) : (
        <DataTable caption="Screens" table={table} />
      )}
    </>
  )
}

function State({ changes }: { changes: ScreenChanges | undefined }) {
  if (!changes) return <span className={styles.quiet}>As shipped</span>
  return (
    <span className={styles.badges}>
      {changes.isDrafted && <Badge tone="warning">In the draft</Badge>}
      {changes.isEdited && <Badge>Edited</Badge>}
      {changes.off > 0 && <Badge tone="loss">{changes.off === 1 ? 'One part off' : `${changes.off} parts off`}</Badge>}
    </span>
  )
}
