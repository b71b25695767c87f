import { useMemo } from 'react'
import type { Entity } from '../../../platform/Operations.ts'
import { useSourceState } from '../../../renderer/hooks/useSourceState.ts'
import { useHost } from '../../../renderer/RendererProvider.tsx'
import { createClosing, type Closing } from './createClosing.ts'

/** The period that takes bets, as the platform last said. */
export interface Round {
  readonly expect: string
  /** The period before it. */
  readonly last: string
  readonly closing: Closing
}

/** The open period of a source of times; undefined until the platform has answered. */
export function useRound(source: string): Round | undefined {
  const { clock, visibility } = useHost()
  const { data, answeredAt } = useSourceState(source)
  return useMemo(() => {
    if (data === undefined || answeredAt === undefined) return undefined
    const { current_expect: expect, last_expect: last, reamin_time: seconds } = data as Entity<'LotteryTimes'>
    return { expect, last, closing: createClosing({ seconds, answeredAt, clock, steady: performance, visibility }) }
  }, [data, answeredAt, clock, visibility])
}
