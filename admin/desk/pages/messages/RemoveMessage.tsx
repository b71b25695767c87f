import { useState } from 'react'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import { textsOnlyOf } from '../../facts/documents/textsOnlyOf.ts'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { editsOfText } from '../../facts/texts/ownTexts.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import type { Message } from './messageList.ts'

export interface RemoveMessageProps {
  /** Undefined while nobody asks. */
  readonly message: Message | undefined
  readonly onRemoved: () => void
  readonly onClose: () => void
}

/** Takes a message away after a question; a dialog with those of its own texts that nothing else uses. */
export function RemoveMessage({ message, onRemoved, onClose }: RemoveMessageProps) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const [problem, setProblem] = useState<unknown>()

  async function handleRemove({ fact, live, dialog }: Message) {
    setProblem(undefined)
    onClose()
    if (dialog === undefined) {
      if (live === undefined) void draft.undo(fact)
      else draft.edit(fact, null)
      return onRemoved()
    }
    const texts = textsOnlyOf(dialog, draft.getSnapshot(), words)
    const edits = new Map<string, unknown>([[fact, null], ...texts.flatMap((key) => editsOfText(key))])
    try {
      await draft.editAll(edits)
      // What is half typed goes with it.
      for (const one of edits.keys()) draft.discard(one)
      onRemoved()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <>
      <Problem error={problem} />
      <ConfirmDialog
        open={message !== undefined}
        title={t('messages.removeAsk', { name: message?.name || t('messages.untitled') })}
        text={[
          t(message?.live === undefined ? 'messages.removeDraft' : 'messages.removeLive'),
          ...(message?.kind === 'dialog' ? [t('messages.removeTexts')] : []),
        ].join(' ')}
        confirmLabel={t('messages.remove')}
        cancelLabel={t('messages.keep')}
        tone="danger"
        onConfirm={() => message && void handleRemove(message)}
        onCancel={onClose}
      />
    </>
  )
}
