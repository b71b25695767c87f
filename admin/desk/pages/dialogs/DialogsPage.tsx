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

const columns = [
  { key: 'name', label: 'Dialog' },
  { key: 'state', label: 'State' },
  { key: 'places', label: 'Places' },
  { key: 'time', label: 'Time' },
  { key: 'priority', label: 'Priority', numeric: true },
]

/** What members are asked or told before they go on, with when and where. */
export function DialogsPage() {
  const dialogs = dialogList(useDraftSnapshot())
  return (
    <>
      <PageHeader
        title="Dialogs"
        text="Some open by themselves: the highest priority first, then one after the other. The others are asked by an action, at any time."
      />
      {dialogs.length === 0 ? (
        <EmptyState icon="info" title="No dialogs" text="No screen opens one." />
      ) : (
        <Table
          caption="Dialogs"
          narrow="stack"
          columns={columns}
          rows={dialogs.map((listed) => ({ key: listed.id, cells: cellsOf(listed) }))}
        />
      )}
    </>
  )
}

function cellsOf(listed: ListedDialog) {
  const { id, name, dialog, opensOn, isDrafted } = listed
  const opensItself = opensOn.length > 0
  return {
    name: <RowLink to={`/dialogs/${id}`}>{name}</RowLink>,
    state: (
      <span className={styles.badges}>
        <DialogState listed={listed} />
        {isDrafted && <Badge tone="warning">Changed in draft</Badge>}
      </span>
    ),
    places: placesOf(listed),
    time: opensItself ? periodText(dialog) : '–',
    priority: opensItself ? dialog.priority : '–',
  }
}

function placesOf({ opensOn, askedOn }: ListedDialog): string {
  const titles = (opensOn.length > 0 ? opensOn : askedOn).map(({ title }) => title).join(', ')
  if (opensOn.length > 0) return titles
  return askedOn.length > 0 ? `Asked on ${titles}` : 'Nowhere'
}
