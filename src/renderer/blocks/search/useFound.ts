import { useCallback, useDeferredValue, useMemo } from 'react'
import type { SearchBlock } from '../../../format/blocks/search.ts'
import { plainName } from '../../../format/text/typedText.ts'
import { find, type Entry } from './finding/find.ts'
import type { SelectOption } from '../../../ui/SelectField.tsx'
import { useChoices } from '../../reading/useChoices.ts'
import { useText } from '../../reading/useDerived.ts'
import { spell, type Spelled } from './finding/spell.ts'
import { useTyped, type Typed } from '../../reading/useTyped.ts'

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
