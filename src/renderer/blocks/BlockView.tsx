import { memo, use, useMemo, type ComponentType } from 'react'
import type { Block } from '../../format/blocks/Block.ts'
import { useLoaded } from '../../ui/useLoaded.ts'
import { BlockContext } from '../screen/BlockContext.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { useDerived } from '../reading/useDerived.ts'
import type { Reader } from '../reading/reader.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { BlockSkeleton } from './BlockSkeleton.tsx'
import { TogetherContext } from './TogetherContext.ts'
import { Unsupported } from './Unsupported.tsx'

interface BlockViewProps {
  readonly block: Block
  readonly pointer: string
}

/** One block: shown while its `when` holds, failing alone. Its space is kept while the member is not known yet. */
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

const readWhen = (read: Reader, when: Block['when']) => read.condition(when)

/** Names that are here at once, beside the member. */
const ready = new Set(['user', 'session', 'settings', 'query'])

/** Whether it waits only for the member: late sources reserve no space, as their block may never come. */
const awaitsMember = (when: Block['when']) => dependenciesOf(when).every((name) => ready.has(name))

function PlayedBlock({ block }: { readonly block: Block }) {
  const { views } = useHost()
  const when = useDerived(block.when, readWhen)
  if (block.off) return null
  if (!when.value) return when.status === 'loading' && awaitsMember(block.when) ? <BlockSkeleton block={block} /> : null
  const { type } = block
  // The map has exactly one view for each type, which TypeScript cannot follow through an index.
  const view = Object.hasOwn(views, type) ? (views[type] as ComponentType<{ readonly block: Block }>) : undefined
  return view ? <LoadedBlock view={view} block={block} /> : <Unsupported />
}

function LoadedBlock({
  view: View,
  block,
}: {
  readonly view: ComponentType<{ readonly block: Block }>
  readonly block: Block
}) {
  const isTogether = use(TogetherContext)
  const isLoaded = useLoaded(View)
  return isLoaded && (isTogether || !('load' in View)) ? <View block={block} /> : <BlockSkeleton block={block} />
}
