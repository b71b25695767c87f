import type { Block, BlockType } from '../../format/blocks/Block.ts'
import type { TabsBlock } from '../../format/blocks/tabs.ts'
import { Skeleton, type SkeletonShape } from '../../ui/Skeleton.tsx'
import { Picture } from '../parts/Picture.tsx'
import { CardsSkeleton } from './cards/CardsSkeleton.tsx'
import { NoticesSkeleton } from './notice-bar/NoticesSkeleton.tsx'
import styles from './Blocks.module.css'

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
/** Of a lottery's board, which is longer than the other hand-written parts. */
const BOARD_PARTS = 3

/** The space reserved for a block until its code has loaded and the member is known. */
export function BlockSkeleton({ block }: { readonly block: Block }) {
  if (block.type === 'popup' || block.type === 'shelf') return null
  if (block.type === 'image') return <Picture src={undefined} alt="" shape={block.shape} pending />
  if (block.type === 'cards') return <CardsSkeleton block={block} />
  if (block.type === 'noticeBar') return <NoticesSkeleton block={block} />
  if (block.type === 'tabs') return <TabsSkeleton block={block} />
  if (block.type === 'list')
    return <Skeleton shape="record" count={block.skeletonRows} lines={block.row.cells.length} />
  return <Skeleton count={partsOf(block)} shape={shapeOf(block)} />
}

function shapeOf(block: Block): SkeletonShape {
  if (block.type === 'copyable') return block.qr ? 'code' : 'bar'
  // A row of buttons, unlike the other hand-written parts.
  if (block.type === 'handwritten' && block.name === 'lotterySwitch') return 'bar'
  return shapes[block.type] ?? 'record'
}

/**
 * The tabs, the parts of the card above their panels, and what their first panel shows whatever is answered; beside a
 * panel they are as high as it.
 */
function TabsSkeleton({ block: { each, items, placement } }: { readonly block: TabsBlock }) {
  const cards = (each && 'head' in each && each.head) || []
  const head = cards.flatMap((block) => (block.type === 'section' ? block.body : block))
  const body = (each?.body ?? items?.[0]?.body ?? []).filter(({ when }) => when === undefined)
  const panel = [...head, ...body]
  if (placement === 'side' || panel.length === 0) return <Skeleton shape="record" count={TABS_ROWS} />
  return (
    <div className={styles.blocks}>
      <Skeleton shape="bar" />
      {panel.map((block) => (
        <BlockSkeleton key={block.id} block={block} />
      ))}
    </div>
  )
}

/** How many parts a block shows at least, where its document says so. */
function partsOf(block: Block): number {
  if (block.type === 'form') return Object.keys(block.fields).length
  if (block.type === 'handwritten') return block.name === 'lotteryBoard' ? BOARD_PARTS : 1
  if (block.type === 'stats') return Math.ceil(block.items.length / block.columns)
  if (block.type === 'steps' || block.type === 'table') return block.items?.length ?? TABLE_ROWS
  return 1
}
