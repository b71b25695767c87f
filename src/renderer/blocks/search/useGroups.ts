import { useMemo } from 'react'
import type { SearchBlock } from '../../../format/blocks/search.ts'
import type { SelectOption } from '../../../ui/SelectField.tsx'
import { useChoices } from '../../reading/useChoices.ts'
import { useText } from '../../reading/useDerived.ts'
import type { Entry } from './finding/find.ts'
import { spell, type Spelled } from './finding/spell.ts'

export interface Groups {
  /** All groups first, then those of the rows, in the order of the lists. */
  readonly options: readonly SelectOption[]
  readonly names: ReadonlyMap<string, string>
  readonly spelled: ReadonlyMap<string, Spelled>
}

/** The groups of what can be found, by the names their rows give them, or those of the document's options. */
export function useGroups(groups: SearchBlock['groups'], entries: readonly Entry[]): Groups {
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
