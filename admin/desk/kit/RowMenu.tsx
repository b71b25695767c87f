import { Menu } from '@base-ui/react/menu'
import type { Ref } from 'react'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { IconName } from '../../../src/ui/icons.ts'
import { joinNames } from '../../../src/ui/joinNames.ts'
import styles from './RowMenu.module.css'

interface RowMenuItem {
  readonly label: string
  readonly icon: IconName
  readonly disabled?: boolean
  readonly isDangerous?: boolean
  readonly onChoose: () => void
}

export interface RowMenuProps {
  /** Name of the button for screen readers. */
  readonly label: string
  readonly items: readonly RowMenuItem[]
  readonly ref?: Ref<HTMLButtonElement>
}

/** Menu of a row's actions, behind one button. */
export function RowMenu({ label, items, ref }: RowMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={ref} className={styles.button} aria-label={label}>
        <span className={styles.dots} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className={styles.positioner}>
          <Menu.Popup className={styles.popup}>
            {items.map(({ label: name, icon, disabled = false, isDangerous = false, onChoose }) => (
              <Menu.Item
                key={name}
                disabled={disabled}
                className={joinNames(styles.item, isDangerous && styles.dangerous)}
                onClick={onChoose}
              >
                <Icon name={icon} size={16} />
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
