import type { Block, BlockType } from '../../format/blocks/Block.ts'
import { Skeleton, type SkeletonShape } from '../../ui/Skeleton.tsx'
import { Picture } from '../parts/Picture.tsx'
import { CardsSkeleton } from './cards/CardsSkeleton.tsx'
import { NoticesSkeleton } from './notice-bar/NoticesSkeleton.tsx'

const shapes: Partial<Record<BlockType, SkeletonShape>> = {
  form: 'field',
  text: 'text',
  filter: 'bar',
  article: 'text',
  countdown: 'text',
  profile: 'link',
  handwritten: 'part',
  carousel: 'banner',
}

/** Of a table whose rows are an answer's. */
const TABLE_ROWS = 3
const TABS_ROWS = 4

/** The space reserved for a block until its code has loaded and the member is known. */
export function BlockSkeleton({ block }: { readonly block: Block }) {
  if (block.type === 'popup') return null
  if (block.type === 'image') return <Picture src={undefined} alt="" shape={block.shape} pending />
  if (block.type === 'cards') return <CardsSkeleton block={block} />
  if (block.type === 'noticeBar') return <NoticesSkeleton block={block} />
  if (block.type === 'list')
    return <Skeleton shape="record" count={block.skeletonRows} lines={block.row.cells.length} />
  return (
    <Skeleton
      count={partsOf(block)}
      shape={block.type === 'copyable' ? (block.qr ? 'code' : 'bar') : (shapes[block.type] ?? 'record')}
    />
  )
}

/** How many parts a block shows at least, where its document says so. */
function partsOf(block: Block): number {
  if (block.type === 'form') return Object.keys(block.fields).length
  if (block.type === 'tabs') return TABS_ROWS
  if (block.type === 'steps' || block.type === 'table') return block.items?.length ?? TABLE_ROWS
  return 1
}
