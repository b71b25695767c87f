import { useEffect, useMemo, useState } from 'react'
import type { Entity } from '../../../platform/Operations.ts'
import { useSourceState } from '../../../renderer/reading/useRows.ts'
import { useReducedMotion } from '../../../ui/useReducedMotion.ts'
import { readNumbers } from '../../../platform/betOutcome.ts'

/** A draw is on show at the latest so many ms after its answer, however slowly its numbers come. */
const MOST_MS = 5000

export interface UsedDraw {
  readonly status: 'ready' | 'loading' | 'failed'
  /** Undefined before it is drawn. */
  readonly numbers: readonly number[] | undefined
  /** How many of the numbers show. */
  readonly shown: number
  /** The member has waited for it; one that was there already shows at once. */
  readonly isNew: boolean
  /** Its result is not on show yet, and will be. */
  readonly isHidden: boolean
}

/** The draw of a period: waited for, then shown number by number. */
export function useDraw(expect: string, source: string, everyMs: number): UsedDraw {
  const { status, data } = useSourceState(source)
  const draw = data as Entity<'DrawResult'> | undefined
  const opencode = draw?.expect === expect ? draw.opencode : undefined
  const numbers = useMemo(() => readNumbers(opencode), [opencode])
  const [first] = useState(expect)
  const [awaited, setAwaited] = useState<string>()
  // Before the first answer nobody knows whether there is anything to wait for.
  if (status === 'ready' && !numbers && awaited !== expect) setAwaited(expect)

  const isNew = awaited === expect
  const count = numbers?.length ?? 0
  const shown = useDrawnOneByOne(expect, count, everyMs, isNew)
  const isHidden = status !== 'failed' && (numbers ? shown < count : isNew || first !== expect)
  return { status, numbers, shown, isNew, isHidden }
}

/** How many of so many numbers show: one more after each interval; all at once for whoever wants less motion. */
function useDrawnOneByOne(expect: string, count: number, everyMs: number, isAnimated: boolean): number {
  const isStill = useReducedMotion() || !isAnimated
  const [drawn, setDrawn] = useState({ of: '', count: 0 })
  const shown = isStill ? count : Math.min(drawn.of === expect ? drawn.count : 0, count)

  useEffect(() => {
    if (shown >= count) return undefined
    const timer = setTimeout(() => setDrawn({ of: expect, count: shown + 1 }), everyMs)
    return () => clearTimeout(timer)
  }, [expect, shown, count, everyMs])

  const isDrawing = shown < count
  useEffect(() => {
    if (!isDrawing) return undefined
    const timer = setTimeout(() => setDrawn({ of: expect, count }), MOST_MS)
    return () => clearTimeout(timer)
  }, [expect, isDrawing, count])
  return shown
}
