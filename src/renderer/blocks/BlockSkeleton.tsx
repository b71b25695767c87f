import type { Block, BlockType } from '../../format/blocks/Block.ts'
import { Skeleton, type SkeletonShape } from '../../ui/Skeleton.tsx'
import { Picture } from '../pictures/Picture.tsx'

const shapes: Partial<Record<BlockType, SkeletonShape>> = { form: 'field', filter: 'bar', article: 'text', countdown: 'text', profile: 'link', handwritten: 'part' }

/** As high as several of what they are made of, at least. */
const several: ReadonlySet<BlockType> = new Set(['form', 'table'])

/** The room that a block takes until its code has come. */
export function BlockSkeleton({ block }: { readonly block: Block }) {
  if (block.type === 'popup') return null
  if (block.type === 'image') return <Picture src={undefined} alt="" shape={block.shape} pending />
  if (block.type === 'list') return <Skeleton shape="record" count={block.skeletonRows} lines={block.row.cells.length} />
  return <Skeleton count={several.has(block.type) ? 3 : 1} shape={block.type === 'copyable' ? (block.qr ? 'code' : 'bar') : (shapes[block.type] ?? 'record')} />
}
