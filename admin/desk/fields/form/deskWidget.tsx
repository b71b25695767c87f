import type { WidgetProps } from '@rjsf/utils'
import type { FieldProps } from '../../../../src/ui/FormField.tsx'
import { FieldNotes } from './FieldNotes.tsx'

/** Options of a field beyond its value, as `ui:options`. */
interface DeskOptions {
  /** Shown beneath the field. */
  readonly help?: string | undefined
  /** The options of a choice; without them those of the schema's `enum`. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[] | undefined
}

export const optionsOf = ({ options }: WidgetProps): DeskOptions => options

/** The props that every input of the ui kit takes. */
export function fieldOf(props: WidgetProps): FieldProps {
  return {
    id: props.id,
    name: props.name,
    label: labelOf(props),
    hideLabel: props.hideLabel,
    extra: <FieldNotes help={optionsOf(props).help} />,
    error: props.hideError ? undefined : props.rawErrors?.[0],
    required: props.required,
    disabled: props.disabled === true || props.readonly === true,
  }
}

/** An item of a list is called by its list and its number. */
function labelOf({ id, label }: WidgetProps): string {
  const [, place] = /_(\d+)$/.exec(id) ?? []
  return place === undefined ? label : `${label} ${Number(place) + 1}`
}

/** The value as text; empty when nothing is typed. */
export function textOf({ value }: WidgetProps): string {
  const given: unknown = value
  if (typeof given === 'string') return given
  return typeof given === 'number' && Number.isFinite(given) ? String(given) : ''
}

/** Empty text counts as absent, so that `required` means what it says. */
export const valueOfText = (text: string): string | undefined => (text === '' ? undefined : text)

/** Called when the operator has left the field. */
export const leave = (props: WidgetProps) => () => props.onBlur(props.id, props.value)
