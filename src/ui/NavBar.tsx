import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useUi } from './UiProvider.tsx'
import styles from './NavBar.module.css'

export interface NavBarProps {
  title: string
  onBack?: (() => void) | undefined
  /** At the left when there is no way back: the menu button, a mark. */
  leading?: ReactNode
  /** At the right: one short link or up to two icon buttons. */
  action?: ReactNode
}

/** The top bar of a page; its title is the page's heading. */
export function NavBar({ title, onBack, leading, action }: NavBarProps) {
  const { texts } = useUi()
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        {onBack ? <IconButton icon="back" label={texts.back} onClick={onBack} /> : leading}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.action}>{action}</div>
    </header>
  )
}
