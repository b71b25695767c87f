import type { FieldProps } from './FormField.tsx'
import type { IconName } from './icons.ts'
import { later } from './later.tsx'
import { Mark } from './Mark.tsx'
import { SheetField } from './SheetField.tsx'

const SelectSheet = later(async () => (await import('./SelectSheet.tsx')).SelectSheet)

export interface SelectOption {
  value: string
  label: string
  note?: string | undefined
  /** A picture before the label, such as a bank's mark. */
  image?: string | undefined
  icon?: IconName | undefined
  disabled?: boolean | undefined
}

export interface SelectFieldProps extends FieldProps {
  value: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  options: readonly SelectOption[]
  placeholder?: string | undefined
  /** A chip that says its value, for filter bars; the label is kept for screen readers. */
  compact?: boolean | undefined
}

/** One of several, chosen from a sheet. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, compact } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <SheetField
      {...props}
      shown={chosen?.label ?? ''}
      // It tells two accounts at one bank apart; a chip has no space for it.
      note={compact ? undefined : chosen?.note}
      mark={<Mark image={chosen?.image} icon={chosen?.icon} size={compact ? 18 : 24} />}
      icon="chevronDown"
    >
      {(sheet) => (
        <SelectSheet
          {...sheet}
          options={options}
          value={value}
          onChoose={(next) => {
            onChange(next)
            sheet.onClose()
          }}
        />
      )}
    </SheetField>
  )
}
