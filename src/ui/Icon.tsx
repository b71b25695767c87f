import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import sprite from './icons.gen.svg'
import styles from './Icon.module.css'

export interface IconProps {
  name: IconName
  /** Edge length in px. */
  size?: number | undefined
  /** Spoken name; without it the icon is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** One picture from the closed set of icon names; keeps its place while the file of pictures is on its way. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg {...spoken} width={size} height={size} className={joinNames(styles.icon, className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
