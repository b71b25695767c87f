import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { type Area, type AreaName, areaAt, areas } from '../kit/areas.ts'
import { useWords } from '../words/useWords.ts'
import { ChangeCount, WaitingCount } from './WaitingCounts.tsx'
import entry from './entry.module.css'
import styles from './AreaLinks.module.css'

/** The eight areas. */
export function AreaLinks() {
  const { t } = useWords()
  return (
    <nav aria-label={t('frame.areas')} className={styles.nav}>
      <ul className={styles.list}>
        {areas.map((area) => (
          <AreaLink key={area.path} area={area} />
        ))}
      </ul>
    </nav>
  )
}

/** Counts of what waits for somebody in an area. */
const counts: { readonly [Name in AreaName]?: ComponentType } = { overview: WaitingCount, changes: ChangeCount }

function AreaLink({ area }: { readonly area: Area }) {
  const { path, name, icon } = area
  const { t } = useWords()
  const { pathname } = useLocation()
  const isHere = areaAt(pathname) === area
  const Count = counts[name]
  return (
    <li>
      <Link
        to={path}
        aria-current={isHere ? 'page' : undefined}
        className={joinNames(entry.entry, styles.link, isHere && entry.active) ?? ''}
      >
        <Icon name={icon} size={16} />
        {t(`areas.${name}`)}
        {Count && (
          <span className={styles.count}>
            <Count />
          </span>
        )}
      </Link>
    </li>
  )
}
