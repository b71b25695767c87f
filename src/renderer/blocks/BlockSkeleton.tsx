import type { Block, BlockType } from '../../format/blocks/Block.ts'
import { Skeleton, type SkeletonShape } from '../../ui/Skeleton.tsx'
import { Picture } from '../pictures/Picture.tsx'

const shapes: Partial<Record<BlockType, SkeletonShape>> = { form: 'field', filter: 'bar', article: 'text', countdown: 'text', profile: 'link', handwritten: 'part' }

/** The room that a block takes until its code has come. */
export function BlockSkeleton({ block }: { readonly block: Block }) {
  if (block.type === 'popup') return null
  if (block.type === 'image') return <Picture src={undefined} alt="" shape={block.shape} pending />
  return <Skeleton count={block.type === 'list' ? 3 : 1} shape={block.type === 'copyable' ? (block.qr ? 'code' : 'bar') : (shapes[block.type] ?? 'record')} />
}
