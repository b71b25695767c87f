import type { Block } from '../../format/blocks/Block.ts'
import type { Filter } from '../../format/blocks/filter.ts'
import type { FormBlock } from '../../format/blocks/form.ts'
import { blocksIn } from '../../format/blocks/innerBlocks.ts'

export interface PlacedFilter {
  readonly id: string
  readonly fields: Filter['fields']
}

/** The filters of a screen: blocks of their own and those of lists. */
export function filtersOf(body: readonly Block[]): readonly PlacedFilter[] {
  return blocksIn(body).flatMap((block) => {
    if (block.type === 'filter') return [{ id: block.id, fields: block.fields }]
    return block.type === 'list' && block.filter ? [{ id: block.id, fields: block.filter.fields }] : []
  })
}

export function formsOf(body: readonly Block[]): readonly FormBlock[] {
  return blocksIn(body).filter((block) => block.type === 'form')
}
