import { NavLink } from 'react-router-dom'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { useDraft, useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { mayActAs, roleLabel } from '../session/roles.ts'
import { useOperator, useSession } from '../session/SessionProvider.tsx'
import { areas } from './areas.ts'
import styles from './SideNav.module.css'

export function SideNav() {
  const operator = useOperator()
  const session = useSession()
  const draft = useDraft()
  const { edits, seq } = useDraftSnapshot()
  return (
    <div className={styles.side}>
      <p className={styles.brand}>
        Playbill <span className={styles.quiet}>desk</span>
      </p>
      <nav aria-label="Areas" className={styles.nav}>
        <ul className={styles.list}>
          {areas
            .filter(({ needs }) => mayActAs(operator.role, needs))
            .map(({ path, label, icon }) => (
              <li key={path}>
                <NavLink to={path} className={({ isActive }) => joinNames(styles.link, isActive && styles.active) ?? ''}>
                  <Icon name={icon} size={18} />
                  {label}
                  {path === '/review' && edits.size > 0 && (
                    <span className={styles.count}>
                      {edits.size}
                      <VisuallyHidden> {edits.size === 1 ? 'edit' : 'edits'} in the draft</VisuallyHidden>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {seq > 0 && <p className={joinNames(styles.quiet, styles.live)}>Release {seq} is live</p>}
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
    </div>
  )
}
