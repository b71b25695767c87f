import { useSyncExternalStore } from 'react'
import { usePlace } from '../screen/ScopeContext.tsx'
import { SourcesFailed } from './SourcesFailed.tsx'
import styles from './StaleSources.module.css'

/**
 * Says of what the screen still shows that it could not be read again, and as of when it is. At the end, in sight
 * wherever the member has scrolled: a line that comes and goes with a poll must move nothing under a finger.
 */
export function StaleSources() {
  const { stale } = usePlace().store
  const names = useSyncExternalStore(stale.subscribe, stale.getSnapshot)
  return (
    names.length > 0 && (
      <div className={styles.stale}>
        <SourcesFailed names={names} compact isShown />
      </div>
    )
  )
}
