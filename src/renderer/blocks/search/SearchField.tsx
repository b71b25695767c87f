import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly hint: string
  readonly clearLabel: string
  readonly text: string
  /** Whether a member who comes here wants to type: not one who comes back from what was found. */
  readonly wantsFocus: () => boolean
  readonly onType: (text: string) => void
  /** Enter: to what was found. */
  readonly onDone: () => void
}

/** Names are not longer, and a paste must not be. */
const LONGEST = 60

/** The field that is typed into, with the focus as soon as it shows. */
export function SearchField({ label, hint, clearLabel, text, wantsFocus, onType, onDone }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const handleShown = useEffectEvent(() => {
    if (wantsFocus()) input.current?.focus({ preventScroll: true })
  })
  // On every return to the screen too: a hidden one has no effects.
  useEffect(() => handleShown(), [])

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    onDone()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Enter is the form's; <search> has none
    <form role="search" aria-label={label} className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={label}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST}
        placeholder={hint}
        value={text}
        onChange={onType}
        ref={input}
        before={<Icon name="search" size={20} />}
        after={
          text === '' ? undefined : (
            <IconButton
              icon="close"
              label={clearLabel}
              onClick={() => {
                onType('')
                input.current?.focus()
              }}
            />
          )
        }
      />
    </form>
  )
}
