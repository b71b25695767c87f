import type { BlockOf } from '../../../format/blocks/Block.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useNotices } from '../../reading/notices.ts'

/** The space of a notice bar: a line, or a short list. None where no notice will come. */
export function NoticesSkeleton({ block }: { readonly block: BlockOf<'noticeBar'> }) {
  const operators = useNotices(block.place)
  const isList = block.layout === 'list'
  if (operators.length === 0 && block.source === undefined && block.rows === undefined) return null
  return <Skeleton shape={isList ? 'cell' : 'bar'} count={isList ? 4 : 1} />
}
