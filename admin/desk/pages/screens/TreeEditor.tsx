import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Issue } from '../../../../src/format/Issue.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import type { TypedCheck } from '../../facts/check/useTypedCheck.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { Note } from '../../kit/Note.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import type { TextPlace } from './DocumentEditor.tsx'
import { IssueList } from './IssueList.tsx'
import { screenPath } from '../../facts/documents/ScreenDocument.ts'
import { blockAround, screenTree, type TreeBlock, type TreeList } from '../../facts/documents/screenTree.ts'
import styles from './screens.module.css'
import { blockName, listName } from '../../facts/documents/blockName.ts'
import { isDrawn } from './tree/isDrawn.ts'
import { ScreenEditingContext, type ScreenEditing } from './tree/ScreenEditing.ts'
import { ScreenTree } from './tree/ScreenTree.tsx'
import { useOpened } from './tree/useOpened.ts'
import { type TextHistory, useUndoKeys } from './useTextHistory.ts'

export interface TreeEditorProps {
  readonly id: string
  readonly document: unknown
  /** Whether the document is that of the text. */
  readonly isReadable: boolean
  readonly text: string
  readonly history: TextHistory
  readonly check: TypedCheck
  /** A JSON Pointer, whose field takes the focus. */
  readonly at: string | undefined
  /** Shows the JSON, at a place of it. */
  readonly onJson: (place: TextPlace | undefined) => void
}

/** A screen as the tree of its blocks, with what the check says about it. */
export function TreeEditor(props: TreeEditorProps) {
  const { id, document, isReadable, text, history, check, at, onJson } = props
  const words = useWords()
  const { t, locale } = words
  const isOwner = useMay('owner')
  const facts = factsHere(useDraftSnapshot())
  const path = screenPath(id)
  const copy = facts.copy[locale]
  const tree = useMemo(() => screenTree(document, copy), [document, copy])
  const issues = useMemo(
    () => (isReadable ? check.issues.filter((issue) => issue.document === path) : []),
    [isReadable, check.issues, path],
  )
  const [said, setSaid] = useState('')
  const { opened, toggle, goTo } = useOpened(tree, at)
  const latest = useLatest({ text, change: history.change })

  const edit = useCallback<ScreenEditing['edit']>(
    (change, sentence = '', about) => {
      latest.current.change(change(latest.current.text), about)
      setSaid(sentence)
    },
    [latest],
  )
  const nameOf = useCallback((block: TreeBlock) => blockName(block, document, copy, words), [document, copy, words])
  const placeOf = useCallback(
    ({ name }: TreeList, holder: TreeBlock | undefined) => {
      if (!holder) return t('screens.inScreen')
      const place = listName(name, words)
      return place === undefined ? nameOf(holder) : t('screens.inPart', { holder: nameOf(holder), place })
    },
    [nameOf, t, words],
  )
  const editing = useMemo(
    (): ScreenEditing => ({
      ...{ screen: id, document, tree, facts, issues, nameOf, placeOf, edit, opened, toggle },
      mayEdit: isOwner && isReadable,
    }),
    [id, document, tree, facts, issues, isOwner, isReadable, nameOf, placeOf, edit, opened, toggle],
  )
  function go(issue: Issue) {
    if (isReadable && isDrawn(document, issue.path)) goTo(issue.path)
    else onJson({ line: issue.line, column: issue.column })
  }

  return (
    <div className={styles.document}>
      <p className={styles.quiet}>
        {t('screens.partsText')} {!isOwner && t('screens.ownersEdit')}
      </p>
      {!isReadable && (
        <Note tone="warning" title={t('screens.brokenTitle')}>
          <p>{t('screens.brokenText')}</p>
          <Button size="small" variant="secondary" onClick={() => onJson(undefined)}>
            {t('screens.toJson')}
          </Button>
        </Note>
      )}
      {isOwner && <HistorySteps history={history} said={said} onSay={setSaid} />}
      <ScreenEditingContext value={editing}>
        <ScreenTree />
      </ScreenEditingContext>
      <IssueList
        issues={check.issues}
        document={path}
        isBehind={check.isBehind}
        placeOf={(issue) => {
          const block = blockAround(tree, issue.path)
          return block === undefined ? t('screens.onScreen') : nameOf(block)
        }}
        onGo={go}
      />
    </div>
  )
}

/** The newest value for a callback that stays the same. */
function useLatest<T>(value: T): { readonly current: T } {
  const kept = useRef(value)
  useEffect(() => {
    kept.current = value
  })
  return kept
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
      <Button ref={undoButton} size="small" variant="secondary" disabled={!undo} onClick={undo}>
        {t('screens.undo')}
      </Button>
      <Button size="small" variant="secondary" disabled={!redo} onClick={redo}>
        {t('screens.redo')}
      </Button>
      <output className={styles.quiet}>{said}</output>
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
