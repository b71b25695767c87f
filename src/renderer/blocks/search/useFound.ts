import { useCallback, useDeferredValue, useMemo, useEffect, useRef, useState } from 'react'
import type { SearchBlock } from '../../../format/blocks/search.ts'
import { plainName } from '../../../format/text/typedText.ts'
import { find, type Entry } from './finding/find.ts'
import type { SelectOption } from '../../../ui/SelectField.tsx'
import { useChoices } from '../../reading/useChoices.ts'
import { useText } from '../../reading/useDerived.ts'
import { spell, type Spelled } from './finding/spell.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { useReadable } from '../../../ui/useReadable.ts'

/** The address follows what is typed after a pause, in ms: each change of it renders, and Safari allows only so many. */
const PAUSE = 400

interface Searched {
  readonly block: Pick<SearchBlock, 'bind' | 'groups'>
  readonly entries: readonly Entry[]
  /** Not all that can be found is known yet. */
  readonly isReading: boolean
  readonly isKnown: (key: string) => boolean
}

export interface Search extends Typed {
  readonly groups: Groups
  /** Empty for all groups. */
  readonly group: string
  readonly choose: (group: string) => void
  /** Best first; undefined while nothing is wanted. */
  readonly found: readonly Entry[] | undefined
}

/** Typed text and choices of a search, and its results. */
export function useFound({ block, entries, isReading, isKnown }: Searched): Search {
  const typed = useTyped(block.bind)
  const { text: chosen, type: typeGroup, settle: settleGroup } = useTyped(block.groups?.bind)
  const groups = useGroups(block.groups, entries)
  // One that is in the address may be in a list that is still to be read, or in none.
  const group = isReading || groups.names.has(chosen) ? chosen : ''
  const choose = useCallback(
    (next: string) => {
      typeGroup(next)
      settleGroup()
    },
    [typeGroup, settleGroup],
  )

  // The letter first, what it finds right after.
  const text = useDeferredValue(plainName(typed.text))
  const isWanting = text !== '' || group !== ''
  const { spelled } = groups
  const found = useMemo(
    () => (isWanting ? find(entries, { text, group, groups: spelled, isKnown }) : undefined),
    [entries, isWanting, text, group, spelled, isKnown],
  )
  return { ...typed, groups, group, choose, found }
}

interface Groups {
  /** All groups first, then those of the rows, in the order of the lists. */
  readonly options: readonly SelectOption[]
  readonly names: ReadonlyMap<string, string>
  readonly spelled: ReadonlyMap<string, Spelled>
}

/** The groups of what can be found, by the names their rows give them, or those of the document's options. */
function useGroups(groups: SearchBlock['groups'], entries: readonly Entry[]): Groups {
  const all = useText(groups?.all)
  const choices = useChoices(groups?.choices).value
  return useMemo(() => {
    const names = new Map<string, string>()
    for (const { group, groupName } of entries) if (group !== '') names.set(group, names.get(group) || groupName)
    const named = [...names].map(
      ([group, name]) =>
        [group, name || (choices.find(({ value }) => String(value) === group)?.label ?? group)] as const,
    )
    return {
      options: [{ value: '', label: all }, ...named.map(([value, label]) => ({ value, label }))],
      names: new Map(named),
      spelled: new Map(named.map(([group, name]) => [group, spell(name)])),
    }
  }, [all, choices, entries])
}

interface Typed {
  readonly text: string
  readonly type: (text: string) => void
  /** Puts it into the address at once, before the screen is left. */
  readonly settle: () => void
}

/** Text typed in a field, kept in a parameter of the address where `bind` names one. */
function useTyped(bind: string | undefined): Typed {
  const { store } = usePlace()
  const bound = useReadable(store.play, ({ declared }) => (bind === undefined ? undefined : declared[bind]))
  const [typed, setTyped] = useState({ text: bound ?? '', seen: bound, sent: bound })
  // The address has changed: by itself, as with "back", or to what was sent, after which more may have been typed.
  if (bound !== typed.seen) setTyped({ ...typed, text: bound === typed.sent ? typed.text : (bound ?? ''), seen: bound })

  const waiting = useRef<{ readonly text: string; readonly timer: ReturnType<typeof setTimeout> }>(undefined)

  const settle = useCallback(() => {
    const { text: asTyped, timer } = waiting.current ?? {}
    clearTimeout(timer)
    waiting.current = undefined
    if (asTyped === undefined || bind === undefined) return
    // As the address is read: what is typed stays as it is while more is typed.
    const text = plainName(asTyped)
    setTyped((before) => ({ ...before, sent: text }))
    store.renderer.host.navigate.setQuery({ ...store.play.getSnapshot().query, [bind]: text })
  }, [bind, store])

  const type = useCallback(
    (text: string) => {
      setTyped((before) => ({ ...before, text }))
      clearTimeout(waiting.current?.timer)
      waiting.current = { text, timer: setTimeout(settle, PAUSE) }
    },
    [settle],
  )

  // A screen that was left must not change the address of the next.
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
    },
    [],
  )
  return { text: typed.text, type, settle }
}
