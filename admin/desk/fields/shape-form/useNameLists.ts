import { useEffect, useMemo, useState } from 'react'
import { handwrittenParts } from '../../../../src/format/handwrittenParts.ts'
import { blockLabel } from '../../../../src/format/facts/screenTitle.ts'
import { membersIn, type Facts } from '../../../../src/format/facts/parseFacts.ts'
import { listOf, memberOf, objectOf } from '../../../../src/format/value/isObject.ts'
import { keysOf } from '../../../../src/format/value/keysOf.ts'
import { listScreenDocuments } from '../../facts/documents/ScreenDocument.ts'
import { useWords } from '../../words/useWords.ts'
import type { NamedOption, ShapeEditing } from './ShapeEditing.ts'

type Names = ShapeEditing['names']
const none: readonly NamedOption[] = []
/** So many options stand for a list of them. */
const MOST = 3

/**
 * Names that a document may write, by operators' words for them.
 * @param document the screen, whose sources may be named
 */
export function useNameLists(facts: Facts, document: unknown, popups: readonly NamedOption[] = none): Names {
  const words = useWords()
  const { t, locale, list } = words
  const calls = useCalls()
  const copy = facts.copy[locale]
  const shared = useMemo(
    () => ({
      route: listScreenDocuments(facts, locale).map(({ path, title }) => ({
        value: path,
        label: t('shapes.named', { name: title, detail: path }),
      })),
      dialog: Object.entries(membersIn(facts, 'dialogs.json', 'dialogs')).map(([id, dialog]) => ({
        value: id,
        label: blockLabel(objectOf(dialog), copy) ?? id,
      })),
      choices: Object.entries(membersIn(facts, 'choices.json', 'lists')).map(([name, each]) => {
        const options = listOf(memberOf(each, 'options')).flatMap((option) => blockLabel(objectOf(option), copy) ?? [])
        return { value: name, label: t('shapes.named', { name, detail: list(options.slice(0, MOST)) }) }
      }),
      handwritten: keysOf(handwrittenParts).map((name) => ({ value: name, label: t(`builtIn.${name}`) })),
    }),
    [facts, locale, t, list, copy],
  )
  return useMemo(() => {
    const called = new Map(calls.map(({ value, label }) => [value, label]))
    const source = Object.entries(objectOf(memberOf(document, 'sources'))).map(([name, each]) => {
      const detail = called.get(String(memberOf(each, 'call')))
      return { value: name, label: detail === undefined ? name : t('shapes.named', { name, detail }) }
    })
    return { ...shared, call: calls, source, popup: popups }
  }, [shared, calls, document, popups, t])
}

/** The platform's calls by what the contract says of them; the contract comes when somebody edits. */
function useCalls(): readonly NamedOption[] {
  const [calls, setCalls] = useState(none)
  useEffect(() => {
    let isWanted = true
    void import('../../../../schemas/platform.json').then(({ paths }) => {
      if (isWanted) setCalls(callsIn(paths))
    })
    return () => {
      isWanted = false
    }
  }, [])
  return calls
}

function callsIn(paths: object): readonly NamedOption[] {
  return Object.values(paths)
    .flatMap((path) => Object.values(objectOf(path)))
    .flatMap((call) => {
      const { operationId, summary } = objectOf(call)
      return typeof operationId === 'string' && typeof summary === 'string'
        ? [{ value: operationId, label: summary }]
        : []
    })
    .sort((a, b) => a.label.localeCompare(b.label))
}
