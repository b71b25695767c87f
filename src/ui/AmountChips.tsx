import type { ReactNode } from 'react'
import { addAmounts } from './amountValue.ts'
import styles from './AmountChips.module.css'
import { joinNames } from './joinNames.ts'

/** Four chips of so many characters fit in a row on the narrowest phone. */
const SHORT = 7

export interface AmountChip {
  label: string
  /** The amount a tap adds, as plain digits. */
  add: string
}

export interface AmountChipsProps {
  value: string
  onChange: (value: string) => void
  chips: readonly AmountChip[]
  /** The chips share one row, however narrow they get. */
  inRow?: boolean | undefined
  /** Sets the whole amount at once; without a value it is on its way. */
  max?: { label: string; value: string | undefined } | undefined
  /** Empties the field. */
  reset?: { label: string } | undefined
  disabled?: boolean | undefined
  /** At the end of the row. */
  children?: ReactNode
}

/** Taps that build up an amount. */
export function AmountChips({ value, onChange, chips, inRow, max, reset, disabled, children }: AmountChipsProps) {
  const chip = (label: string, next: string | undefined, look?: string) => (
    <button
      key={label}
      type="button"
      className={joinNames(styles.chip, look)}
      disabled={disabled || next === undefined}
      onClick={() => next !== undefined && onChange(next)}
    >
      {label}
    </button>
  )
  return (
    <div
      className={joinNames(
        styles.chips,
        inRow ? styles.inRow : chips.some(({ label }) => label.length > SHORT) && styles.long,
      )}
    >
      {chips.map(({ label, add }) => chip(label, addAmounts(value, add)))}
      {max && chip(max.label, max.value, styles.strong)}
      {reset && chip(reset.label, '', styles.quiet)}
      {children}
    </div>
  )
}
