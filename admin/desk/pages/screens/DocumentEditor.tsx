import { useEffect, useRef } from 'react'
import { useChecker } from '../../facts/check/CheckerProvider.tsx'
import type { TypedCheck } from '../../facts/check/useTypedCheck.ts'
import { draftedFiles, withText } from '../../facts/draft/draftedFiles.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { IssueList } from './IssueList.tsx'
import { JsonEditor, type JsonEditorHandle } from './JsonEditor.tsx'
import { screenPath } from '../../facts/documents/ScreenDocument.ts'
import styles from './screens.module.css'

/** A position in a text; both count from 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

export interface DocumentEditorProps {
  readonly id: string
  readonly text: string
  readonly check: TypedCheck
  /** Where the cursor goes when the editor opens, and when another place is given. */
  readonly place: TextPlace | undefined
  readonly onType: (text: string) => void
}

/** The document of a screen as JSON, and what the check says about it while it is typed. */
export function DocumentEditor({ id, text, check: { issues, isBehind }, place, onType }: DocumentEditorProps) {
  const { t } = useWords()
  const path = screenPath(id)
  const mayEdit = useMay('owner')
  const editor = useRef<JsonEditorHandle>(null)
  const checker = useChecker()
  const snapshot = useDraftSnapshot()

  useEffect(() => {
    if (place) editor.current?.goTo(place.line, place.column)
  }, [place])

  return (
    <div className={styles.document}>
      <p className={styles.quiet}>{t(mayEdit ? 'screens.savedIfSound' : 'screens.ownersEdit')}</p>
      <JsonEditor
        ref={editor}
        label={t('screens.theDocument', { id })}
        text={text}
        issues={issues.filter(({ document }) => document === path)}
        readOnly={!mayEdit}
        onChange={onType}
        askHelp={(typed, offset) => checker.help(withText(draftedFiles(snapshot), path, typed), path, offset)}
      />
      <IssueList
        issues={issues}
        document={path}
        isBehind={isBehind}
        placeOf={({ line }) => t('screens.line', { line })}
        onGo={({ line, column }) => editor.current?.goTo(line, column)}
      />
    </div>
  )
}
