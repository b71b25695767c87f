import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { DataTable } from '../../kit/DataTable.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { changesOfScreens, type ScreenChanges } from './changesOfScreens.ts'
import { listScreenDocuments, type ScreenDocument } from '../../facts/documents/ScreenDocument.ts'
import styles from './screens.module.css'
import { useWords } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'
import { comparable } from '../../../../src/format/text/typedText.ts'

interface Row extends ScreenDocument {
  readonly changes: ScreenChanges | undefined
}

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Row>()
const columnsIn = (t: Say) =>
  helper.columns([
    helper.accessor('title', {
      header: t('screens.screen'),
      cell: ({ row: { original } }) => <RowLink to={`/screens/${original.id}`}>{original.title}</RowLink>,
    }),
    helper.accessor('path', {
      header: t('screens.address'),
      cell: ({ row: { original } }) => <code>{original.path}</code>,
    }),
    helper.accessor('id', {
      header: t('screens.document'),
      cell: ({ row: { original } }) => <code>{original.id}</code>,
    }),
    helper.display({
      id: 'state',
      header: t('screens.state'),
      cell: ({ row: { original } }) => <State changes={original.changes} />,
    }),
  ])

/** Every screen: its parts can be switched off, its document edited as a whole. */
export function ScreensPage() {
  const { t, locale } = useWords()
  const snapshot = useDraftSnapshot()
  const [search, setSearch] = useState('')
  const rows = useMemo(() => {
    const changes = changesOfScreens(snapshot)
    return listScreenDocuments(snapshot.live, locale).map((screen): Row => ({
      ...screen,
      changes: changes.get(screen.id),
    }))
  }, [snapshot, locale])
  const found = useMemo(() => {
    const wanted = comparable(search.trim())
    return rows.filter(({ id, path, title }) => [id, path, title].some((text) => comparable(text).includes(wanted)))
  }, [rows, search])
  const columns = useMemo(() => columnsIn(t), [t])
  const table = useTable({ features, columns, data: found, getRowId: ({ id }) => id })

  return (
    <>
      <PageHeader title={t('areas.screens')} text={t('screens.text')} />
      <search className={styles.search}>
        <TextField
          label={t('screens.search')}
          type="search"
          value={search}
          onChange={setSearch}
          before={<Icon name="search" size={18} />}
          autoComplete="off"
        />
      </search>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('parts.nothingMatches')} text={t('screens.fewerLetters')} />
      ) : (
        <DataTable caption={t('areas.screens')} table={table} />
      )}
    </>
  )
}

function State({ changes }: { changes: ScreenChanges | undefined }) {
  const { t } = useWords()
  if (!changes) return <span className={styles.quiet}>{t('screens.asShipped')}</span>
  return (
    <span className={styles.badges}>
      {changes.isDrafted && <Badge tone="warning">{t('screens.inDraft')}</Badge>}
      {changes.isEdited && <Badge>{t('screens.edited')}</Badge>}
      {changes.off > 0 && <Badge tone="loss">{t('screens.partsOff', { count: changes.off })}</Badge>}
    </span>
  )
}
