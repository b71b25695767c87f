import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { Pressable, type PressTarget } from './Pressable.tsx'
import styles from './MenuCell.module.css'

export interface MenuCellProps extends PressTarget {
  label: string
  icon?: IconName | undefined
  /** A picture instead of the icon. */
  image?: string | undefined
  note?: string | undefined
  /** At the right: a value, a badge. */
  value?: ReactNode
  danger?: boolean | undefined
}

/** One line of a menu. Stands in a MenuList. */
export function MenuCell({ label, icon, image, note, value, danger, ...target }: MenuCellProps) {
  const leads = target.to !== undefined || target.href !== undefined || target.onClick !== undefined
  return (
    <li className={styles.item}>
      <Pressable {...target} className={joinNames(styles.cell, leads && styles.leads, danger && styles.danger)}>
        {image !== undefined && <img src={image} alt="" width={32} height={32} className={styles.image} />}
        {image === undefined && icon && <Icon name={icon} size={20} className={styles.icon} />}
        <span className={styles.words}>
          <span>{label}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        {leads && !danger && (
          <Icon name={target.href === undefined ? 'chevronRight' : 'external'} size={18} className={styles.arrow} />
        )}
      </Pressable>
    </li>
  )
}
