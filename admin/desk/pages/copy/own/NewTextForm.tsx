import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../../../src/ui/Button.tsx'
import { joinNames } from '../../../../../src/ui/joinNames.ts'
import { TextField } from '../../../../../src/ui/TextField.tsx'
import { useDraft } from '../../../draft/DraftProvider.tsx'
import { Problem } from '../../../parts/Problem.tsx'
import { useWords } from '../../../words/useWords.ts'
import wide from '../review/review.module.css'
import styles from './own.module.css'
import { editsOfText, factsOfText, freeName, isSound, nameFor, noTexts, ownKey } from './ownTexts.ts'
import { TextsInLanguages } from './TextsInLanguages.tsx'

/** A text of operators' own, by a short name, in every language at once: it becomes edits of the change. */
export function NewTextForm({ onAdded }: { readonly onAdded: (key: string) => void }) {
  const { t } = useWords()
  const draft = useDraft()
  const [typed, setTyped] = useState('')
  const [texts, setTexts] = useState(noTexts)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const name = nameFor(typed)
  const isUnnamed = typed.trim() !== '' && name === undefined

  async function handleAdd(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    // It may stand in the form of a block.
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
        onChange={setTyped}
      />
      <TextsInLanguages legend={t('copy.words')} texts={texts} rows={2} onChange={setTexts} />
      <Problem error={problem} />
      <div>
        <Button type="submit" busy={busy} disabled={name === undefined || !isSound(texts)}>
          {t('copy.addText')}
        </Button>
      </div>
    </form>
  )
}
