import type { WidgetProps } from '@rjsf/utils'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { fieldOf, leave, textOf, valueOfText } from './deskWidget.tsx'

/** One line of text, or a number. */
export function DeskTextWidget(props: WidgetProps) {
  const { type, maxLength } = props.schema
  return (
    <TextField
      {...fieldOf(props)}
      inputMode={type === 'integer' ? 'numeric' : type === 'number' ? 'decimal' : undefined}
      value={textOf(props)}
      maxLength={maxLength}
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}

const LINES = 4

/** Several lines of text. */
export function DeskTextareaWidget(props: WidgetProps) {
  return (
    <TextField
      {...fieldOf(props)}
      rows={LINES}
      value={textOf(props)}
      maxLength={props.schema.maxLength}
      spellCheck
      autoCapitalize="sentences"
      onChange={(text) => props.onChange(valueOfText(text))}
      onBlur={leave(props)}
    />
  )
}
