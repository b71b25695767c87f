import { useState } from 'react'
import { formatFact } from '../../../../src/format/fact.ts'
import { isOwnText } from '../../../../src/format/facts/mayAdd.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Note } from '../../kit/Note.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { factsOfText } from '../../facts/texts/ownTexts.ts'
import type { ListedDialog } from '../../facts/documents/dialogList.ts'

/** A dialog that the change removes, and the way back: for its texts, too, which went with it. */
export function RemovedDialog({ listed: { id, keys } }: { readonly listed: ListedDialog }) {
  const { t } = useWords()
  const draft = useDraft()
  const { edits } = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState<unknown>()
  const gone = [formatFact({ kind: 'dialog', id }), ...keys.filter(isOwnText).flatMap(factsOfText)].filter(
    (fact) => edits.get(fact)?.value === null,
  )

  async function handleKeep() {
    setProblem(undefined)
    await Promise.all(gone.map((fact) => draft.undo(fact))).catch((error: unknown) => setProblem(error))
  }

  return (
    <Note tone="warning" title={t('dialogs.isRemoved')}>
      <p>{t('dialogs.isRemovedWhy')}</p>
      <Problem error={problem} />
      {mayEdit && (
        <ActionButton variant="secondary" onAct={handleKeep}>
          {t('dialogs.bringBack')}
        </ActionButton>
      )}
    </Note>
  )
}
