import { assertNever } from '../../../../src/format/value/assertNever.ts'
import { pageOfSetting } from '../../../../src/format/declaredSettings.ts'
import { parseFact } from '../../../../src/format/fact.ts'
import type { SettingsPage } from '../../../../src/format/setting.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { draftedNoticeIds } from '../documents/draftedNoticeIds.ts'
import type { AreaName, PageName } from '../../kit/areas.ts'

/** Names of the areas that edit facts. */
export type FactArea =
  `areas.${Extract<AreaName, 'money' | 'messages' | 'texts' | 'screens'> | Extract<PageName, 'menus'>}`

export interface Place<Name extends string = FactArea | 'review.thePlace'> {
  readonly path: string
  /** Name in the desk: a page, or the place in a document. */
  readonly name: Name
}

/** The page of the desk where a fact is edited; undefined when it is not edited here. */
export function factPlace(fact: string): Place<FactArea> | undefined {
  const parsed = parseFact(fact)
  switch (parsed?.kind) {
    case 'settings':
      return settingPlace(parsed.pointer)
    case 'screen':
      return { path: `/screens/${parsed.id}`, name: 'areas.screens' }
    case 'block':
      return { path: `/screens/${parsed.screen}`, name: 'areas.screens' }
    case 'dialog':
      return { path: `/messages/dialogs/${parsed.id}`, name: 'areas.messages' }
    case 'notice':
      return { path: `/messages/notices/${parsed.id}`, name: 'areas.messages' }
    case 'copy':
      return copyPlace(parsed.key)
    case undefined:
      return undefined
    default:
      return assertNever(parsed)
  }
}

/** The page where a document's issue can be fixed; undefined when no page of the desk shows it. */
export function documentPlace(document: string, pointer: string, snapshot: DraftSnapshot): Place | undefined {
  const [, first = '', second = ''] = pointer.split('/')
  if (document === 'settings.json') return settingPlace(pointer)
  if (document === 'dialogs.json') return { path: `/messages/dialogs/${second}`, name: 'areas.messages' }
  if (document === 'notices.json')
    return {
      path: `/messages/notices/${(second === '' ? undefined : draftedNoticeIds(snapshot)[Number(second)]) ?? ''}`,
      name: 'areas.messages',
    }
  const screen = /^screens\/(\w+)\.json$/.exec(document)?.[1]
  if (screen !== undefined)
    return { path: `/screens/${screen}?at=${encodeURIComponent(pointer)}`, name: 'review.thePlace' }
  return document.startsWith('copy/') ? copyPlace(first) : undefined
}

const settingPages: Readonly<Record<SettingsPage, Place<FactArea>>> = {
  money: { path: '/money', name: 'areas.money' },
  menus: { path: '/screens/everywhere', name: 'areas.menus' },
}

/** A pointer to an unknown setting leads to the amounts. */
const settingPlace = (pointer: string): Place<FactArea> => settingPages[pageOfSetting(pointer) ?? 'money']

function copyPlace(key: string): Place<FactArea> {
  return { path: key === '' ? '/texts' : `/texts?keys=${encodeURIComponent(key)}`, name: 'areas.texts' }
}
