import { formatFact } from '../../../../src/format/fact.ts'
import { isObject } from '../../../../src/format/value/isObject.ts'
import { membersIn, type Facts } from '../../../../src/format/facts/parseFacts.ts'
import { listScreenDocuments } from '../documents/ScreenDocument.ts'
import { codeParts } from './codeParts.ts'
import { keysOfCode } from '../../../../src/format/check/keysOfCode.gen.ts'
import type { Words } from '../../words/useWords.ts'

/** A place where members read a text. */
export interface KeyUse {
  readonly label: string
  /** The page of the desk for it. */
  readonly path?: string
}

/** Where each copy key is used: on screens, in dialogs, in option lists, by the settings and by the app's own code. */
export function usesOfKeys(facts: Facts, { t, locale }: Words): ReadonlyMap<string, readonly KeyUse[]> {
  const uses = new Map<string, KeyUse[]>()
  const copy = facts.copy[locale]

  function add(value: unknown, use: KeyUse): void {
    for (const key of new Set(textsIn(value)))
      if (Object.hasOwn(copy, key)) uses.set(key, [...(uses.get(key) ?? []), use])
  }

  for (const { id, title } of listScreenDocuments(facts, locale))
    add(facts.read(formatFact({ kind: 'screen', id })), { label: title, path: `/screens/${id}` })
  for (const [id, dialog] of Object.entries(membersIn(facts, 'dialogs.json', 'dialogs'))) {
    const title = isObject(dialog) ? copy[String(dialog['title'])] : undefined
    add(dialog, { label: t('copy.dialogUse', { name: title ?? id }), path: `/messages/dialogs/${id}` })
  }
  for (const [id, list] of Object.entries(membersIn(facts, 'choices.json', 'lists')))
    add(list, { label: t('copy.listUse', { name: id }) })
  add(facts.settings, { label: t('copy.menusUse') })
  for (const part of codeParts) add(keysOfCode[part], { label: t(`copy.${part}`) })
  return uses
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isObject(value) ? Object.values(value).flatMap(textsIn) : []
}
