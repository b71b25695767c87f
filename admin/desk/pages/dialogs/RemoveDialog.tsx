import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import { useDraft } from '../../draft/DraftProvider.tsx'
import { factsHere } from '../../draft/ownFacts.ts'
import { Problem } from '../../parts/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import { editsOfText, isNamedByEdits } from '../copy/own/ownTexts.ts'
import { usesOfKeys } from '../copy/usesOfKeys.ts'
import type { ListedDialog } from './dialogList.ts'

/** Takes away a dialog of operators' own with those of its texts that nothing else uses. */
export function RemoveDialog({ listed: { id, keys, live } }: { readonly listed: ListedDialog }) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const fact = formatFact({ kind: 'dialog', id })

  async function handleRemove() {
    setAsking(false)
    setProblem(undefined)
    const snapshot = draft.getSnapshot()
    const uses = usesOfKeys(factsHere(snapshot), words)
    const isElsewhere = (key: string) =>
      (uses.get(key) ?? []).some(({ path }) => path !== `/dialogs/${id}`) || isNamedByEdits(key, snapshot, fact)
    const texts = keys.filter((key) => isOwnText(key) && !isElsewhere(key))
    const edits = new Map<string, unknown>([[fact, null], ...texts.flatMap((key) => editsOfText(key))])
    try {
      await draft.editAll(edits)
      // What is half typed goes with it.
      for (const one of edits.keys()) draft.discard(one)
      navigate('/dialogs')
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        {t('dialogs.remove')}
      </Button>
      <Problem error={problem} />
      <ConfirmDialog
        open={asking}
        title={t('dialogs.removeAsk')}
        text={t(live === undefined ? 'dialogs.removeDraft' : 'dialogs.removeLive')}
        confirmLabel={t('dialogs.remove')}
        cancelLabel={t('dialogs.keep')}
        tone="danger"
        onConfirm={() => void handleRemove()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
