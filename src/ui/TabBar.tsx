import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import type { RenderLink } from './renderLink.tsx'
import { useUi } from './UiProvider.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { Fragment } from 'react'
import styles from './TabBar.module.css'

interface TabBarItem {
  to: string
  label: string
  icon: IconName
  current?: boolean | undefined
  /** A count at the icon, with its spoken words ("3 new messages"). */
  badge?: { text: string; label: string } | undefined
}

export interface TabBarProps {
  /** Names the navigation for screen readers. */
  label: string
  items: readonly TabBarItem[]
  renderLink?: RenderLink | undefined
}

/** The main places of the app, at the bottom of the screen. */
export function TabBar({ label, items, renderLink }: TabBarProps) {
  const ui = useUi()
  const link = renderLink ?? ui.renderLink
  return (
    <nav aria-label={label} className={styles.bar}>
      {items.map((item) => (
        <Fragment key={item.to}>
          {link({
            to: item.to,
            className: styles.item,
            'aria-current': item.current ? 'page' : undefined,
            children: (
              <>
                <span className={styles.icon}>
                  <Icon name={item.icon} size={22} />
                  {item.badge && (
                    <span className={styles.badge}>
                      <span aria-hidden="true">{item.badge.text}</span>
                    </span>
                  )}
                </span>
                <span>{item.label}</span>
                {item.badge && (
                  <>
                    {' '}
                    <VisuallyHidden>{`(${item.badge.label})`}</VisuallyHidden>
                  </>
                )}
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  )
}
