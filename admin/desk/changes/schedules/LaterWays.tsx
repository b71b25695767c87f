import type { Review } from '../../../api/review.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import type { Trial } from '../../../api/trialApi.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { TrialDialog } from '../trials/TrialDialog.tsx'

/** Not to everybody now: at a moment, or to some phones first. */
export type LaterWay = 'schedule' | 'trial'

/** Props of the dialogs of these ways. */
export interface LaterDialogProps {
  readonly open: boolean
  readonly review: Review
  readonly reason: string
  readonly onReason: (reason: string) => void
  /** Ids of the warnings that were ticked. */
  readonly acknowledged: readonly string[]
  readonly onClose: () => void
  readonly onReviewAgain: () => void
}

interface LaterDialogsProps extends Omit<LaterDialogProps, 'open'> {
  readonly way: LaterWay | undefined
  readonly onScheduled: (schedule: Schedule) => Promise<void>
  readonly onTried: (trial: Trial) => Promise<void>
}

export function LaterDialogs({ way, onScheduled, onTried, ...shared }: LaterDialogsProps) {
  /** The panel goes on, and once a trial has ended both ways are offered again. */
  async function handleDone(done: Promise<void>) {
    await done
    shared.onClose()
  }

  return (
    <>
      <ScheduleDialog
        {...shared}
        open={way === 'schedule'}
        onScheduled={(schedule) => handleDone(onScheduled(schedule))}
      />
      <TrialDialog {...shared} open={way === 'trial'} onTried={(trial) => handleDone(onTried(trial))} />
    </>
  )
}
