import { Icon } from '../../../src/ui/Icon.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'

interface SearchFieldProps {
  readonly label: string
  /** Whether the label stands above the box; by itself it is in the empty box. */
  readonly isLabelShown?: boolean
  readonly value: string
  readonly onChange: (text: string) => void
  readonly maxLength?: number
  /** For a dialog that is a search. */
  readonly autoFocus?: boolean
}

/** The box in which a page's list is searched. */
export function SearchField({ label, isLabelShown = false, ...rest }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      {...(!isLabelShown && { hideLabel: true, placeholder: label })}
      type="search"
      before={<Icon name="search" size={18} />}
      autoComplete="off"
      {...rest}
    />
  )
}
