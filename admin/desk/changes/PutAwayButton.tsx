import { ActionButton } from '../kit/ActionButton.tsx'
import { Problem } from '../kit/Problem.tsx'
import { useWords } from '../words/useWords.ts'
import type { Ending } from './useEnd.ts'

interface PutAwayButtonProps extends Ending {
  readonly name: string
}

/** Button that takes a schedule or trial off the list that did not go on. */
export function PutAwayButton({ name, end, problem }: PutAwayButtonProps) {
  const { t } = useWords()
  return (
    <>
      <ActionButton
        size="small"
        variant="quiet"
        aria-label={t('calendar.putAwayName', { name })}
        onAct={() => end(t('calendar.putAwayDone', { name }))}
      >
        {t('calendar.putAway')}
      </ActionButton>
      <Problem error={problem} />
    </>
  )
}
