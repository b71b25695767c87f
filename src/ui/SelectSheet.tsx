import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from './Icon.tsx'
import { Mark } from './Mark.tsx'
import type { SelectOption } from './SelectField.tsx'
import { Sheet } from './Sheet.tsx'
import { TextField } from './TextField.tsx'
import { useUi } from './UiProvider.tsx'
import styles from './SelectSheet.module.css'

export interface SelectSheetProps {
  id?: string | undefined
  open: boolean
  title: string
  options: readonly SelectOption[]
  value: string | undefined
  onChoose: (value: string) => void
  onClose: () => void
}

/** Above this many options nobody finds theirs by scrolling. */
const searchAbove = 10

/** Without case, and with the Hangul of a Mac in whole syllables. */
const comparable = (text: string): string => text.normalize('NFC').toLowerCase()

/** A radio list in a bottom sheet, with a search field when it is long. */
export function SelectSheet(props: SelectSheetProps) {
  return (
    <Sheet id={props.id} open={props.open} title={props.title} onClose={props.onClose}>
      <OptionList {...props} />
    </Sheet>
  )
}

/** Inside the sheet, so that search and arrow steps start afresh with every opening. */
function OptionList({ title, options, value, onChoose }: SelectSheetProps) {
  const { texts } = useUi()
  const group = useId()
  const [search, setSearch] = useState('')
  const [marked, setMarked] = useState(value)
  // Arrow keys "click" the next radio; that must only move the mark, or the first step would close the sheet.
  const stepping = useRef(false)
  const wanted = comparable(search.trim())
  const matches = (option: SelectOption) => comparable(`${option.label} ${option.note ?? ''}`).includes(wanted)
  const shown = wanted === '' ? options : options.filter(matches)

  function handleKeyDown(event: KeyboardEvent) {
    stepping.current = event.key.startsWith('Arrow')
    const confirms = event.key === 'Enter' || event.key === ' '
    if (!confirms || !(event.target instanceof HTMLInputElement) || event.target.type !== 'radio') return
    event.preventDefault()
    onChoose(event.target.value)
  }

  return (
    <>
      {options.length > searchAbove && (
        <div className={styles.search}>
          <TextField
            label={texts.search}
            hideLabel
            type="search"
            placeholder={texts.search}
            value={search}
            onChange={setSearch}
            before={<Icon name="search" size={18} />}
          />
        </div>
      )}
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={title}
        className={styles.list}
        onKeyDown={handleKeyDown}
        onKeyUp={() => (stepping.current = false)}
      >
        {shown.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === marked}
              disabled={option.disabled}
              className={styles.radio}
              onChange={() => setMarked(option.value)}
              onClick={() => {
                if (!stepping.current) onChoose(option.value)
              }}
            />
            <Mark image={option.image} icon={option.icon} size={option.image === undefined ? 22 : 28} />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </span>
            <Icon name="check" size={20} className={styles.check} />
          </label>
        ))}
      </div>
      <output className={styles.none}>{shown.length === 0 ? texts.noMatches : ''}</output>
    </>
  )
}
