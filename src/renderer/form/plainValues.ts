import type { FieldUi, FieldUis } from '../../format/blocks/form.ts'
import { widgetOf } from '../../format/blocks/widgets.ts'
import { plainName, plainWords } from '../../format/typedText.ts'
import { groupOf, rowsOf, type FormValues } from './typedValues.ts'

/**
 * What is typed, as it is checked and sent: a text of one line names something unless its field takes words, a blank
 * text is empty, and a field that is compact has its spaces left out. A password is exactly what it is.
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
  const { isSecret, reads } = widgetOf(ui?.widget)
  if (typeof value !== 'string' || isSecret) return value
  if (reads === undefined) return value.trim() === '' ? undefined : value
  const isWords = reads === 'words' || ui?.words === true
  const plain = ui?.compact === true ? compactText(value) : isWords ? plainWords(value) : plainName(value)
  return plain === '' ? undefined : plain
}

/** Dashes of other keyboards are plain ones: "１１０ – 234" is "110-234". */
const compactText = (text: string) =>
  plainName(text)
    .replace(/\s/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
