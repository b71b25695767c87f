import { TextField } from '../../../ui/TextField.tsx'
import { fieldOf, textOf, type FieldWidgetProps } from './FieldWidgetProps.ts'

/** A value that is sent as it is and cannot be changed here. */
export function ReadonlyWidget(props: FieldWidgetProps) {
  return <TextField {...fieldOf(props)} disabled={false} readOnly value={textOf(props)} />
}
