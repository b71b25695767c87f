import { memo, Suspense, use, useMemo, type ComponentType } from 'react'
import type { Block } from '../../format/blocks/Block.ts'
import { BlockContext } from '../BlockContext.ts'
import { useCondition } from '../hooks/useCondition.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { BlockSkeleton } from './BlockSkeleton.tsx'
import { Unsupported } from './Unsupported.tsx'
import { ViewsContext } from './ViewsContext.ts'

interface BlockViewProps {
  readonly block: Block
  readonly pointer: string
}

/** One block: shown while its `when` holds, and alone in its failures. */
export const BlockView = memo(function BlockView({ block, pointer }: BlockViewProps) {
  const { id } = block
  const place = useMemo(() => ({ id, pointer }), [id, pointer])
  return (
    <BlockContext value={place}>
      <BlockBoundary block={block}>
        <PlayedBlock block={block} />
      </BlockBoundary>
    </BlockContext>
  )
})

function PlayedBlock({ block }: { readonly block: Block }) {
  const views = use(ViewsContext)
  const isShown = useCondition(block.when)
  if (!isShown || block.off) return null
  const { type } = block
  // The map has exactly one view for each type, which TypeScript cannot follow through an index.
  const View = Object.hasOwn(views, type) ? (views[type] as ComponentType<{ readonly block: Block }>) : undefined
  if (!View) return <Unsupported />
  return (
    <Suspense fallback={<BlockSkeleton block={block} />}>
      <View block={block} />
    </Suspense>
  )
}
