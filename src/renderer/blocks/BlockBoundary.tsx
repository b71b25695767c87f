import { Component, type ReactNode } from 'react'
import type { Block } from '../../format/blocks/Block.ts'
import { useReport } from '../hooks/useReport.ts'
import { Unsupported } from './Unsupported.tsx'

interface BlockBoundaryProps {
  readonly block: Block
  readonly children: ReactNode
}

/** What goes wrong in a block stays in it; another version of the block gets another chance. */
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
    return this.state.hasFailed ? <Unsupported failed /> : this.props.children
  }
}
