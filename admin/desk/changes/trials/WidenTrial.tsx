import { useState } from 'react'
import type { Trial } from '../../../api/trialApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { nextShare } from './nextShare.ts'

/** Takes the next step at once; nothing after the last one, which everybody follows. */
export function WidenTrial({ trial }: { readonly trial: Trial }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const me = useOperator().name
  const [problem, setProblem] = useState<unknown>()
  const percent = nextShare(trial)
  if (percent === undefined) return null
  const name = changeName(trial.change, me, words)

  async function widen(share: number) {
    setProblem(undefined)
    try {
      await api.widenTrial(trial.id, share)
      toasts.success(t('trial.widened', { percent: share, name }))
      await draft.refresh().catch(() => undefined)
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <>
      <ActionButton
        size="small"
        variant="secondary"
        aria-label={t('trial.widenName', { percent, name })}
        onAct={() => widen(percent)}
      >
        {t('trial.widen', { percent })}
      </ActionButton>
      <Problem error={problem} />
    </>
  )
}
