import type { RefObject } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { TextField } from './TextField.tsx'
import styles from './SearchField.module.css'

/** Names and numbers are not longer, and a paste must not be. */
const LONGEST = 60

export interface SearchFieldProps {
  readonly label: string
  readonly clearLabel: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Has the focus again once it has been emptied. */
  readonly input: RefObject<HTMLInputElement | null>
}

/** One line of text that is looked for, with a button that empties it. */
export function SearchField({ label, clearLabel, placeholder, value, onChange, input }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
        ref={input}
        before={<Icon name="search" size={20} />}
        after={
          value === '' ? undefined : (
            <IconButton
              icon="close"
              label={clearLabel}
              onClick={() => {
                onChange('')
                input.current?.focus()
              }}
            />
          )
        }
      />
    </div>
  )
}
