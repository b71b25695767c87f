import { Menu } from '@base-ui/react/menu'
import { useId, useRef, type Ref } from 'react'
import { buttonClass } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { IconName } from '../../../src/ui/icons.ts'
import { joinNames } from '../../../src/ui/joinNames.ts'
import styles from './RowMenu.module.css'

export interface RowMenuItem {
  readonly label: string
  readonly icon: IconName
  readonly disabled?: boolean
  /** Beneath the label, such as why it is disabled. */
  readonly hint?: string | undefined
  readonly isDangerous?: boolean
  /** Gets the focus after it was chosen, in place of the button. */
  readonly focused?: () => HTMLElement | null
  readonly onChoose: () => void
}

export interface RowMenuProps {
  /** Name of the button. */
  readonly label: string
  /** Shows its name on the button, instead of three dots. */
  readonly isNamed?: boolean
  /** Shows an arrow, beside the main button whose other ways it has. */
  readonly isArrow?: boolean
  readonly items: readonly RowMenuItem[]
  readonly ref?: Ref<HTMLButtonElement>
}

/** Whether a field of the dialog that the choice opened has asked for the focus. */
const isDialogFieldFocused = (): boolean =>
  document.activeElement?.matches('[role=dialog] :is(input, textarea)') === true

/** Menu of a row's actions, behind one button. */
export function RowMenu({ label, isNamed = false, isArrow = false, items, ref }: RowMenuProps) {
  const chosen = useRef<RowMenuItem>(undefined)
  return (
    <Menu.Root
      modal={false}
      onOpenChange={(isOpen) => {
        if (isOpen) chosen.current = undefined
      }}
    >
      {isNamed ? (
        <Menu.Trigger ref={ref} className={buttonClass({})}>
          <span className={styles.named}>
            {label}
            <Icon name="chevronDown" size={16} />
          </span>
        </Menu.Trigger>
      ) : (
        <Menu.Trigger
          ref={ref}
          className={isArrow ? buttonClass({ variant: 'secondary' }) : styles.button}
          aria-label={label}
        >
          {isArrow ? <Icon name="chevronDown" size={18} /> : <span className={styles.dots} />}
        </Menu.Trigger>
      )}
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className={styles.positioner}>
          <Menu.Popup
            className={styles.popup}
            finalFocus={() => chosen.current?.focused?.() ?? !isDialogFieldFocused()}
          >
            {items.map((item) => (
              <Item
                key={item.label}
                {...item}
                onChoose={() => {
                  chosen.current = item
                  item.onChoose()
                }}
              />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Item({ label, icon, disabled = false, hint, isDangerous = false, onChoose }: RowMenuItem) {
  const id = useId()
  return (
    <Menu.Item
      disabled={disabled}
      className={joinNames(styles.item, isDangerous && styles.dangerous)}
      aria-labelledby={`${id}label`}
      aria-describedby={hint === undefined ? undefined : `${id}hint`}
      onClick={onChoose}
    >
      <Icon name={icon} size={16} />
      <span className={styles.text}>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </Menu.Item>
  )
}
