import type { ComponentPropsWithRef } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { Spinner } from './Spinner.tsx'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  icon: IconName
  /** The button's only name: say what it does. */
  label: string
  filled?: boolean | undefined
  busy?: boolean | undefined
}

export function IconButton({ icon, label, filled, busy, type = 'button', onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
      type={type}
      className={joinNames(styles.button, filled && styles.filled)}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} size={22} />}
    </button>
  )
}
