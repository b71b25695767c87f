import { TextField } from '../../../ui/TextField.tsx'
import { fieldOf, leave, looksOf, textOf, valueOfText, type FieldWidgetProps } from './FieldWidgetProps.ts'

const LINES = 4

/** Several lines of text. */
export function TextareaWidget(props: FieldWidgetProps) {
  const looks = looksOf(props)
  return (
    <TextField
      {...fieldOf(props)}
      rows={LINES}
      value={textOf(props)}
      placeholder={looks.placeholder ?? (props.placeholder || undefined)}
      maxLength={props.schema.maxLength}
      spellCheck
      autoCapitalize="sentences"
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}
