import type { FilterBlock } from '../../../format/blocks/filter.ts'
import { FilterBar } from './FilterBar.tsx'

/** A record filter on its own. */
export function FilterView({ block }: { readonly block: FilterBlock }) {
  return <FilterBar id={block.id} fields={block.fields} />
}
