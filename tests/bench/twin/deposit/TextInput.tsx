import { memo, useState } from 'react'
import { TextField, type TextFieldProps } from '../../../../src/ui/TextField.tsx'

interface TextInputProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'maxLength' | 'autoComplete' | 'disabled' | 'required'
> {
  readonly name: string
  /** The placeholder. */
  readonly start?: string | undefined
  readonly onType: () => void
}

/** A line of text, which holds what is typed itself. */
export const TextInput = memo(function TextInput({ start = '', onType, ...rest }: TextInputProps) {
  const [typed, setTyped] = useState<string>()
  function handleChange(next: string) {
    setTyped(next)
    onType()
  }
  return <TextField {...rest} value={typed ?? start} onChange={handleChange} />
})
