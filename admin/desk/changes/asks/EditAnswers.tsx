import { useRef } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import type { OpenChange } from '../../../api/changeApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useSendForm } from '../../kit/useSendForm.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './asks.module.css'

interface EditAnswersProps {
  readonly change: OpenChange
  readonly fact: string
  /** Text being typed; undefined while none is. It is kept outside: a row comes and goes with a search. */
  readonly typed: string | undefined
  readonly onType: (text: string | undefined) => void
}

/** Id under which the remarks on a fact stand, so that a menu elsewhere can open the field for a new one. */
export const answersPlace = (fact: string): string => `answers ${fact}`

/** Remarks on an edit, and a field for another where one is being typed. */
export function EditAnswers({ change, fact, typed, onType }: EditAnswersProps) {
  const words = useWords()
  const { t } = words
  const name = useFactName()(fact)
  const place = useRef<HTMLDivElement>(null)
  function close() {
    place.current?.closest('tr')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
    onType(undefined)
  }
  const answers = change.answers.filter((answer) => answer.fact === fact)
  if (answers.length === 0 && typed === undefined) return null
  return (
    <div ref={place} id={answersPlace(fact)} className={styles.answers}>
      {answers.length > 0 && (
        <ul className={styles.list} aria-label={t('asks.answersOn', { name })}>
          {answers.map(({ actor, at, text }) => (
            <li key={`${at} ${actor} ${text}`}>
              <span className={styles.quiet}>{t('asks.said', { who: actor, ago: words.ago(at) })}</span> {text}
            </li>
          ))}
        </ul>
      )}
      {typed !== undefined && (
        <AnswerForm change={change} fact={fact} name={name} typed={typed} onType={onType} onClose={close} />
      )}
    </div>
  )
}

interface AnswerFormProps extends EditAnswersProps {
  readonly name: string
  readonly typed: string
  readonly onClose: () => void
}

function AnswerForm({ change, fact, name, typed, onType, onClose }: AnswerFormProps) {
  const { t } = useWords()
  const api = useApi()
  const draft = useDraft()
  const { form, busy, tried, problem } = useSendForm(typed.trim() !== '', async () => {
    await api.answer({ params: { id: change.id }, body: { fact, text: typed.trim() } })
    await draft.refresh()
    onClose()
  })

  return (
    <form {...form} className={styles.form}>
      <TextField
        label={t('asks.yourAnswer', { name })}
        rows={2}
        maxLength={500}
        value={typed}
        onChange={onType}
        error={tried && typed.trim() === '' ? t('asks.sayWhat') : undefined}
        spellCheck
        autoCapitalize="sentences"
      />
      <Problem error={problem} />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={busy}>
          {t('asks.sendAnswer')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
