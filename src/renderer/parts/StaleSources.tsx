import { later } from '../../ui/later.tsx'
import { usePlace } from '../screen/ScopeContext.tsx'
import { useReadable } from '../../ui/useReadable.ts'

const StaleNote = later(async () => (await import('./StaleNote.tsx')).StaleNote)

/** Says of what the screen still shows that it could not be read again, once there is something to say. */
export function StaleSources() {
  const { stale } = usePlace().store
  const names = useReadable(stale)
  return names.length > 0 && <StaleNote names={names} />
}
