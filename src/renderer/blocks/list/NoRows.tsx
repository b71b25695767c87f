import type { MouseEvent } from 'react'
import type { ListBlock } from '../../../format/blocks/list.ts'
import { Unavailable } from '../../../format/expression/Unavailable.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useReadable } from '../../../ui/useReadable.ts'
import { useTranslate } from '../../reading/language.ts'
import { useCondition, useText } from '../../reading/useDerived.ts'
import { dependenciesOf } from '../../screen/dependenciesOf.ts'
import { filterValues } from '../../screen/filterValues.ts'
import type { Play } from '../../screen/playOf.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { listKeys } from './listKeys.ts'
import type { ListRowsProps } from './RecordRows.tsx'
import { RowActionButton } from './RowActionButton.tsx'

/** An empty list: that nothing matches where its filter is not as it was at first, else that there is nothing yet. */
export function NoRows({ block }: ListRowsProps) {
  const narrowed = useNarrowed(block)
  return narrowed.length > 0 ? <NoMatches narrowed={narrowed} /> : <NothingYet block={block} />
}

function NothingYet({ block: { empty, emptyAction } }: { readonly block: ListBlock }) {
  const title = useText(empty)
  const hasAction = useCondition(emptyAction?.when) && emptyAction !== undefined
  return <EmptyState title={title} action={hasAction && <RowActionButton action={emptyAction} />} />
}

/** @param narrowed what the address has of the filter */
function NoMatches({ narrowed }: { readonly narrowed: readonly string[] }) {
  const translate = useTranslate()
  const { store } = usePlace()

  function handleClear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    // This button goes with what it did; the filter stays.
    currentTarget.closest('section')?.querySelector<HTMLElement>('fieldset button')?.focus()
    store.changeQuery((query) => Object.fromEntries(Object.entries(query).filter(([name]) => !narrowed.includes(name))))
  }

  return (
    <EmptyState
      title={translate(listKeys.noMatches)}
      action={
        <Button variant="secondary" size="small" onClick={handleClear}>
          {translate(listKeys.clearFilter)}
        </Button>
      }
    />
  )
}

/** Names in the address that make the filter of a list another than it was at first. */
function useNarrowed(block: ListBlock): readonly string[] {
  const { store, extras } = usePlace()
  const play = useReadable(store.play)
  const lists = useReadable(store.renderer.host.lists)
  const around = {
    scope: store.scope(extras),
    lists,
    rowsOf(name: string) {
      const { status, rows } = store.source(name).getSnapshot()
      if (status !== 'ready') throw new Unavailable(status === 'failed' ? 'failed' : 'pending', name)
      return rows
    },
  }
  return filtersOf(block, play).flatMap(({ id, fields }) => {
    const prefix = play.filters.length > 1 ? `${id}.` : ''
    const now = writtenIn(filterValues(fields, { ...around, prefix, query: play.query }))
    const first = writtenIn(filterValues(fields, { ...around, prefix, query: {} }))
    return [...first].filter(([name, value]) => now.get(name) !== value).map(([name]) => prefix + name)
  })
}

/** The filter of the list itself, or those of the screen that it reads. */
function filtersOf(block: ListBlock, { filters, plan }: Play): Play['filters'] {
  const own = filters.filter(({ id }) => id === block.id)
  if (own.length > 0) return own
  const source = plan.sources[block.source ?? '']
  return dependenciesOf({ ...source, where: block.where, rows: block.rows }).includes('filter') ? filters : []
}

/** Values as an address has them; one that waits for an answer is left out. */
function writtenIn(values: object): ReadonlyMap<string, string> {
  const written = new Map<string, string>()
  for (const name of Object.keys(values)) {
    try {
      written.set(name, String(Reflect.get(values, name)))
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
    }
  }
  return written
}
