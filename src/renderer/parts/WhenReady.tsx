import type { ReactNode } from 'react'
import { SourcesFailed } from './SourcesFailed.tsx'

export interface WhenReadyProps {
  /** Source of the block: something derived, or rows. */
  of: {
    readonly status: 'ready' | 'loading' | 'failed'
    /** The sources that could not be read. */
    readonly failed: readonly string[]
  }
  /** In the final shape, so that nothing jumps. */
  skeleton: ReactNode
  /** For blocks that are one line high. */
  compact?: boolean | undefined
  children: ReactNode
}

/** A block's content once what it reads is there; until then its skeleton, and a way to try again where it failed. */
export function WhenReady({ of: { status, failed }, skeleton, compact, children }: WhenReadyProps) {
  if (status === 'failed') return <SourcesFailed names={failed} compact={compact} />
  return status === 'loading' ? skeleton : children
}
