import type { ReactNode } from 'react'
import { useUi } from './UiProvider.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Where a press leads; with none of them the part is plain content. */
export interface PressTarget {
  /** A route of the app. */
  to?: string | undefined
  /** An address outside the app; opens a new window. */
  href?: string | undefined
  onClick?: (() => void) | undefined
}

export interface PressableProps extends PressTarget {
  className?: string | undefined
  /** The spoken name, where the content is not one. */
  label?: string | undefined
  /** A button that opens something here: whether that is open. */
  expanded?: boolean | undefined
  busy?: boolean | undefined
  children: ReactNode
}

/** The right element for what a press does: a route link, an outside link, a button, or none. */
export function Pressable({ to, href, onClick, label, expanded, busy, className, children }: PressableProps) {
  const { renderLink, texts } = useUi()
  if (to === undefined && href === undefined && onClick === undefined) {
    return <div className={className}>{children}</div>
  }
  if (to !== undefined) return renderLink({ to, className, children, 'aria-label': label })
  if (href !== undefined) {
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        aria-label={label}
        onClick={onClick}
      >
        {typeof children === 'string' ? <span>{children}</span> : children}
        {/* The space between the two is part of the spoken name. */}{' '}
        <VisuallyHidden>{`(${texts.opensNewWindow})`}</VisuallyHidden>
      </a>
    )
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-expanded={expanded}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
