import { useMemo } from 'react'
import type { Entity } from '../../../platform/Operations.ts'
import { useSourceState } from '../../../renderer/reading/useRows.ts'
import { useHost } from '../../../renderer/screen/RendererProvider.tsx'
import { createClosing, type Closing } from './createClosing.ts'

/** The period that takes bets, as the platform last said. */
export interface Round {
  /** The question that it answers: another lottery has another one. */
  readonly question: string
  readonly expect: string
  /** The period before it. */
  readonly last: string
  readonly closing: Closing
}

export interface UsedRound {
  /** Current question, answered or not. */
  readonly question: string | null
  /** Undefined until the platform names it, and where its answer lacks the open period or its time left. */
  readonly round: Round | undefined
  /** `failed` also where the platform has answered without a period. */
  readonly status: 'ready' | 'loading' | 'failed'
  /** The last failure, also where an earlier answer is still used. */
  readonly error: unknown
}

/** The open period of a source of times. */
export function useRound(source: string): UsedRound {
  const { clock, visibility } = useHost()
  const { question, status, data, answerOf, answeredAt, error } = useSourceState(source)
  const round = useMemo(() => {
    const {
      current_expect: expect,
      last_expect: last,
      reamin_time: seconds,
    } = (data ?? {}) as Partial<Entity<'LotteryTimes'>>
    if (
      answerOf === undefined ||
      answeredAt === undefined ||
      expect === undefined ||
      last === undefined ||
      seconds === undefined
    )
      return undefined
    return {
      question: answerOf,
      expect,
      last,
      closing: createClosing({ seconds, answeredAt, clock, steady: performance, visibility }),
    }
  }, [data, answerOf, answeredAt, clock, visibility])
  return { question, round, status: round ? 'ready' : status === 'loading' ? 'loading' : 'failed', error }
}
