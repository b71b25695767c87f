import { memo } from 'react'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Look } from '../draw/lookOf.ts'
import { NumberMarks } from '../draw/NumberMarks.tsx'
import type { Slip } from '../slip/createSlip.ts'
import styles from './LotteryBoard.module.css'
import type { Play } from './groupPlays.ts'
import { useReadable } from '../../../ui/useReadable.ts'

export interface PlayCellProps {
  readonly play: Play
  readonly look: Look
  /** Dice or cars in place of the option's words. */
  readonly marks: readonly number[] | undefined
  readonly slip: Slip
}

/** One option to bet on. It only listens to its own choice, so a tap renders just this cell. */
export const PlayCell = memo(function PlayCell({ play, look, marks, slip }: PlayCellProps) {
  const { chosen } = slip
  const isChosen = useReadable(chosen, (ids) => ids.has(play.id))
  return (
    <button type="button" aria-pressed={isChosen} className={styles.cell} onClick={() => slip.toggle(play.id)}>
      {marks ? (
        <>
          <VisuallyHidden>{play.class3}</VisuallyHidden>
          <span aria-hidden="true">
            <NumberMarks look={look} numbers={marks} />
          </span>
        </>
      ) : (
        <span className={styles.option}>{play.class3}</span>
      )}{' '}
      <span className={styles.rate}>{play.rate.toFixed()}</span>
    </button>
  )
})
