import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseDocument } from '../../../../src/format/check/Document.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { Tabs } from '../../../../src/ui/Tabs.tsx'
import { useTypedCheck } from '../../facts/check/useTypedCheck.ts'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import { usePreviewTarget } from '../../phone/PreviewTarget.tsx'
import { useWords } from '../../words/useWords.ts'
import { DocumentEditor, type TextPlace } from './DocumentEditor.tsx'
import { screenPath } from '../../facts/documents/ScreenDocument.ts'
import { TreeEditor } from './TreeEditor.tsx'
import { isDrawn } from './tree/isDrawn.ts'
import { useTextHistory } from './useTextHistory.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readSaved } from '../../facts/draft/readValue.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'

type Tab = 'tree' | 'json'

/**
 * The document of a screen as a tree and as JSON, two ways to write one text, and the phone beside it playing it.
 * @param live what the tree shows while the text cannot be read
 */
export function ScreenEditor({ id, live }: { id: string; live: unknown }) {
  const { t } = useWords()
  const path = screenPath(id)
  const { text, onType } = useDocumentText(id)
  const history = useTextHistory(text, onType)
  const check = useTypedCheck(path, text)
  const { play } = usePreviewTarget()
  const [search] = useSearchParams()
  const pointer = search.get('at')
  const parsed = useMemo(() => {
    const read = parseDocument({ path, text })
    return 'document' in read ? { value: read.document.value } : undefined
  }, [path, text])
  const showsAt = pointer !== null && parsed !== undefined && isDrawn(parsed.value, pointer)
  const [tab, setTab] = useState<Tab>(pointer === null || showsAt ? 'tree' : 'json')
  const [place, setPlace] = useState<TextPlace | undefined>(() =>
    pointer === null ? undefined : placeOfPointer(text, pointer),
  )
  const { release } = check

  useEffect(() => {
    if (release) play(release)
  }, [release, play])
  useEffect(() => () => play(undefined), [play])

  return (
    <>
      <Tabs
        label={t('screens.tabs')}
        value={tab}
        onChange={(next) => {
          setPlace(undefined)
          setTab(next === 'json' ? 'json' : 'tree')
        }}
        items={[
          { value: 'tree', label: t('screens.tree') },
          { value: 'json', label: t('screens.json') },
        ]}
      >
        {tab === 'tree' ? (
          <TreeEditor
            id={id}
            document={parsed ? parsed.value : live}
            isReadable={parsed !== undefined}
            text={text}
            history={history}
            check={check}
            at={showsAt ? pointer : undefined}
            onJson={(next) => {
              setPlace(next)
              setTab('json')
            }}
          />
        ) : (
          <DocumentEditor
            id={id}
            text={text}
            check={check}
            place={place}
            onType={(next) => history.change(next, 'json')}
          />
        )}
      </Tabs>
      <FactStatus fact={formatFact({ kind: 'screen', id })} />
    </>
  )
}

/** The position of a JSON Pointer's value in a text; the beginning if there is none. */
function placeOfPointer(text: string, pointer: string): TextPlace {
  const root = parseTree(text)
  let path: (string | number)[] = []
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
    const parent = root && findNodeAtLocation(root, path)
    path = [...path, parent?.type === 'array' ? Number(name) : name]
  }
  const before = text.slice(0, (root && findNodeAtLocation(root, path))?.offset ?? 0).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * The text of a screen's document while it is edited. Text that is not JSON stays here, unsaved; its value is saved
 * automatically. Another's version replaces it only when nothing of ours waits.
 */
function useDocumentText(id: string): { readonly text: string; readonly onType: (text: string) => void } {
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
