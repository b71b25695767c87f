import { Note } from '../parts/Note.tsx'
import { usePlatformLimits } from './usePlatformLimits.ts'

/** Says once for a page why the platform's own limits are not known. */
export function PlatformUnknown() {
  const { reasons } = usePlatformLimits()
  if (reasons.length === 0) return null
  return (
    <Note tone="info" title="What the platform itself allows is not known">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>Limits can be changed all the same; whether they have an effect cannot be said here.</p>
    </Note>
  )
}
