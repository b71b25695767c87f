import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { TextField } from '../../../../src/ui/TextField.tsx'
import type { OpenChange } from '../../../api/changeApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './asks.module.css'

interface EditAnswersProps {
  readonly change: OpenChange
  readonly fact: string
  /** Text being typed; undefined while none is. It is kept outside: a row comes and goes with a search. */
  readonly typed: string | undefined
  readonly onType: (text: string | undefined) => void
}

/** Remarks on an edit, and a field for another. */
export function EditAnswers({ change, fact, typed, onType }: EditAnswersProps) {
  const words = useWords()
  const { t } = words
  const name = useFactName()(fact)
  const mayAnswer = useMay('editor')
  const place = useRef<HTMLDivElement>(null)
  // Not when the form is drawn again after a search: the focus is elsewhere then.
  function show(text: string | undefined) {
    flushSync(() => onType(text))
    place.current?.querySelector<HTMLElement>(text === undefined ? 'button' : 'textarea')?.focus()
  }
  const answers = change.answers.filter((answer) => answer.fact === fact)
  return (
    <div ref={place} className={styles.answers}>
      {answers.length > 0 && (
        <ul className={styles.list} aria-label={t('asks.answersOn', { name })}>
          {answers.map(({ actor, at, text }) => (
            <li key={`${at} ${actor} ${text}`}>
              <span className={styles.quiet}>{t('asks.said', { who: actor, ago: words.ago(at) })}</span> {text}
            </li>
          ))}
        </ul>
      )}
      {mayAnswer && typed === undefined && (
        <div className={styles.write}>
          <Button size="small" variant="quiet" aria-label={t('asks.answerOn', { name })} onClick={() => show('')}>
            {t('asks.answer')}
          </Button>
        </div>
      )}
      {mayAnswer && typed !== undefined && (
        <AnswerForm
          change={change}
          fact={fact}
          name={name}
          typed={typed}
          onType={onType}
          onClose={() => show(undefined)}
        />
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
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || typed.trim() === '') return
    setBusy(true)
    setProblem(undefined)
    try {
      await api.answer({ params: { id: change.id }, body: { fact, text: typed.trim() } })
      await draft.refresh()
      onClose()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
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
