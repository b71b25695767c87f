import type { SearchBlock } from '../../../format/blocks/search.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useText } from '../../reading/useDerived.ts'
import type { Entry } from './finding/find.ts'
import { FoundList, type FoundRows } from './FoundList.tsx'

interface FoundProps {
  readonly block: Pick<SearchBlock, 'label' | 'empty' | 'tips' | 'groups'>
  readonly found: readonly Entry[]
  /** Not all that can be found is known yet. */
  readonly isReading: boolean
  /** There is nothing to be found in: no list could be read. */
  readonly isBlind: boolean
  /** Looks in all groups; undefined where it does already. */
  readonly onWiden: (() => void) | undefined
  readonly rows: FoundRows
}

/** What was found; that it may still come, or that there is nothing and what else to try. */
export function Found({ block, found, isReading, isBlind, onWiden, rows }: FoundProps) {
  const label = useText(block.label)
  const empty = useText(block.empty)
  const tips = useText(block.tips)
  const all = useText(block.groups?.all)
  if (found.length > 0) return <FoundList entries={found} label={label} rows={rows} />
  if (isReading) return <Skeleton shape="cell" count={4} />
  // What could not be read is said above.
  if (isBlind) return null
  return (
    <EmptyState
      icon="search"
      title={empty}
      text={tips === '' ? undefined : tips}
      action={
        onWiden && (
          <Button variant="secondary" onClick={onWiden}>
            {all}
          </Button>
        )
      }
    />
  )
}
