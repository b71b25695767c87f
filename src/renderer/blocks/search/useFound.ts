import { useCallback, useDeferredValue, useMemo } from 'react'
import type { SearchBlock } from '../../../format/blocks/search.ts'
import { plainName } from '../../../format/typedText.ts'
import { find, type Entry } from './finding/find.ts'
import { useGroups, type Groups } from './useGroups.ts'
import { useTyped, type Typed } from './useTyped.ts'

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

/** What is typed and chosen, and what it finds. */
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
