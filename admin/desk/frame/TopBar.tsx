import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { FindButton } from './find/FindButton.tsx'
import { EditCount } from './WaitingCounts.tsx'
import { Menu } from './Menu.tsx'
import entry from './entry.module.css'
import styles from './TopBar.module.css'
import { useWords } from '../words/useWords.ts'

/** On a phone: the areas behind one button, and how much waits to be published. */
export function TopBar({ children }: { children: ReactNode }) {
  const { t } = useWords()
  return (
    <div className={styles.bar}>
      <Menu />
      <FindButton isSmall />
      <div className={styles.middle}>{children}</div>
      <NavLink
        to="/changes/mine"
        className={({ isActive }) => joinNames(entry.entry, styles.review, isActive && entry.active) ?? ''}
      >
        {t('areas.reviewShort')}
        <EditCount />
      </NavLink>
    </div>
  )
}
