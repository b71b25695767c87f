import { useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { Card } from '../../../../src/ui/Card.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { usesOfKeys } from '../copy/usesOfKeys.ts'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { FactStatus } from '../../draft/FactStatus.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { PreviewTime } from '../../period/PreviewTime.tsx'
import { usePreviewPath } from '../../preview/PreviewTarget.tsx'
import { DialogForm } from './DialogForm.tsx'
import { readDialog, type ListedDialog } from './dialogList.ts'
import { DialogState } from './DialogState.tsx'
import { DialogText } from './DialogText.tsx'
import styles from './dialogs.module.css'

/** One dialog: whether, where and when it shows, and its texts in the three languages. */
export function DialogPage() {
  const { id = '' } = useParams()
  const listed = readDialog(useDraftSnapshot(), id)
  const back = <RowLink to="/dialogs">All dialogs</RowLink>
  if (listed === undefined) {
    return (
      <>
        <PageHeader title="Dialog" actions={back} />
        <EmptyState
          icon="info"
          title="No such dialog"
          text={`No document has a dialog “${id}”. A deploy may have taken it away.`}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title={listed.name} actions={back} />
      <div className={styles.status}>
        <DialogState listed={listed} />
        <FactStatus fact={formatFact({ kind: 'dialog', id })} name="the dialog" />
        {listed.opensOn.length > 0 && <PreviewTime period={listed.dialog} />}
      </div>
      <div className={styles.stack}>
        <Card>
          <DialogForm listed={listed} />
          <Asked listed={listed} />
        </Card>
        <Texts listed={listed} />
      </div>
      <ShownOn listed={listed} />
    </>
  )
}

function Asked({ listed: { askedOn } }: { listed: ListedDialog }) {
  if (askedOn.length === 0) return null
  return (
    <p className={styles.quiet}>
      An action asks it on{' '}
      {askedOn.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={`/screens/${id}`}>{title}</Link>
        </span>
      ))}
      , at any time; so it has no time of its own. While it is off, the action goes on without asking.
    </p>
  )
}

function Texts({ listed: { id, keys } }: { listed: ListedDialog }) {
  const { live } = useDraftSnapshot()
  const uses = useMemo(() => usesOfKeys(live), [live])
  return (
    <Card title="Texts">
      <div className={styles.stack}>
        {keys.map((key) => (
          <DialogText
            key={key}
            copyKey={key}
            uses={(uses.get(key) ?? []).filter(({ path }) => path !== `/dialogs/${id}`)}
          />
        ))}
      </div>
    </Card>
  )
}

/** The phone shows the screen it opens on first. */
function ShownOn({ listed: { opensOn, askedOn } }: { listed: ListedDialog }) {
  usePreviewPath((opensOn[0] ?? askedOn[0])?.path ?? '/')
  return null
}
