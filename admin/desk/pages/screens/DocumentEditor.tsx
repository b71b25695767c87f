import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { formatFact } from '../../../../src/format/fact.ts'
import { useChecker } from '../../check/CheckerProvider.tsx'
import { useTypedCheck } from '../../check/useTypedCheck.ts'
import { draftedFiles, withText } from '../../draft/draftedFiles.ts'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { FactStatus } from '../../draft/FactStatus.tsx'
import { usePreviewTarget } from '../../preview/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { IssueList } from './IssueList.tsx'
import { JsonEditor, type JsonEditorHandle } from './JsonEditor.tsx'
import { screenPath } from './ScreenDocument.ts'
import { useDocumentText } from './useDocumentText.ts'
import styles from './screens.module.css'
import { useWords } from '../../words/useWords.ts'

/** The document of a screen, what the check says about it while it is typed, and the phone beside it playing it. */
export function DocumentEditor({ id }: { id: string }) {
  const { t } = useWords()
  const path = screenPath(id)
  const mayEdit = useMay('owner')
  const editor = useRef<JsonEditorHandle>(null)
  const { text, onType } = useDocumentText(id)
  const { issues, release, isBehind } = useTypedCheck(path, text)
  const checker = useChecker()
  const snapshot = useDraftSnapshot()
  const { play } = usePreviewTarget()
  const [search] = useSearchParams()
  const own = useMemo(() => issues.filter(({ document }) => document === path), [issues, path])

  useEffect(() => {
    if (release) play(release)
  }, [release, play])
  useEffect(() => () => play(undefined), [play])

  const pointer = search.get('at')
  useEffect(() => {
    if (pointer === null) return
    const { line, column } = placeOfPointer(text, pointer)
    editor.current?.goTo(line, column)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the address names a place; not again with every key
  }, [pointer])

  return (
    <div className={styles.document}>
      <p className={styles.quiet}>{t(mayEdit ? 'screens.savedIfSound' : 'screens.ownersEdit')}</p>
      <JsonEditor
        ref={editor}
        label={t('screens.theDocument', { id })}
        text={text}
        issues={own}
        readOnly={!mayEdit}
        onChange={onType}
        askHelp={(typed, offset) => checker.help(withText(draftedFiles(snapshot), path, typed), path, offset)}
      />
      <FactStatus fact={formatFact({ kind: 'screen', id })} />
      <IssueList
        issues={issues}
        document={path}
        isBehind={isBehind}
        onGo={({ line, column }) => editor.current?.goTo(line, column)}
      />
    </div>
  )
}

/** The position of a JSON Pointer's value in a text, counting from 1; the beginning if there is none. */
function placeOfPointer(text: string, pointer: string): { readonly line: number; readonly column: number } {
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
