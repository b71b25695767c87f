import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog.tsx'
import type { Schedule } from '../../api/scheduleApi.ts'
import { changeName } from '../changes/changeName.ts'
import { Problem } from '../parts/Problem.tsx'
import { useOperator } from '../session/SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'
import { useEndSchedule } from './useEndSchedule.ts'

/** After a question: the change does not go out, or is not taken back, by itself any more. */
export function EndSchedule({ schedule }: { readonly schedule: Schedule }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { end, problem } = useEndSchedule(schedule)
  const name = changeName(schedule.change, me, words)

  async function handleEnd() {
    setAsking(false)
    setBusy(true)
    await end(t('schedule.ended', { name }))
    setBusy(false)
  }

  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={busy}
        aria-label={t('schedule.endName', { name })}
        onClick={() => setAsking(true)}
      >
        {t('schedule.end')}
      </Button>
      <Problem error={problem} />
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('schedule.endTitle', { name })}
        text={t(schedule.kind === 'publish' ? 'schedule.endWhy' : 'schedule.endTakeBackWhy')}
        confirmLabel={t('schedule.end')}
        cancelLabel={t('schedule.keep')}
        onConfirm={() => void handleEnd()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
