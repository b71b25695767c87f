import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseDocument } from '../../../../src/format/check/Document.ts'
import { formatFact, parseFact } from '../../../../src/format/fact.ts'
import { useTypedCheck } from '../../facts/check/useTypedCheck.ts'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import { usePreviewTarget } from '../../phone/PreviewTarget.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { ChangedValue } from '../../changes/publish/ChangedValue.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { RowMenu } from '../../kit/RowMenu.tsx'
import wide from '../../kit/wideDialog.module.css'
import { useMay } from '../../session/SessionProvider.tsx'
import styles from './screens.module.css'
import { useWords } from '../../words/useWords.ts'
import { DocumentEditor, type TextPlace } from './DocumentEditor.tsx'
import { screenPath } from '../../facts/documents/ScreenDocument.ts'
import { TreeEditor } from './TreeEditor.tsx'
import { useBlockPage } from './tree/useBlockPage.ts'
import { blockName } from '../../facts/documents/blockName.ts'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { isDrawn } from './tree/isDrawn.ts'
import { type TextHistory, useTextHistory, useUndoKeys } from './useTextHistory.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readSaved, readValue } from '../../facts/draft/readValue.ts'
import { layOut } from '../../../../src/format/text/layOut.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'

interface ScreenEditorProps {
  readonly id: string
  readonly title: string
  /** Address and document, in words. */
  readonly text: string
  /** Shown by the tree while the text cannot be read. */
  readonly live: unknown
}

/** The document of a screen as a tree or as JSON, two ways to write one text, and the phone beside it playing it. */
export function ScreenEditor({ id, title, text: where, live }: ScreenEditorProps) {
  const words = useWords()
  const { t } = words
  const isOwner = useMay('owner')
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
  const [isJson, setJson] = useState(pointer !== null && !showsAt)
  const shown = parsed ? parsed.value : live
  const copy = factsHere(useDraftSnapshot()).copy[words.locale]
  const page = useBlockPage(shown, copy, showsAt ? pointer : undefined)
  const openBlock = isJson ? undefined : page.block
  const [said, setSaid] = useState('')
  const [place, setPlace] = useState<TextPlace | undefined>(() =>
    pointer === null ? undefined : placeOfPointer(text, pointer),
  )
  const { release } = check

  useEffect(() => {
    if (release) play(release)
  }, [release, play])
  useEffect(() => () => play(undefined), [play])

  function showJson(next: TextPlace | undefined) {
    setPlace(next)
    setJson(true)
  }

  return (
    <>
      <PageHeader
        key={openBlock?.key ?? ''}
        title={openBlock ? blockName(openBlock, shown, copy, words) : title}
        text={openBlock ? undefined : where}
        actions={
          <>
            {openBlock && (
              <Button size="small" variant="secondary" icon="back" onClick={page.close}>
                {t('screens.backTo', { name: title })}
              </Button>
            )}
            {isJson ? (
              <Button size="small" variant="secondary" onClick={() => setJson(false)}>
                {t('screens.tree')}
              </Button>
            ) : (
              isOwner && <HistorySteps history={history} said={said} onSay={setSaid} />
            )}
            {!openBlock && (
              <>
                <ScreenMenu id={id} onJson={isOwner && !isJson ? () => showJson(undefined) : undefined} />
                <RowLink to="/screens">{t('screens.all')}</RowLink>
              </>
            )}
          </>
        }
      />
      {isJson ? (
        <DocumentEditor
          id={id}
          text={text}
          check={check}
          place={place}
          onType={(next) => history.change(next, 'json')}
        />
      ) : (
        <TreeEditor
          id={id}
          document={shown}
          page={page}
          isReadable={parsed !== undefined}
          text={text}
          history={history}
          check={check}
          at={showsAt ? pointer : undefined}
          onSay={setSaid}
          onJson={showJson}
        />
      )}
      <FactStatus fact={formatFact({ kind: 'screen', id })} />
    </>
  )
}

interface HistoryStepsProps {
  readonly history: TextHistory
  /** Last step, in words. */
  readonly said: string
  readonly onSay: (sentence: string) => void
}

/** Takes steps back and does them again, and says what was done last. */
function HistorySteps({ history, said, onSay }: HistoryStepsProps) {
  const { t } = useWords()
  const undoButton = useRef<HTMLButtonElement>(null)
  const undo = followed(history.undo, () => onSay(t('screens.undone')))
  const redo = followed(history.redo, () => onSay(t('screens.redone')))
  useUndoKeys({ undo, redo })
  // Where the focus goes when what had it is gone.
  useEffect(() => {
    if (said === '') return undefined
    const asked = requestAnimationFrame(() => {
      if (document.activeElement === document.body) undoButton.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(asked)
  }, [said])
  return (
    <div className={styles.steps} role="toolbar" aria-label={t('screens.history')}>
      <output className={styles.quiet}>{said}</output>
      <Button ref={undoButton} size="small" variant="secondary" disabled={!undo} onClick={undo}>
        {t('screens.undo')}
      </Button>
      <Button size="small" variant="secondary" disabled={!redo} onClick={redo}>
        {t('screens.redo')}
      </Button>
    </div>
  )
}

function followed(step: (() => void) | undefined, after: () => void): (() => void) | undefined {
  if (!step) return undefined
  return () => {
    step()
    after()
  }
}

interface ScreenMenuProps {
  readonly id: string
  readonly onJson: (() => void) | undefined
}

/** The document itself, and what the change makes of the screen: to be looked at, or undone as a whole. */
function ScreenMenu({ id, onJson }: ScreenMenuProps) {
  const { t } = useWords()
  const draft = useDraft()
  const { edits, pending } = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [asked, setAsked] = useState<'differs' | 'undo'>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const own = [...new Set([...edits.keys(), ...pending.keys()])].filter((fact) => {
    const parsed = parseFact(fact)
    return (parsed?.kind === 'screen' && parsed.id === id) || (parsed?.kind === 'block' && parsed.screen === id)
  })
  const close = () => setAsked(undefined)

  async function handleUndo(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      for (const fact of own) {
        draft.discard(fact)
        // One after the other: where one is refused, the rest stays as it is.
        // oxlint-disable-next-line no-await-in-loop
        if (edits.has(fact)) await draft.undo(fact)
      }
    } catch (caught) {
      setProblem(caught)
    }
    setBusy(false)
    close()
  }

  return (
    <>
      <RowMenu
        label={t('screens.more')}
        items={[
          ...(onJson ? [{ label: t('screens.json'), icon: 'edit' as const, onChoose: onJson }] : []),
          {
            label: t('screens.whatDiffers'),
            icon: 'eye',
            disabled: own.length === 0,
            onChoose: () => setAsked('differs'),
          },
          ...(mayEdit
            ? [
                {
                  label: t('screens.undoAll'),
                  icon: 'refresh' as const,
                  isDangerous: true,
                  disabled: own.length === 0,
                  onChoose: () => setAsked('undo'),
                },
              ]
            : []),
        ]}
      />
      <Problem error={problem} />
      <Dialog open={asked === 'differs'} title={t('screens.whatDiffers')} onClose={close}>
        {asked === 'differs' && <Differences facts={own} />}
      </Dialog>
      <ConfirmDialog
        open={asked === 'undo'}
        tone="danger"
        title={t('screens.undoAllAsk')}
        text={t('screens.undoAllWhy', { count: own.length })}
        confirmLabel={t('screens.undoAll')}
        cancelLabel={t('ui.cancel')}
        busy={isBusy}
        onConfirm={() => void handleUndo()}
        onCancel={close}
      />
    </>
  )
}

/** Values that the change gives to facts, beside the live ones. */
function Differences({ facts }: { facts: readonly string[] }) {
  const snapshot = useDraftSnapshot()
  const nameOf = useFactName()
  return (
    <div className={wide.wide}>
      {facts.map((fact) => (
        <section key={fact}>
          <h3>{nameOf(fact)}</h3>
          <ChangedValue fact={fact} value={readValue(snapshot, fact)} before={snapshot.live.read(fact)} />
        </section>
      ))}
    </div>
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

/** A text that was no valid JSON is stored as it was typed. */
function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? layOut(value) : String(value)
}
