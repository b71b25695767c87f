import { useEffect, useEffectEvent, useState } from 'react'
import type { Entity } from '../../../platform/Operations.ts'
import { SourcesFailed } from '../../../renderer/parts/SourcesFailed.tsx'
import { useSourceState } from '../../../renderer/reading/useSourceState.ts'
import { useTranslate } from '../../../renderer/reading/useTranslate.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import { DrawnNumbers } from './DrawnNumbers.tsx'
import type { Look } from './lookOf.ts'
import { NumberMarks } from './NumberMarks.tsx'
import { readNumbers } from './readNumbers.ts'
import styles from './LastDraw.module.css'

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
