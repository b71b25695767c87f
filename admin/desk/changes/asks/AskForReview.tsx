import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useSendForm } from '../../kit/useSendForm.ts'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './asks.module.css'
import useSWR from 'swr'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { clearSent } from '../../kit/clearSent.ts'

/** Colleagues who were asked to review a change, each with a way to take that back, or "I have looked at it". */
export function AskedReviewers({ change }: { readonly change: OpenChange }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')
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

  if (change.asked.length === 0) return null
  return (
    <section aria-label={t('asks.title')} className={styles.asks}>
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
      <Problem error={problem} />
    </section>
  )
}

interface AskDialogProps {
  readonly open: boolean
  readonly change: OpenChange
  readonly onClose: () => void
}

/** Chooses a colleague and says what to look at. What is typed stays until it is sent. */
export function AskDialog({ open, change, onClose }: AskDialogProps) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const me = useOperator().name
  const [operator, setOperator] = useState('')
  const [note, setNote] = useState('')
  const reviewers = useSWR(open ? 'reviewers' : null, async () => (await api.reviewers()).names)
  const names = reviewers.data?.filter((name) => name !== me)

  const { form, busy, tried, problem } = useSendForm(operator !== '', async () => {
    await api.askForReview({ params: { id: change.id }, body: { operator, note: note.trim() } })
    toasts.success(t('said.asked', { operator }))
    await draft.refresh()
    setOperator(clearSent(operator))
    setNote(clearSent(note))
    onClose()
  })

  return (
    <Dialog open={open} title={t('asks.title')} onClose={onClose}>
      {names === undefined && reviewers.error !== undefined && (
        <ErrorState
          title={t('asks.failed')}
          text={sentenceOf(reviewers.error, words)}
          onRetry={() => void reviewers.mutate()}
        />
      )}
      {names === undefined && reviewers.error === undefined && <Skeleton shape="record" count={1} />}
      {names?.length === 0 && <p>{t('asks.nobody')}</p>}
      {names !== undefined && names.length > 0 && (
        <form {...form} className={styles.form}>
          <ChoiceField
            label={t('asks.who')}
            required
            value={operator}
            options={names.map((name) => ({ value: name, label: name }))}
            error={tried && operator === '' ? t('asks.choose') : undefined}
            onChange={setOperator}
          />
          <TextField
            label={t('asks.note')}
            hint={t('asks.noteHint')}
            rows={3}
            maxLength={500}
            value={note}
            onChange={setNote}
            spellCheck
            autoCapitalize="sentences"
          />
          <Problem error={problem} />
          <div>
            <Button type="submit" busy={busy}>
              {t('asks.send')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
