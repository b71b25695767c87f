import { useEffect, useEffectEvent, useState } from 'react'
import type { Entity } from '../../../platform/Operations.ts'
import { SourcesFailed } from '../../../renderer/parts/SourcesFailed.tsx'
import { useSourceState } from '../../../renderer/reading/useRows.ts'
import { useTranslate } from '../../../renderer/reading/language.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import type { Look } from './lookOf.ts'
import { NumberMarks } from './NumberMarks.tsx'
import { readNumbers } from './readNumbers.ts'
import styles from './LastDraw.module.css'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { DrawFactsRow } from './DrawFactsRow.tsx'
import { useReducedMotion } from '../../../ui/useReducedMotion.ts'

export interface LastDrawProps {
  readonly look: Look
  /** The period drawn last, or about to be drawn. */
  readonly expect: string
  /** The source of its draw. */
  readonly source: string
  readonly everyMs: number
  /** A draw that was waited for has come. */
  readonly onDrawn: () => void
}

/** How many places wait for a draw; a lottery of another kind shows its own once it is drawn. */
const places: Readonly<Record<Look, number>> = { dice: 3, balls: 10, plain: 5 }

/** The last draw: waited for, drawn number by number, or there already. */
export function LastDraw({ look, expect, source, everyMs, onDrawn }: LastDrawProps) {
  const text = useTranslate()
  const { status, data } = useSourceState(source)
  const draw = data as Entity<'DrawResult'> | undefined
  const numbers = draw?.expect === expect ? readNumbers(draw.opencode) : undefined
  const [awaited, setAwaited] = useState<string>()
  // Before the first answer nobody knows whether there is anything to wait for.
  if (status === 'ready' && !numbers && awaited !== expect) setAwaited(expect)

  const isNew = awaited === expect
  const drawn = isNew && numbers ? expect : undefined
  const tellDrawn = useEffectEvent(onDrawn)
  useEffect(() => {
    if (drawn !== undefined) tellDrawn()
  }, [drawn])

  return (
    <div className={styles.draw}>
      <p className={styles.title}>{text(lotteryKeys.lastDraw, { expect })}</p>
      {numbers ? (
        <DrawnNumbers key={expect} look={look} numbers={numbers} everyMs={everyMs} isNew={isNew} />
      ) : status === 'failed' ? (
        <SourcesFailed names={[source]} compact />
      ) : (
        <>
          <NumberMarks look={look} numbers={Array.from({ length: places[look] }, () => 0)} shown={0} size="large" />
          <p className={styles.facts}>
            <span className={styles.drawing}>{text(lotteryKeys.drawing)}</span>
          </p>
        </>
      )}
    </div>
  )
}

interface DrawnNumbersProps {
  readonly look: Look
  readonly numbers: readonly number[]
  /** Milliseconds between two numbers. */
  readonly everyMs: number
  /** The member has waited for this draw; one that was there already shows at once. */
  readonly isNew: boolean
}

/** A draw, number by number, and what it says once all are there. */
function DrawnNumbers({ look, numbers, everyMs, isNew }: DrawnNumbersProps) {
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
