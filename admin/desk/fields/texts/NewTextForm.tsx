import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { Problem } from '../../kit/Problem.tsx'
import wide from '../../kit/wideDialog.module.css'
import { useWords } from '../../words/useWords.ts'
import styles from './own.module.css'
import { editsOfText, factsOfText, freeName, isSound, nameFor, noTexts, ownKey } from '../../facts/texts/ownTexts.ts'
import { findErrors } from '../../facts/texts/createTextJudge.ts'
import { faultText } from '../../facts/texts/faultText.ts'
import { TextsInLanguages } from './TextsInLanguages.tsx'

export interface NewTextFormProps {
  readonly onAdded: (key: string) => void
  readonly onCancel: () => void
}

/** A text of operators' own, by a short name, in every language at once: it becomes edits of the change. */
export function NewTextForm({ onAdded, onCancel }: NewTextFormProps) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const [typed, setTyped] = useState('')
  const [texts, setTexts] = useState(noTexts)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const name = nameFor(typed)
  const isUnnamed = typed.trim() !== '' && name === undefined

  async function handleAdd(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    // It may be inside the form of a block.
    event.stopPropagation()
    if (busy || name === undefined || !isSound(texts)) return
    setBusy(true)
    setProblem(undefined)
    const key = ownKey(freeName(name, (free) => factsOfText(ownKey(free)), draft.getSnapshot()))
    try {
      await draft.editAll(new Map(editsOfText(key, texts)))
      onAdded(key)
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <form className={joinNames(wide.wide, styles.form)} onSubmit={(event) => void handleAdd(event)}>
      <TextField
        label={t('copy.shortName')}
        hint={t('copy.shortNameHint')}
        error={isUnnamed ? t('copy.shortNameLatin') : undefined}
        value={typed}
        maxLength={60}
        required
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens in the place of what was pressed
        autoFocus
        onChange={setTyped}
      />
      <TextsInLanguages
        legend={t('copy.words')}
        texts={texts}
        rows={2}
        required
        // What is not written yet is not called wrong.
        errorOf={(locale) => {
          const [fault] = texts[locale] === '' ? [] : findErrors('', texts[locale])
          return fault && faultText(fault, words)
        }}
        onChange={setTexts}
      />
      <Problem error={problem} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={name === undefined || !isSound(texts)}>
          {t('copy.addText')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
