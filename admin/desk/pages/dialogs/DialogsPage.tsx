import { Badge } from '../../../../src/ui/Badge.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { periodText } from '../../period/periodText.ts'
import { DialogState } from './DialogState.tsx'
import { dialogList, type ListedDialog } from './dialogList.ts'
import styles from './dialogs.module.css'
import { type Words, useWords } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'

/** What members are asked or told before they go on, with when and where. */
export function DialogsPage() {
  const words = useWords()
  const { t } = words
  const dialogs = dialogList(useDraftSnapshot(), words.locale)
  return (
    <>
      <PageHeader title={t('areas.dialogs')} text={t('dialogs.text')} />
      {dialogs.length === 0 ? (
        <EmptyState icon="info" title={t('dialogs.none')} text={t('dialogs.noneWhy')} />
      ) : (
        <Table
          caption={t('areas.dialogs')}
          narrow="stack"
          columns={columnsIn(t)}
          rows={dialogs.map((listed) => ({ key: listed.id, cells: cellsOf(listed, words) }))}
        />
      )}
    </>
  )
}

const columnsIn = (t: Say) => [
  { key: 'name', label: t('dialogs.dialog') },
  { key: 'state', label: t('dialogs.state') },
  { key: 'places', label: t('fields.places') },
  { key: 'time', label: t('dialogs.time') },
  { key: 'priority', label: t('fields.priority'), numeric: true },
]

function cellsOf(listed: ListedDialog, words: Words) {
  const { id, name, dialog, opensOn, isDrafted } = listed
  const opensItself = opensOn.length > 0
  return {
    name: <RowLink to={`/dialogs/${id}`}>{name}</RowLink>,
    state: (
      <span className={styles.badges}>
        <DialogState listed={listed} />
        {isDrafted && <Badge tone="warning">{words.t('dialogs.changed')}</Badge>}
      </span>
    ),
    places: placesOf(listed, words.t),
    time: opensItself ? periodText(dialog, words) : '–',
    priority: opensItself ? dialog.priority : '–',
  }
}

function placesOf({ opensOn, askedOn }: ListedDialog, t: Say): string {
  const titles = (opensOn.length > 0 ? opensOn : askedOn).map(({ title }) => title).join(', ')
  if (opensOn.length > 0) return titles
  return askedOn.length > 0 ? t('dialogs.askedOn', { screens: titles }) : t('dialogs.nowhere')
}
