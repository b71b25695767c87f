import type { WidgetProps } from '@rjsf/utils'
import type { FieldProps } from '../../../ui/FormField.tsx'
import type { FieldLooks } from '../FieldLooks.ts'

/** What rjsf hands to a widget, with the options of this theme. */
export type FieldWidgetProps = WidgetProps

export const looksOf = ({ options }: FieldWidgetProps): FieldLooks => options

/** The part of the props that every input of the ui kit takes. */
export function fieldOf(props: FieldWidgetProps): FieldProps {
  return {
    id: props.id,
    name: props.name,
    label: props.label,
    hideLabel: props.hideLabel,
    hint: looksOf(props).help,
    error: props.hideError ? undefined : props.rawErrors?.[0],
    required: props.required,
    disabled: props.disabled === true || props.readonly === true,
  }
}

/** The value as text; nothing typed is no text. */
export function textOf({ value }: FieldWidgetProps): string {
  const given: unknown = value
  if (typeof given === 'string') return given
  return typeof given === 'number' && Number.isFinite(given) ? String(given) : ''
}

/** Empty text counts as absent, so that `required` means what it says. */
export const valueOfText = (text: string): string | undefined => (text === '' ? undefined : text)

/** Tells the form that the member has left the field. */
export const leave = (props: FieldWidgetProps) => () => props.onBlur(props.id, props.value)
