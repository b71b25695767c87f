import { useEffect } from 'react'
import { useTranslate } from '../../../renderer/reading/useTranslate.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import type { Slip } from './createSlip.ts'
import styles from './SlipBar.module.css'
import { useReadable } from '../../../renderer/reading/useReadable.ts'

export interface KeptNoteProps {
  readonly slip: Slip
  /** The period that is open. */
  readonly expect: string
}

/** Says that selections made for an earlier period go on into the open one. */
export function KeptNote({ slip, expect }: KeptNoteProps) {
  const text = useTranslate()
  const chosen = useReadable(slip.chosen)
  const from = useReadable(slip.pickedIn)
  useEffect(() => slip.seeRound(expect, chosen), [slip, chosen, expect])
  // Always there, so that a screen reader hears it come.
  const isKept = chosen.size > 0 && from !== '' && from !== expect
  return (
    <p role="status" className={styles.kept}>
      {isKept && text(lotteryKeys.kept, { from, expect })}
    </p>
  )
}
