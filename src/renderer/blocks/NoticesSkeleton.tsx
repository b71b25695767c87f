import type { BlockOf } from '../../format/blocks/Block.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The room of a notice bar: of one line, or of a short list. */
export function NoticesSkeleton({ block }: { readonly block: BlockOf<'noticeBar'> }) {
  const isList = block.layout === 'list'
  return <Skeleton shape={isList ? 'cell' : 'bar'} count={isList ? 4 : 1} />
}
