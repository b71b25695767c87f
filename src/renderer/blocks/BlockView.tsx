import { memo, Suspense, useMemo, type ComponentType } from 'react'
import type { Block, BlockType } from '../../format/blocks/Block.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BlockContext } from '../BlockContext.ts'
import { copyKeys } from '../copyKeys.ts'
import { useBlockState } from '../hooks/useBlockState.ts'
import { useCondition } from '../hooks/useCondition.ts'
import { useTranslate } from '../hooks/useTranslate.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { ownExpressions } from './ownExpressions.ts'
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
  if (!isShown) return null
  const { type } = block
  if (!isSupported(type)) return <Unsupported />
  // The map has exactly one view for each type, which TypeScript cannot follow through an index.
  const View = views[type] as ComponentType<{ readonly block: Block }>
  return (
    <Suspense fallback={<Skeleton shape={lazyShapes[type] ?? 'record'} />}>
      {keepsOwnFailures.has(type) ? <View block={block} /> : <ReadBlock block={block} View={View} />}
    </Suspense>
  )
}

/** A block that shows what sources say: when one cannot be read, the block says so and offers to try again. */
function ReadBlock({ block, View }: { readonly block: Block; readonly View: ComponentType<{ readonly block: Block }> }) {
  const { status, retry } = useBlockState(ownExpressions(block), ['source' in block ? block.source : undefined])
  const translate = useTranslate()
  if (status === 'failed') return <ErrorState title={translate(copyKeys.failed)} onRetry={retry} />
  return <View block={block} />
}

/** Blocks that hold others, or have more to say of a failure than an error in their place. */
const keepsOwnFailures = new Set<BlockType>(['list', 'filter', 'form', 'tabs', 'section', 'popup', 'handwritten'])

const lazyShapes: Partial<Record<BlockType, 'field' | 'record' | 'text'>> = { form: 'field', article: 'text', filter: 'field' }

const isSupported = (type: string): type is BlockType => Object.hasOwn(views, type)
