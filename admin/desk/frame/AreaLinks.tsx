import { NavLink } from 'react-router-dom'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { mayActAs } from '../session/roles.ts'
import { useOperator } from '../session/SessionProvider.tsx'
import { areas } from './areas.ts'
import { EditCount } from './EditCount.tsx'
import entry from './entry.module.css'
import styles from './AreaLinks.module.css'

/** The areas that are open to the operator's role. */
export function AreaLinks() {
  const { role } = useOperator()
  return (
    <nav aria-label="Areas" className={styles.nav}>
      <ul className={styles.list}>
        {areas
          .filter(({ needs }) => mayActAs(role, needs))
          .map(({ path, label, icon }) => (
            <li key={path}>
              <NavLink
                to={path}
                className={({ isActive }) =>
                  joinNames(entry.entry, styles.link, isActive && joinNames(entry.active, styles.active)) ?? ''
                }
              >
                <Icon name={icon} size={18} />
                {label}
                {path === '/review' && (
                  <span className={styles.count}>
                    <EditCount />
                  </span>
                )}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
