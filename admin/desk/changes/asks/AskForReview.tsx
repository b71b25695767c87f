import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { AskDialog } from './AskDialog.tsx'
import styles from './asks.module.css'

/** Reviewers of a change: those asked already, a way to ask another, and "I have looked at it". */
export function AskForReview({ change }: { readonly change: OpenChange }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const mayAsk = mayPublish || (mayEdit && isIn(change, me))

  async function end(operator: string) {
    setProblem(undefined)
    try {
      await api.endAsk({ params: { id: change.id, operator } })
      toasts.success(operator === me ? t('said.looked') : t('said.takenBack', { operator }))
      await draft.refresh()
    } catch (error) {
      setProblem(error)
    }
  }

  if (change.asked.length === 0 && !mayAsk) return null
  return (
    <section aria-label={t('asks.title')} className={styles.asks}>
      {change.asked.length > 0 && (
        <ul className={styles.list}>
          {change.asked.map(({ operator, asker, note, at }) => (
            <li key={operator} className={styles.ask}>
              <span className={styles.text}>
                {operator === me
                  ? t('asks.you', { asker, ago: words.ago(at) })
                  : t('asks.asked', { operator, asker, ago: words.ago(at) })}
                {note !== '' && <span className={styles.quiet}> “{note}”</span>}
              </span>
              {operator === me ? (
                <ActionButton size="small" variant="secondary" onAct={() => end(operator)}>
                  {t('asks.done')}
                </ActionButton>
              ) : (
                (mayAsk || asker === me) && (
                  <ActionButton
                    size="small"
                    variant="quiet"
                    aria-label={t('asks.takeBackName', { operator })}
                    onAct={() => end(operator)}
                  >
                    {t('asks.takeBack')}
                  </ActionButton>
                )
              )}
            </li>
          ))}
        </ul>
      )}
      <Problem error={problem} />
      {mayAsk && (
        <Button size="small" variant="secondary" icon="message" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('asks.ask')}
        </Button>
      )}
      <AskDialog open={isOpen} change={change} onClose={() => setOpen(false)} />
    </section>
  )
}
