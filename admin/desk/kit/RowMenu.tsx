import { Menu } from '@base-ui/react/menu'
import type { Ref } from 'react'
import { buttonClass } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { IconName } from '../../../src/ui/icons.ts'
import { joinNames } from '../../../src/ui/joinNames.ts'
import styles from './RowMenu.module.css'

export interface RowMenuItem {
  readonly label: string
  readonly icon: IconName
  readonly disabled?: boolean
  readonly isDangerous?: boolean
  readonly onChoose: () => void
}

export interface RowMenuProps {
  /** Name of the button. */
  readonly label: string
  /** Shows its name on the button, instead of three dots. */
  readonly isNamed?: boolean
  readonly items: readonly RowMenuItem[]
  readonly ref?: Ref<HTMLButtonElement>
}

/** Menu of a row's actions, behind one button. */
export function RowMenu({ label, isNamed = false, items, ref }: RowMenuProps) {
  return (
    <Menu.Root modal={false}>
      {isNamed ? (
        <Menu.Trigger ref={ref} className={buttonClass({})}>
          <span className={styles.named}>
            {label}
            <Icon name="chevronDown" size={16} />
          </span>
        </Menu.Trigger>
      ) : (
        <Menu.Trigger ref={ref} className={styles.button} aria-label={label}>
          <span className={styles.dots} />
        </Menu.Trigger>
      )}
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
