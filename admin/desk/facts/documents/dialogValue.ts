import { objectOf } from '../../../../src/format/value/isObject.ts'
import { DialogSchema, type Dialog } from '../../../../src/format/lists.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { ownKey } from '../texts/ownTexts.ts'
import { defaultsOf } from '../shapes/defaultsOf.ts'

type Written = Readonly<Record<string, unknown>>

const defaults: Written = defaultsOf(DialogSchema)

/** A dialog with its default values, as the app gets it. */
export function filledDialog(written: unknown): Dialog {
  const said = Object.entries(objectOf(written)).filter(([, value]) => value !== null)
  return { ...defaults, ...Object.fromEntries(said) } as unknown as Dialog
}

/** The values of a filled dialog in its form, where what was emptied stays empty. */
export function shownValues(dialog: object, written: unknown): Written {
  const said = objectOf(written)
  return Object.fromEntries(Object.entries(dialog).filter(([key]) => said[key] !== null))
}

/**
 * A changed dialog as it is stored: a default value is written only if it was written before. What has one and was
 * emptied is null: were it left out, it would be the default.
 */
export function writtenDialog(dialog: Written, before: unknown): Written {
  const said = objectOf(before)
  const written = Object.entries(dialog).filter(
    ([key, value]) => value !== undefined && (Object.hasOwn(said, key) || !sameValue(value, defaults[key])),
  )
  const emptied = Object.keys(defaults).filter((key) => dialog[key] === undefined)
  return { ...Object.fromEntries(written), ...Object.fromEntries(emptied.map((key) => [key, null])) }
}

/** The shipped text of the button, which stays unless somebody writes another. */
export const OK_KEY = 'common.ok'

/** Keys of the texts of operators' own that a dialog of theirs begins with; its id makes them its own. */
export function ownKeysOf(id: string): Readonly<Record<'title' | 'body' | 'confirm', string>> {
  const name = id.slice(id.indexOf('-') + 1).replaceAll('-', '')
  return { title: ownKey(`${name}Title`), body: ownKey(`${name}Body`), confirm: ownKey(`${name}Button`) }
}

/** First value of a new dialog: once a day, where an operator says. */
export function newDialog(id: string): Written {
  const { title, body } = ownKeysOf(id)
  return { title, body, confirm: OK_KEY, places: [], once: 'day' }
}
