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
import { listScreenDocuments, type ScreenDocument } from '../../facts/documents/ScreenDocument.ts'
import styles from './screens.module.css'
import { useWords } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'
import { comparable } from '../../../../src/format/text/typedText.ts'
import { parseFact } from '../../../../src/format/fact.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { readValue } from '../../facts/draft/readValue.ts'

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

interface ScreenChanges {
  /** Whether something about it waits in the draft. */
  readonly isDrafted: boolean
  /** Whether its live document is an operator's version. */
  readonly isEdited: boolean
  /** Parts that are switched off, as drafted. */
  readonly off: number
}

/** Operators' changes of each screen, by id; screens they left alone are missing. */
function changesOfScreens(snapshot: DraftSnapshot): ReadonlyMap<string, ScreenChanges> {
  const drafted = new Set([...snapshot.edits.keys(), ...snapshot.pending.keys()])
  const live = new Set(snapshot.overlay.map(({ fact }) => fact))
  const changes = new Map<string, ScreenChanges>()
  for (const fact of new Set([...drafted, ...live])) {
    const parsed = parseFact(fact)
    if (parsed?.kind !== 'screen' && parsed?.kind !== 'block') continue
    const id = parsed.kind === 'screen' ? parsed.id : parsed.screen
    const { isDrafted = false, isEdited = false, off = 0 } = changes.get(id) ?? {}
    changes.set(id, {
      isDrafted: isDrafted || drafted.has(fact),
      isEdited: isEdited || (parsed.kind === 'screen' && live.has(fact)),
      off: off + (parsed.kind === 'block' && readValue(snapshot, fact) === false ? 1 : 0),
    })
  }
  return changes
}
