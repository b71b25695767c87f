import { joinNames } from './joinNames.ts'
import { icons, type IconName } from './icons.ts'
import styles from './Icon.module.css'

export interface IconProps {
  name: IconName
  /** Edge length in px. */
  size?: number | undefined
  /** Spoken name; without it the icon is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** One picture from the closed set of icon names. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const Picture = icons[name]
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Picture {...spoken} size={size} strokeWidth={1.8} className={joinNames(styles.icon, className)} />
}
