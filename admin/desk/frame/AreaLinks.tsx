import { type ComponentType, useId } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { mayActAs } from '../session/roles.ts'
import { useOperator } from '../session/SessionProvider.tsx'
import { type Area, type AreaGroup, type AreaName, areaGroups, areas } from '../kit/areas.ts'
import { EditCount, FaultCount, HaltedCount, ParkedCount } from './WaitingCounts.tsx'
import entry from './entry.module.css'
import styles from './AreaLinks.module.css'
import { useWords } from '../words/useWords.ts'

/** The areas that are open to the operator's role, by group. */
export function AreaLinks() {
  const { role } = useOperator()
  const { t } = useWords()
  const open = areas.filter(({ needs }) => mayActAs(role, needs))
  return (
    <nav aria-label={t('frame.areas')} className={styles.nav}>
      <ul className={styles.list}>
        {open
          .filter(({ group }) => group === undefined)
          .map((area) => (
            <AreaLink key={area.path} area={area} />
          ))}
      </ul>
      {areaGroups.map((group) => (
        <Group key={group} group={group} areas={open.filter((area) => area.group === group)} />
      ))}
    </nav>
  )
}

function Group({ group, areas: open }: { readonly group: AreaGroup; readonly areas: readonly Area[] }) {
  const { t } = useWords()
  const id = useId()
  if (open.length === 0) return null
  return (
    <div>
      <p id={id} className={styles.group}>
        {t(`areaGroups.${group}`)}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {open.map((area) => (
          <AreaLink key={area.path} area={area} />
        ))}
      </ul>
    </div>
  )
}

/** Counts of what waits for somebody in an area. */
const counts: { readonly [Name in AreaName]?: ComponentType } = {
  overview: HaltedCount,
  review: EditCount,
  calendar: ParkedCount,
  reports: FaultCount,
}

function AreaLink({ area: { path, name, icon } }: { readonly area: Area }) {
  const { t } = useWords()
  const Count = counts[name]
  return (
    <li>
      <NavLink
        to={path}
        end={path === '/'}
        className={({ isActive }) => joinNames(entry.entry, styles.link, isActive && entry.active) ?? ''}
      >
        <Icon name={icon} size={16} />
        {t(`areas.${name}`)}
        {Count && (
          <span className={styles.count}>
            <Count />
          </span>
        )}
      </NavLink>
    </li>
  )
}
