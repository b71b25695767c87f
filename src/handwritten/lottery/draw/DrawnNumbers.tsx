import { useEffect, useState } from 'react'
import { useTranslate } from '../../../renderer/reading/useTranslate.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { lotteryKeys } from '../lotteryKeys.ts'
import { DrawFactsRow } from './DrawFactsRow.tsx'
import type { Look } from './lookOf.ts'
import { NumberMarks } from './NumberMarks.tsx'
import { useReducedMotion } from '../../../ui/useReducedMotion.ts'
import styles from './LastDraw.module.css'

export interface DrawnNumbersProps {
  readonly look: Look
  readonly numbers: readonly number[]
  /** Milliseconds between two numbers. */
  readonly everyMs: number
  /** The member has waited for this draw; one that was there already shows at once. */
  readonly isNew: boolean
}

/** A draw, number by number, and what it says once all are there. */
export function DrawnNumbers({ look, numbers, everyMs, isNew }: DrawnNumbersProps) {
  const text = useTranslate()
  const shown = useDrawnOneByOne(numbers.length, everyMs, isNew)
  const isComplete = shown === numbers.length
  return (
    <>
      <NumberMarks look={look} numbers={numbers} shown={shown} size="large" />
      <div className={styles.facts}>
        {isComplete ? (
          <DrawFactsRow look={look} numbers={numbers} />
        ) : (
          <span className={styles.drawing}>{text(lotteryKeys.drawing)}</span>
        )}
      </div>
      <output>
        <VisuallyHidden>
          {isNew && isComplete ? text(lotteryKeys.drawn, { numbers: numbers.join(', ') }) : ''}
        </VisuallyHidden>
      </output>
    </>
  )
}

/** How many of so many numbers show: one more after each interval; all at once for whoever wants less motion. */
function useDrawnOneByOne(count: number, everyMs: number, isAnimated: boolean): number {
  const isStill = useReducedMotion() || !isAnimated
  const [drawn, setDrawn] = useState(0)
  const shown = isStill ? count : Math.min(drawn, count)

  useEffect(() => {
    if (shown >= count) return undefined
    const timer = setTimeout(() => setDrawn((before) => before + 1), everyMs)
    return () => clearTimeout(timer)
  }, [shown, count, everyMs])
  return shown
}
