import { fromPointer, toPointer } from '../../../src/format/check/Document.ts'
import { pageOfSetting, shapeOfSetting } from '../../../src/format/declaredSettings.ts'
import { type Facts, membersIn } from '../../../src/format/facts/parseFacts.ts'
import { isObject } from '../../../src/format/value/isObject.ts'
import type { SettingsPage } from '../../../src/format/setting.ts'
import type { Touch } from '../../../src/format/wire/Touch.ts'

/** One of the things under a tap that the desk can open, or has something to say of. */
export type TouchedThing =
  | { readonly kind: 'text'; readonly key: string }
  | { readonly kind: 'notice'; readonly id: string }
  | { readonly kind: 'dialog'; readonly id: string }
  | { readonly kind: 'picture'; readonly address: string; readonly isOfPlatform: boolean }
  /** It shows what the platform answers to these calls; `alone`: and nothing else. */
  | { readonly kind: 'platform'; readonly calls: readonly string[]; readonly alone: boolean }
  /** Settings and groups of settings that one page edits. */
  | { readonly kind: 'settings'; readonly page: SettingsPage; readonly pointers: readonly string[] }
  /** Worked out by the app's own code. */
  | { readonly kind: 'app' }
  /** A block that can be switched off, and where it is in its document. */
  | { readonly kind: 'block'; readonly screen: string; readonly block: string }

/** Things under a tap, the innermost first. */
export function touchedThings(touch: Touch, facts: Facts): readonly TouchedThing[] {
  const { texts, notices, picture, calls, blocks, screen } = touch
  const settings = settingsByPage(touch.settings)
  const isOfPlatform = calls.length > 0
  const hasWords = texts.length + notices.length > 0
  const said: readonly TouchedThing[] = [
    ...texts.map((key) => ({ kind: 'text', key }) as const),
    ...notices.map((id) => ({ kind: 'notice', id }) as const),
    ...(picture === '' ? [] : [{ kind: 'picture', address: picture, isOfPlatform } as const]),
    ...(isOfPlatform ? [{ kind: 'platform', calls, alone: !hasWords } as const] : []),
    ...settings,
    // A dialog stands in front of the screen, in none of its blocks.
    ...(blocks.length === 0 ? dialogsWith(texts, facts) : []),
  ]
  return [
    ...(said.length === 0 && touch.words !== '' ? [{ kind: 'app' } as const] : said),
    ...blocks.map((block) => ({ kind: 'block', screen, block }) as const),
  ]
}

function settingsByPage(pointers: readonly string[]): readonly TouchedThing[] {
  const byPage = new Map<SettingsPage, string[]>()
  for (const pointer of new Set(pointers.map(editedAt))) {
    const page = pageOfSetting(pointer)
    if (page !== undefined) byPage.set(page, [...(byPage.get(page) ?? []), pointer])
  }
  return [...byPage].map(([page, pointers]) => ({ kind: 'settings', page, pointers }))
}

/** A list and a time of day are edited as a whole, whatever of them is read. */
function editedAt(pointer: string): string {
  const keys = fromPointer(pointer)
  const whole = keys.findIndex((_, at) => {
    const shape = shapeOfSetting(toPointer(keys.slice(0, at + 1)))
    return shape !== undefined && (shape.properties === undefined || shape.format === 'clock')
  })
  return whole < 0 ? pointer : toPointer(keys.slice(0, whole + 1))
}

function dialogsWith(keys: readonly string[], facts: Facts): readonly TouchedThing[] {
  return Object.entries(membersIn(facts, 'dialogs.json', 'dialogs'))
    .filter(([, dialog]) => isObject(dialog) && keys.some((key) => Object.values(dialog).includes(key)))
    .map(([id]) => ({ kind: 'dialog', id }))
}
