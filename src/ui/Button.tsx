import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: 'small' | 'medium' | undefined
  /** Takes the whole width. */
  full?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Shows a spinner over the label, keeps width and focus, and lets no press through. */
  busy?: boolean | undefined
  icon?: IconName | undefined
}

/** The class of a link that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'medium', full }: ButtonLook): string | undefined {
  return joinNames(styles.button, styles[variant], styles[size], full && styles.full)
}

export function Button({ variant, size, full, busy, icon, type = 'button', onClick, children, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A disabled button would lose the focus, so a busy one swallows the press instead.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
      type={type}
      className={buttonClass({ variant, size, full })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      <span className={styles.label}>
        {icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
        <span>{children}</span>
      </span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
