import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'

type Cards = BlockOf<'cards'>

export const columnsOf = ({ columns }: Cards) => Math.min(4, Math.max(1, columns)) as 1 | 2 | 3 | 4

/** The space of a block's cards: all fixed ones, else two lines. */
export function CardsSkeleton({ block }: { readonly block: Cards }) {
  const columns = columnsOf(block)
  return <Skeleton shape={block.shape} columns={columns} count={block.items?.length ?? Math.max(2, columns * 2)} />
}
