import { NavLink } from 'react-router-dom'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { mayActAs } from '../session/roles.ts'
import { useOperator } from '../session/SessionProvider.tsx'
import { areas } from './areas.ts'
import { EditCount } from './EditCount.tsx'
import entry from './entry.module.css'
import styles from './AreaLinks.module.css'
import { useWords } from '../words/useWords.ts'

/** The areas that are open to the operator's role. */
export function AreaLinks() {
  const { role } = useOperator()
  const { t } = useWords()
  return (
    <nav aria-label={t('frame.areas')} className={styles.nav}>
      <ul className={styles.list}>
        {areas
          .filter(({ needs }) => mayActAs(role, needs))
          .map(({ path, name, icon }) => (
            <li key={path}>
              <NavLink
                to={path}
                className={({ isActive }) =>
                  joinNames(entry.entry, styles.link, isActive && joinNames(entry.active, styles.active)) ?? ''
                }
              >
                <Icon name={icon} size={18} />
                {t(`areas.${name}`)}
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
