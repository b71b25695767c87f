import { useState } from 'react'
import { parseDocument } from '../../../../src/format/check/Document.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readSaved } from '../../facts/draft/readValue.ts'
import { screenPath } from '../../facts/documents/ScreenDocument.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'

/**
 * The text of a screen's document while it is edited. Text that is not JSON stays here, unsaved; its value is saved
 * automatically. Another's version replaces it only when nothing of ours waits.
 */
export function useDocumentText(id: string): { readonly text: string; readonly onType: (text: string) => void } {
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const fact = formatFact({ kind: 'screen', id })
  const pending = snapshot.pending.get(fact)
  const [text, setText] = useState(() => (pending === undefined ? savedText(snapshot, id) : textOf(pending.value)))
  if (pending === undefined && !sameValue(meaningOf(id, text)?.value, readSaved(snapshot, fact)))
    setText(savedText(snapshot, id))

  function onType(next: string) {
    setText(next)
    const meaning = meaningOf(id, next)
    draft.edit(fact, meaning === undefined ? next : meaning.value, { pause: true, valid: meaning !== undefined })
  }

  return { text, onType }
}

/** The value of a text; undefined when it is not valid JSON. */
function meaningOf(id: string, text: string): { readonly value: unknown } | undefined {
  const parsed = parseDocument({ path: screenPath(id), text })
  return 'document' in parsed ? { value: parsed.document.value } : undefined
}

/** The draft's version, or the live document as its author formatted it. */
function savedText({ edits, live }: DraftSnapshot, id: string): string {
  const edit = edits.get(formatFact({ kind: 'screen', id }))
  return edit === undefined || edit.value === null
    ? (live.files.find(({ path }) => path === screenPath(id))?.text ?? '')
    : textOf(edit.value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`
}
