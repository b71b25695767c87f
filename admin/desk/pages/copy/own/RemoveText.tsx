import { useState } from 'react'
import { useDraft, useDraftSnapshot } from '../../../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../../../kit/ActionButton.tsx'
import { focusHeading } from '../../../kit/PageHeader.tsx'
import { Problem } from '../../../kit/Problem.tsx'
import { useMay } from '../../../session/SessionProvider.tsx'
import { useWords } from '../../../words/useWords.ts'
import { editsOfText, isNamedByEdits } from '../../../facts/texts/ownTexts.ts'

/** Takes away a text of operators' own that nothing uses; as an edit, which can be undone until it is published. */
export function RemoveText({ copyKey }: { readonly copyKey: string }) {
  const { t } = useWords()
  const draft = useDraft()
  const mayEdit = useMay('editor')
  const [problem, setProblem] = useState<unknown>()
  const isNamed = isNamedByEdits(copyKey, useDraftSnapshot())
  if (!mayEdit || isNamed) return null

  async function handleRemove() {
    setProblem(undefined)
    try {
      await draft.editAll(new Map(editsOfText(copyKey)))
      // Its row goes, and with it the button that had the focus.
      focusHeading()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <div>
      <ActionButton
        size="small"
        variant="quiet"
        icon="trash"
        aria-label={t('copy.removeTextName', { key: copyKey })}
        onAct={handleRemove}
      >
        {t('copy.removeText')}
      </ActionButton>
      <Problem error={problem} />
    </div>
  )
}
