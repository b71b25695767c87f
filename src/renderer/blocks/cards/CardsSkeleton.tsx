import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { gridColumns } from '../../../ui/CardGrid.tsx'

type Cards = BlockOf<'cards'>

/** The space of a block's cards: all fixed ones, else two lines. */
export function CardsSkeleton({ block }: { readonly block: Cards }) {
  const columns = gridColumns(block.columns)
  return <Skeleton shape={block.shape} columns={columns} count={block.items?.length ?? Math.max(2, columns * 2)} />
}
