import { useEffect, useEffectEvent, useRef } from 'react'
import { parseFact, type Fact, formatFact } from '../../../src/format/fact.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { usePreviewTarget } from './PreviewTarget.tsx'
import { screenOfSetting } from '../../../src/format/declaredSettings.ts'
import { type Facts, screenIds } from '../../../src/format/facts/parseFacts.ts'
import { keysOfScreen } from '../facts/texts/keysOfScreen.ts'
import { readScreen } from '../facts/documents/ScreenDocument.ts'

const known = new WeakMap<Facts, ReadonlyMap<string, readonly string[]>>()

const pathOf = (id: string, facts: Facts): string =>
  readScreen(id, facts.read(formatFact({ kind: 'screen', id })), {}).path || '/'

/**
 * Moves the phone to the screen of whatever field has the focus, wherever in the desk: any element with `data-fact`
 * around the field names what it edits. Once for each such screen, so that an operator who went elsewhere stays there.
 */
export function useFollowFocus(): void {
  const { live } = useDraftSnapshot()
  const { path, show, speak } = usePreviewTarget()
  const last = useRef<string>(undefined)

  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-fact]') : null
    const fact = parseFact(field?.dataset['fact'] ?? '')
    // What was touched in the phone is there already.
    if (!field || fact === undefined) return
    if (fact.kind === 'copy') speak(fact.locale)
    if (field.closest('[data-in-phone]')) return
    const paths = pathsOfFact(fact, live)
    const [first] = paths
    if (first === undefined || paths.some((other) => other === last.current)) return
    last.current = first
    if (!paths.some((other) => other === path || other === path.split('?')[0])) show(first)
  })

  useEffect(() => {
    const listener = (event: FocusEvent) => follow(event)
    document.addEventListener('focusin', listener)
    return () => document.removeEventListener('focusin', listener)
  }, [])
}

/**
 * The addresses of the app on which a fact is seen, the one to show first; none for what no screen shows, and for a
 * notice or a dialog, whose page knows it.
 */
function pathsOfFact(fact: Fact, facts: Facts): readonly string[] {
  switch (fact.kind) {
    case 'settings': {
      const path = screenOfSetting(fact.pointer)
      return path === undefined ? [] : [path]
    }
    case 'copy':
      return screensOfKey(fact.key, facts)
    case 'block':
      return [pathOf(fact.screen, facts)]
    case 'screen':
      return [pathOf(fact.id, facts)]
    case 'notice':
    case 'dialog':
      return []
    default:
      return fact satisfies never
  }
}

/** The screens whose documents name the text, in option lists and dialogs too. */
function screensOfKey(key: string, facts: Facts): readonly string[] {
  const all = known.get(facts) ?? readKeys(facts)
  known.set(facts, all)
  const ids = all.get(key) ?? []
  // A key is mostly named after the screen it was written for.
  const [own] = key.split('.')
  return ids.toSorted((a, b) => Number(b === own) - Number(a === own)).map((id) => pathOf(id, facts))
}

function readKeys(facts: Facts): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>()
  for (const id of screenIds(facts))
    for (const key of keysOfScreen(facts, id)) ids.set(key, [...(ids.get(key) ?? []), id])
  return ids
}
