import { isObject } from '../../../src/format/isObject.ts'
import type { Facts } from '../draft/Facts.ts'
import { listScreenDocuments, type ScreenDocument } from '../screens/ScreenDocument.ts'

export interface ListedDialog {
  readonly id: string
  /** The copy keys of its texts, in the order members read them. */
  readonly keys: readonly string[]
  /** The screens that open it. */
  readonly screens: readonly ScreenDocument[]
}

/** Every dialog of the documents, with where it opens. */
export function dialogList(facts: Facts): readonly ListedDialog[] {
  const text = facts.files.find(({ path }) => path === 'dialogs.json')?.text ?? '{}'
  const { dialogs = {} } = JSON.parse(text) as { dialogs?: Readonly<Record<string, Readonly<Record<string, unknown>>>> }
  const screens = listScreenDocuments(facts)
  return Object.entries(dialogs).map(([id, dialog]) => ({
    id,
    keys: ['title', 'body', 'confirm', 'cancel'].flatMap((part) => (typeof dialog[part] === 'string' ? [dialog[part]] : [])).filter((key, at, all) => all.indexOf(key) === at),
    screens: screens.filter((screen) => placesOf(dialog).includes(screen.path) || opens(facts.read(`screen:${screen.id}`), id)),
  }))
}

const placesOf = ({ places }: Readonly<Record<string, unknown>>): readonly unknown[] => (Array.isArray(places) ? places : [])

function opens(value: unknown, dialog: string): boolean {
  if (Array.isArray(value)) return value.some((item) => opens(item, dialog))
  if (!isObject(value)) return false
  return value['dialog'] === dialog || Object.values(value).some((item) => opens(item, dialog))
}
