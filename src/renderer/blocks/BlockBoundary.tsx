import { Component, useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Block } from '../../format/blocks/Block.ts'
import { useReport } from '../screen/useReport.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import { Unsupported } from './Unsupported.tsx'

interface BlockBoundaryProps {
  readonly block: Block
  readonly children: ReactNode
}

/** Keeps an error inside its block; another version of the block, or another answer, gets another try. */
export function BlockBoundary({ block, children }: BlockBoundaryProps) {
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
