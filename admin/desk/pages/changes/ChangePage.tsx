import { useParams } from 'react-router-dom'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { ChangeHead } from './ChangeHead.tsx'
import { ClosedReview } from './ClosedReview.tsx'
import { OpenReview } from './OpenReview.tsx'
import { ServiceNotes } from './ServiceNotes.tsx'

/** The change of the address, and no other one: open, it can be published; closed, the page says how it ended. */
export function ChangePage() {
  const { changes } = useDraftSnapshot()
  const { id = '' } = useParams()
  const open = changes.find((change) => change.id === id)
  // By their keys nothing that is typed or ticked for one change is ever there for another.
  if (open === undefined) return <ClosedReview key={id} id={id} />
  return (
    <>
      <ChangeHead key={`head ${id}`} change={open} />
      <ServiceNotes />
      <OpenReview key={id} change={open} />
    </>
  )
}
