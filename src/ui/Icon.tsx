import { createElement } from 'react'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { useIcon } from './useIcon.ts'
import styles from './Icon.module.css'

export interface IconProps {
  name: IconName
  /** Edge length in px. */
  size?: number | undefined
  /** Spoken name; without it the icon is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** One picture from the closed set of icon names; keeps its place while it is on its way. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const picture = useIcon(name) ?? 'svg'
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return createElement(picture, {
    ...spoken,
    width: size,
    height: size,
    strokeWidth: 1.8,
    className: joinNames(styles.icon, className),
  })
}
