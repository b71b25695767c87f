import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { Mark } from './Mark.tsx'
import { Pressable, type PressTarget } from './Pressable.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './MenuCell.module.css'

export interface MenuCellProps extends PressTarget {
  label: string
  icon?: IconName | undefined
  /** A picture instead of the icon. */
  image?: string | undefined
  note?: string | undefined
  /** At the right: a value, a badge. */
  value?: ReactNode
  /** How many wait behind it; none shows no mark. */
  count?: number | undefined
  /** The chosen one of several: a check with this name is at its end, in place of an arrow. */
  selectedLabel?: string | undefined
  danger?: boolean | undefined
  /** The one that stands out; a sticky one stays in sight while others scroll. */
  mark?: 'plain' | 'sticky' | undefined
  /** Whether the work of the press still runs: said at its end once that takes a moment. */
  busy?: boolean | undefined
}

/** One line of a menu, within a MenuList. */
export function MenuCell({
  label,
  icon,
  image,
  note,
  value,
  count = 0,
  selectedLabel,
  danger,
  mark,
  busy = false,
  ...target
}: MenuCellProps) {
  const leads = target.to !== undefined || target.href !== undefined || target.onClick !== undefined
  return (
    <li className={styles.item} data-mark={mark} aria-current={mark && true}>
      <Pressable
        {...target}
        busy={busy}
        className={joinNames(styles.cell, leads && styles.leads, danger && styles.danger)}
      >
        <span className={styles.mark}>
          <Mark image={image} icon={icon} size={image === undefined ? 20 : 32} />
        </span>
        <span className={styles.words}>
          <span>{label}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        {count > 0 && <Badge tone="loss">{count > 99 ? '99+' : count}</Badge>}
        {selectedLabel !== undefined && <Icon name="check" size={20} label={selectedLabel} className={styles.check} />}
        {leads && !danger && selectedLabel === undefined && (
          <span className={joinNames(styles.end, busy && styles.busy)}>
            <Icon name={target.href === undefined ? 'chevronRight' : 'external'} size={18} className={styles.arrow} />
            {busy && <Spinner size={18} />}
          </span>
        )}
      </Pressable>
    </li>
  )
}
