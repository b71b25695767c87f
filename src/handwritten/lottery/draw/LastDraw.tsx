import { SourcesFailed } from '../../../renderer/parts/SourcesFailed.tsx'
import { useTranslate } from '../../../renderer/reading/language.ts'
import { joinNames } from '../../../ui/joinNames.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import type { Look } from './lookOf.ts'
import { NumberMarks } from './NumberMarks.tsx'
import styles from './LastDraw.module.css'
import { DrawFactsRow } from './DrawFactsRow.tsx'
import type { UsedDraw } from './useDraw.ts'

export interface LastDrawProps {
  readonly look: Look
  /** The period drawn last, or about to be drawn. */
  readonly expect: string
  /** The source of its draw. */
  readonly source: string
  readonly draw: UsedDraw
}

/** How many places wait for a draw; a lottery of another kind shows its own once it is drawn. */
const places: Readonly<Record<Look, number>> = { dice: 3, balls: 10, plain: 5 }

/** The last draw: waited for, drawn number by number, or there already. */
export function LastDraw({ look, expect, source, draw: { status, numbers, shown } }: LastDrawProps) {
  const text = useTranslate()
  return (
    <div className={styles.draw}>
      <p className={styles.title}>{text(lotteryKeys.lastDraw, { expect })}</p>
      {!numbers && status === 'failed' ? (
        <SourcesFailed names={[source]} compact />
      ) : (
        <>
          <NumberMarks
            look={look}
            numbers={numbers ?? Array.from({ length: places[look] }, () => 0)}
            shown={shown}
            size="large"
          />
          <div className={joinNames(styles.facts, look === 'balls' && styles.many)}>
            {numbers && shown === numbers.length ? (
              <DrawFactsRow look={look} numbers={numbers} />
            ) : (
              <span className={styles.drawing}>{text(lotteryKeys.drawing)}</span>
            )}
          </div>
        </>
      )}
    </div>
  )
}
