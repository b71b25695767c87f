import { useState, type FormEvent } from 'react'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { toWallTime } from '../../kit/zonedTime.ts'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { PublishProblem } from '../publish/PublishProblem.tsx'
import styles from '../publish/review.module.css'
import { useSending } from '../publish/useSending.ts'
import { useTries } from '../publish/useTries.ts'
import { Summary, TimeFields } from './ScheduleDialog.tsx'
import { judgeTimes, type ScheduleTimes } from './scheduleTimes.ts'

/** Another moment for what waits, in a dialog; it stays as it was reviewed. */
export function MoveSchedule({ schedule }: { readonly schedule: Schedule }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const [isOpen, setOpen] = useState(false)
  const name = changeName(schedule.change, me, words)
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={t('schedule.moveName', { name })}
        onClick={() => setOpen(true)}
      >
        {t('schedule.move')}
      </Button>
      <Dialog open={isOpen} title={t('schedule.moveTitle', { name })} onClose={() => setOpen(false)}>
        {isOpen && <MoveForm schedule={schedule} name={name} onMoved={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

interface MoveFormProps {
  readonly schedule: Schedule
  readonly name: string
  readonly onMoved: () => void
}

function MoveForm({ schedule, name, onMoved }: MoveFormProps) {
  const { t, momentIn } = useWords()
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const { id, kind, tolerance, zone } = schedule
  const [times, setTimes] = useState((): ScheduleTimes => timesOf(schedule))
  const { place, tried, tryIt } = useTries()
  const { busy, error, send } = useSending()
  const now = api.now()
  const judged = judgeTimes(times, now)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    tryIt()
    const { at, takeBackAt, troubles } = judged
    if (busy || at === undefined || Object.keys(troubles).length > 0) return
    const body = { at, ...(takeBackAt !== undefined && { takeBackAt }), zone: times.zone, tolerance }
    void send(async () => {
      const moved = (await api.moveSchedule({ params: { id }, body })).schedule
      toasts.success(t('schedule.moved', { name, at: momentIn(moved.at, moved.zone, now) }))
      onMoved()
      await draft.refresh().catch(() => undefined)
    })
  }

  return (
    <form
      ref={place}
      noValidate
      className={styles.schedule}
      aria-label={t('schedule.moveTitle', { name })}
      onSubmit={handleSubmit}
    >
      <p className={styles.where}>{t('schedule.moveWhy')}</p>
      <TimeFields times={times} judged={judged} tried={tried} isTakeBack={kind === 'take-back'} onChange={setTimes} />
      {kind === 'publish' && <Summary judged={judged} zone={times.zone} now={now} />}
      {error !== undefined && <PublishProblem title={t('schedule.notMoved')} error={error} />}
      <Button type="submit" full busy={busy}>
        {t('schedule.moveSubmit')}
      </Button>
    </form>
  )

  function timesOf({ at, takeBackAt = '' }: Schedule): ScheduleTimes {
    return { at: toWallTime(at, zone), takeBackAt: toWallTime(takeBackAt, zone), zone }
  }
}
