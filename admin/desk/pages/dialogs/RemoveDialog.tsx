import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import { editsOfText } from '../../facts/texts/ownTexts.ts'
import type { ListedDialog } from '../../facts/documents/dialogList.ts'
import { textsOnlyOf } from '../../facts/documents/textsOnlyOf.ts'

/** Takes away a dialog of operators' own with those of its texts that nothing else uses. */
export function RemoveDialog({ listed }: { readonly listed: ListedDialog }) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const fact = formatFact({ kind: 'dialog', id: listed.id })

  async function handleRemove() {
    setAsking(false)
    setProblem(undefined)
    const texts = textsOnlyOf(listed, draft.getSnapshot(), words)
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
        text={t(listed.live === undefined ? 'dialogs.removeDraft' : 'dialogs.removeLive')}
        confirmLabel={t('dialogs.remove')}
        cancelLabel={t('dialogs.keep')}
        tone="danger"
        onConfirm={() => void handleRemove()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
