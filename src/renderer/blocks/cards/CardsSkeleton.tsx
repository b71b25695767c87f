import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { gridColumns } from '../../../ui/CardGrid.tsx'

type Cards = BlockOf<'cards'>

/** The space of a block's cards: all fixed ones, else two lines, or the one there is. */
export function CardsSkeleton({ block }: { readonly block: Cards }) {
  const columns = gridColumns(block.columns)
  return (
    <Skeleton
      shape={block.shape}
      columns={columns}
      count={block.items?.length ?? Math.max(2, block.line ? columns : columns * 2)}
    />
  )
}
