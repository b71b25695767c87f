import { useEffect, useEffectEvent, useRef } from 'react'
import type { FilterField } from '../../../format/blocks/filter.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useReadable } from '../../../ui/useReadable.ts'
import { useTranslate } from '../../reading/language.ts'
import { useText } from '../../reading/useDerived.ts'
import { useTyped } from '../../reading/useTyped.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { filterKeys } from './filterKeys.ts'
import styles from './FindField.module.css'

interface FindFieldProps {
  readonly id: string
  readonly field: Extract<FilterField, { kind: 'text' }>
  readonly label: string
  /** Opened by a press, and not by an address that has a text. */
  readonly wantsFocus: boolean
}

/** A text that rows are found by; the address has it after a pause, or with Enter. */
export function FindField({ id, field, label, wantsFocus }: FindFieldProps) {
  const translate = useTranslate()
  const { store } = usePlace()
  const hasSeveral = useReadable(store.play, ({ filters }) => filters.length > 1)
  const { text, type, settle } = useTyped(hasSeveral ? `${id}.${field.name}` : field.name)
  const note = useText(field.note)
  const input = useRef<HTMLInputElement>(null)

  const handleShown = useEffectEvent(() => {
    if (wantsFocus) input.current?.focus()
  })
  useEffect(() => handleShown(), [])

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Enter is the form's; <search> has none
      role="search"
      aria-label={label}
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault()
        settle()
      }}
    >
      <SearchField
        label={label}
        clearLabel={translate(filterKeys.clear)}
        placeholder={label}
        value={text}
        onChange={type}
        input={input}
      />
      <output className={styles.note}>{text === '' ? '' : note}</output>
    </form>
  )
}
