import { NavLink } from 'react-router-dom'
import { Button } from '../../../src/ui/Button.tsx'
import { useDraft, useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { ownZone } from '../parts/momentText.ts'
import { roleLabel } from '../session/roles.ts'
import { useOperator, useSession } from '../session/SessionProvider.tsx'
import styles from './OwnFoot.module.css'

/** The live release, the operator's name, and signing out. */
export function OwnFoot() {
  const operator = useOperator()
  const session = useSession()
  const draft = useDraft()
  const { seq } = useDraftSnapshot()
  return (
    <div className={styles.foot}>
      {seq > 0 && <p className={styles.quiet}>Release {seq} is live</p>}
      <p className={styles.quiet}>Times: {ownZone()}, where no other place is named</p>
      <p>
        <NavLink to="/account" className={styles.account ?? ''}>
          {operator.name}
        </NavLink>{' '}
        <span className={styles.quiet}>{roleLabel(operator.role)}</span>
      </p>
      <Button variant="quiet" size="small" icon="logout" onClick={() => void draft.flush().then(session.leave)}>
        Sign out
      </Button>
    </div>
  )
}
