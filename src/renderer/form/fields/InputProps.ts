import type { FieldSchema, FieldUi, PropertySchema } from '../../../format/blocks/form.ts'
import type { FieldProps } from '../../../ui/FormField.tsx'

/** All that a field says; what it does not say is empty. */
export interface FieldTexts {
  readonly label: string
  readonly help: string
  readonly placeholder: string
  readonly error: string
}

/** A field is drawn from the words of the document, its texts as they are now, and its value. */
export interface InputProps<Schema extends PropertySchema = FieldSchema> {
  readonly id: string
  readonly name: string
  readonly ui: FieldUi
  readonly schema: Schema
  readonly texts: FieldTexts
  readonly value: unknown
  readonly required: boolean
  readonly disabled: boolean
  /** Takes what the member types or chooses. */
  readonly onChange: (value: unknown) => void
  /** The value cannot stay: it is no longer on offer. */
  readonly onWithdraw: () => void
}

/** The properties that every input of the ui kit takes. */
export function fieldOf({ id, name, texts, required, disabled }: InputProps): FieldProps {
  const { label, help, error } = texts
  return { id, name, label, hint: textOr(help), error: textOr(error), required, disabled }
}

/** The same for one that is typed into. */
export function typedFieldOf(props: InputProps) {
  return {
    ...fieldOf(props),
    value: textOf(props.value),
    placeholder: textOr(props.texts.placeholder),
    maxLength: props.schema.maxLength,
    // Empty text counts as absent, so that `required` means what it says.
    onChange: (text: string) => props.onChange(textOr(text)),
  }
}

/** A text of a document; an empty one counts as missing. */
export const textOr = <T = undefined>(text: string, fallback?: T): string | T | undefined =>
  text === '' ? fallback : text

/** The value as text; empty when nothing is typed. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}
