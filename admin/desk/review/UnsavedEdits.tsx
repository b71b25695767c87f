import { Button } from '../../../src/ui/Button.tsx'
import { useDraft, useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { Note } from '../parts/Note.tsx'
import { factPlace } from './factPlace.ts'
import { Link } from 'react-router-dom'

/** What was typed and is not in the draft: it would not be published. */
export function UnsavedEdits() {
  const draft = useDraft()
  const { pending } = useDraftSnapshot()
  const stuck = [...pending].filter(([, { phase }]) => phase.kind === 'invalid' || phase.kind === 'failed' || phase.kind === 'conflict')
  if (stuck.length === 0) return null
  const places = new Map(stuck.flatMap(([fact]) => factPlace(fact) ?? []).map((place) => [place.path, place]))
  return (
    <Note tone="warning" title={stuck.length === 1 ? 'One change is not saved and would not be published' : `${stuck.length} changes are not saved and would not be published`}>
      <p>
        {[...places.values()].map(({ path, label }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <Link to={path}>Go to {label}</Link>
          </span>
        ))}
      </p>
      {stuck.some(([, { phase }]) => phase.kind === 'failed') && (
        <Button size="small" variant="secondary" onClick={() => void draft.retry()}>
          Save them now
        </Button>
      )}
    </Note>
  )
}
