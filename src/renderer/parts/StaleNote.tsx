import { copyKeys } from '../host/copyKeys.ts'
import { useFailure } from '../reading/useFailure.ts'
import { useAsOf } from '../reading/useAsOf.ts'
import { useTranslate } from '../reading/language.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { SourcesFailed } from './SourcesFailed.tsx'
import styles from './StaleNote.module.css'

/**
 * Why these sources could not be read again, and as of when their answers are. At the end of the screen, in sight wherever
 * the member has scrolled: a line that comes and goes with a poll must move nothing under a finger.
 */
export function StaleNote({ names }: { readonly names: readonly string[] }) {
  const { store } = usePlace()
  const text = useTranslate()
  const asOf = useAsOf()
  const { refusal: why = text(copyKeys.stale) } = useFailure(names)
  const answeredAt = Math.min(...names.map((name) => store.source(name).getSnapshot().answeredAt ?? Number.NaN))
  return (
    <div className={styles.stale}>
      <SourcesFailed names={names} compact words={answeredAt > 0 ? `${why} ${asOf(answeredAt)}` : why} />
    </div>
  )
}
