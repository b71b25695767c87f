import { createColumnHelper, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { DataTable } from '../../kit/DataTable.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import { periodText } from '../../facts/names/periodText.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { DialogState } from './DialogState.tsx'
import { dialogList, type ListedDialog } from '../../facts/documents/dialogList.ts'
import { NewDialog } from './NewDialog.tsx'
import styles from '../../fields/texts/dialogs.module.css'
import { type Words, useWords } from '../../words/useWords.ts'

/** Dialogs that ask or tell members something before they go on, with when and where. */
export function DialogsPage() {
  const words = useWords()
  const { t } = words
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const data = useMemo(() => dialogList(snapshot, words.locale), [snapshot, words])
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({ features: sortedFeatures, columns, data, getRowId: ({ id }) => id })
  return (
    <>
      <PageHeader title={t('areas.dialogs')} text={t('dialogs.text')} actions={mayEdit && <NewDialog />} />
      <DataTable
        caption={t('areas.dialogs')}
        table={table}
        numeric={['priority']}
        long={['places']}
        empty={<EmptyState icon="info" title={t('dialogs.none')} text={t('dialogs.noneWhy')} />}
      />
    </>
  )
}

const opensItself = ({ opensOn }: ListedDialog) => opensOn.length > 0

const helper = createColumnHelper<typeof sortedFeatures, ListedDialog>()
const columnsIn = (words: Words) => {
  const { t } = words
  return helper.columns([
    helper.accessor('name', {
      header: t('dialogs.dialog'),
      sortFn: 'text',
      cell: ({ row: { original } }) => <RowLink to={`/messages/dialogs/${original.id}`}>{original.name}</RowLink>,
    }),
    helper.display({
      id: 'state',
      header: t('dialogs.state'),
      cell: ({ row: { original } }) => (
        <span className={styles.badges}>
          <DialogState listed={original} />
          {original.change === 'removed' && <Badge tone="loss">{t('dialogs.removed')}</Badge>}
          {(original.change === 'new' || original.change === 'changed') && (
            <StateBadge state="draft">{t(`dialogs.${original.change}`)}</StateBadge>
          )}
        </span>
      ),
    }),
    helper.accessor((listed) => placesOf(listed, words), { id: 'places', header: t('fields.places'), sortFn: 'text' }),
    helper.accessor((listed) => (opensItself(listed) ? (listed.dialog.from ?? '') : undefined), {
      id: 'time',
      header: t('dialogs.time'),
      sortFn: 'text',
      sortUndefined: 'last',
      cell: ({ row: { original } }) => (opensItself(original) ? periodText(original.dialog, words) : '–'),
    }),
    helper.accessor((listed) => (opensItself(listed) ? listed.dialog.priority : undefined), {
      id: 'priority',
      header: t('fields.priority'),
      sortUndefined: 'last',
      cell: ({ getValue }) => getValue() ?? '–',
    }),
  ])
}

function placesOf({ opensOn, askedOn }: ListedDialog, { t, list }: Words): string {
  const titles = list((opensOn.length > 0 ? opensOn : askedOn).map(({ title }) => title))
  if (opensOn.length > 0) return titles
  return askedOn.length > 0 ? t('dialogs.askedOn', { screens: titles }) : t('dialogs.nowhere')
}
