import type { FieldUi, FieldUis } from '../../format/blocks/form.ts'
import { widgetOf } from '../../format/blocks/widgets.ts'
import { groupOf, rowsOf, type FormValues } from './typedValues.ts'

/**
 * What is typed, as it is checked and sent: a blank text is empty, and a field that is compact has its spaces left out
 * and its full-width characters read as plain ones. A password is exactly what it is.
 */
export function plainValues({ fields }: { readonly fields: FieldUis }, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      plainValue(Object.hasOwn(fields, name) ? fields[name] : undefined, value),
    ]),
  )
}

function plainValue(ui: FieldUi | undefined, value: unknown): unknown {
  if (ui?.fields !== undefined) {
    const within = { fields: ui.fields }
    return ui.widget === 'rows'
      ? rowsOf(value).map((row) => plainValues(within, row))
      : plainValues(within, groupOf(value))
  }
  if (typeof value !== 'string' || widgetOf(ui?.widget).isSecret) return value
  if (value.trim() === '') return undefined
  return ui?.compact === true ? compactText(value) : value
}

/** Dashes of other keyboards and invisible marks of copied texts count as spaces do: "１１０ – 234" is "110-234". */
const compactText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
