import { memo, Suspense, useMemo, type ComponentType } from 'react'
import type { Block, BlockType } from '../../format/blocks/Block.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BlockContext } from '../BlockContext.ts'
import { useCondition } from '../hooks/useCondition.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { Unsupported } from './Unsupported.tsx'
import { views } from './views.ts'

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
  const isShown = useCondition(block.when)
  if (!isShown || block.off) return null
  const { type } = block
  if (!isSupported(type)) return <Unsupported />
  // The map has exactly one view for each type, which TypeScript cannot follow through an index.
  const View = views[type] as ComponentType<{ readonly block: Block }>
  return (
    <Suspense fallback={<Skeleton shape={lazyShapes[type] ?? 'record'} />}>
      <View block={block} />
    </Suspense>
  )
}

const lazyShapes: Partial<Record<BlockType, 'field' | 'record' | 'text'>> = { form: 'field', article: 'text', filter: 'field' }

const isSupported = (type: string): type is BlockType => Object.hasOwn(views, type)
