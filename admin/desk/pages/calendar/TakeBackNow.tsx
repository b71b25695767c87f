import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { changeName } from '../../changes/changeName.ts'
import { useDraft } from '../../draft/DraftProvider.tsx'
import { focusHeading } from '../../parts/PageHeader.tsx'
import { Problem } from '../../parts/Problem.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'

export interface TakenBackNow {
  readonly name: string
  /** Undefined where nothing was left to take back. */
  readonly seq: number | undefined
  /** Facts that somebody has changed since: they stay. */
  readonly left: readonly string[]
}

interface TakeBackNowProps {
  readonly schedule: Schedule
  readonly onTakenBack: (taken: TakenBackNow) => void
}

/** After a question: what a change brought is gone at once, as it would be when it is due. */
export function TakeBackNow({ schedule, onTakenBack }: TakeBackNowProps) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const me = useOperator().name
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const name = changeName(schedule.change, me, words)

  async function takeBack() {
    setBusy(true)
    setProblem(undefined)
    // The password may be asked for, above the page and not above a question.
    setAsking(false)
    try {
      const { seq, left } = await api.takeBackNow(schedule.id)
      onTakenBack({ name, seq, left })
      await draft.refresh().catch(() => undefined)
      // What had the focus is gone.
      focusHeading()
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={busy}
        aria-label={t('calendar.takeBackNowName', { name })}
        onClick={() => setAsking(true)}
      >
        {t('calendar.takeBackNow')}
      </Button>
      <Problem error={problem} />
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('calendar.takeBackTitle', { name })}
        text={t('calendar.takeBackWhy')}
        confirmLabel={t('calendar.takeBackNow')}
        cancelLabel={t('schedule.keep')}
        onConfirm={() => void takeBack()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
