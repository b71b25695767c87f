import { memo, use, useMemo, type ComponentType, Component, useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Block } from '../../format/blocks/Block.ts'
import { useBlockPlace, BlockContext } from '../screen/BlockContext.ts'
import styles from './Blocks.module.css'
import { useLoaded } from '../../ui/useLoaded.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { useDerived } from '../reading/useDerived.ts'
import type { Reader } from '../reading/reader.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import { BlockSkeleton } from './BlockSkeleton.tsx'
import { TogetherContext } from './TogetherContext.ts'
import { Unsupported } from './Unsupported.tsx'
import { useReport } from '../screen/useReport.ts'
import { usePlace } from '../screen/ScopeContext.tsx'

interface BlocksProps {
  readonly blocks: readonly Block[]
  /** Where the list is in the block around it, as a JSON Pointer: `/body`, `/items/0/body`. */
  readonly at?: string
}

/** Blocks in order. Each is known by its id, so a new release updates it in place. */
export const Blocks = memo(function Blocks({ blocks, at = '/body' }: BlocksProps) {
  const { pointer } = useBlockPlace()
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <BlockView key={block.id} block={block} pointer={`${pointer}${at}/${index}`} />
      ))}
    </div>
  )
})

class Boundary extends Component<BlockBoundaryProps & { readonly onFail: () => void }, BoundaryState> {
  override state: BoundaryState = { block: this.props.block, hasFailed: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ block }: BlockBoundaryProps, state: BoundaryState): BoundaryState | null {
    return block === state.block ? null : { block, hasFailed: false }
  }

  override componentDidCatch(): void {
    this.props.onFail()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed onAnswer={() => this.setState({ hasFailed: false })} /> : this.props.children
  }
}

interface BlockViewProps {
  readonly block: Block
  readonly pointer: string
}

/** One block: shown while its `when` holds, failing alone. Its space is kept while the member is not known yet. */
const BlockView = memo(function BlockView({ block, pointer }: BlockViewProps) {
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

interface BlockBoundaryProps {
  readonly block: Block
  readonly children: ReactNode
}

/** Keeps an error inside its block; another version of the block, or another answer, gets another try. */
function BlockBoundary({ block, children }: BlockBoundaryProps) {
  const report = useReport()
  return (
    <Boundary block={block} onFail={() => report('block-failed')}>
      {children}
    </Boundary>
  )
}

interface BoundaryState {
  readonly block: Block
  readonly hasFailed: boolean
}

/** Shown in place of the block until a source of the screen has other data: what broke it may have been an answer. */
function Failed({ onAnswer }: { readonly onAnswer: () => void }) {
  const { store, plan } = usePlace()
  const tell = useEffectEvent(onAnswer)
  useEffect(() => {
    const stops = Object.keys(plan.sources).map((name) => {
      const source = store.source(name)
      const { data } = source.getSnapshot()
      return source.subscribe(() => !Object.is(source.getSnapshot().data, data) && tell())
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, plan])
  return <Unsupported failed />
}
