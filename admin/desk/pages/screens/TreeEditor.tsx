import { useCallback, useEffect, useMemo, useRef } from 'react'
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
import { BlockForm } from './tree/BlockRow.tsx'
import type { BlockPage } from './tree/useBlockPage.ts'
import { ScreenTree } from './tree/ScreenTree.tsx'
import { ArriveAt, useOpened } from './tree/useOpened.ts'
import type { TextHistory } from './useTextHistory.ts'

export interface TreeEditorProps {
  readonly id: string
  readonly document: unknown
  /** Whether the document is that of the text. */
  readonly isReadable: boolean
  readonly text: string
  readonly history: TextHistory
  readonly check: TypedCheck
  readonly page: BlockPage
  /** A JSON Pointer, whose field takes the focus. */
  readonly at: string | undefined
  /** Says what was done, in words. */
  readonly onSay: (sentence: string) => void
  /** Shows the JSON, at a place of it. */
  readonly onJson: (place: TextPlace | undefined) => void
}

/** A screen as the tree of its blocks, with what the check says about it. */
export function TreeEditor(props: TreeEditorProps) {
  const { id, document, isReadable, text, history, check, page, at, onSay, onJson } = props
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
  const { opened, wanted, toggle, focused, focus, goTo } = useOpened(tree, at, page)
  const latest = useLatest({ text, change: history.change, say: onSay })

  const edit = useCallback<ScreenEditing['edit']>(
    (change, sentence = '', about) => {
      latest.current.change(change(latest.current.text), about)
      latest.current.say(sentence)
    },
    [latest],
  )
  const nameOf = useCallback((block: TreeBlock) => blockName(block, document, copy, words), [document, copy, words])
  const placeOf = useCallback(
    ({ name }: TreeList, holder: TreeBlock | undefined) => {
      if (!holder) return t('screens.inScreen')
      const place = listName(name, words)
      return place === undefined ? nameOf(holder) : t('screens.inBlock', { holder: nameOf(holder), place })
    },
    [nameOf, t, words],
  )
  const editing = useMemo(
    (): ScreenEditing => ({
      ...{ screen: id, document, tree, facts, issues, nameOf, placeOf, edit, opened, toggle, focused, focus },
      mayEdit: isOwner && isReadable,
      opensPage: page.isNarrow,
    }),
    [
      page.isNarrow,
      id,
      document,
      tree,
      facts,
      issues,
      isOwner,
      isReadable,
      nameOf,
      placeOf,
      edit,
      opened,
      toggle,
      focused,
      focus,
    ],
  )
  function go(issue: Issue) {
    if (isReadable && isDrawn(document, issue.path)) goTo(issue.path)
    else onJson({ line: issue.line, column: issue.column })
  }

  return (
    <div className={styles.document}>
      {!isOwner && <p className={styles.quiet}>{t('screens.ownersEdit')}</p>}
      {!isReadable && (
        <Note tone="warning" title={t('screens.brokenTitle')}>
          <p>{t('screens.brokenText')}</p>
          <Button size="small" variant="secondary" onClick={() => onJson(undefined)}>
            {t('screens.toJson')}
          </Button>
        </Note>
      )}
      <ScreenEditingContext value={editing}>
        {page.block?.type === undefined ? <ScreenTree /> : <BlockForm block={page.block} type={page.block.type} />}
        <ArriveAt key={page.block?.key ?? ''} place={wanted} />
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
