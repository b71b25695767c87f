import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'
import type { EditorView } from '@codemirror/view'
import type { Issue } from '../../../../src/format/Issue.ts'
import type { AskHelp } from './AskHelp.ts'
import { createEditor, placeCursor, replaceText, showIssues } from './createEditor.ts'
import styles from './JsonEditor.module.css'
import { useWords } from '../../words/useWords.ts'

export interface JsonEditorHandle {
  /** Moves the cursor and the focus to a place; both count from 1. */
  goTo(line: number, column: number): void
}

export interface JsonEditorProps {
  readonly label: string
  readonly text: string
  readonly issues: readonly Issue[]
  readonly readOnly: boolean
  readonly onChange: (text: string) => void
  readonly askHelp: AskHelp
  readonly ref?: Ref<JsonEditorHandle>
}

/**
 * A JSON document in CodeMirror. It lives in a shadow root: there CodeMirror adopts constructed style sheets, while in
 * the page it would write a `style` element, which our Content Security Policy forbids.
 */
export function JsonEditor({ label, text, issues, readOnly, onChange, askHelp, ref }: JsonEditorProps) {
  const words = useWords()
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(undefined)
  const handleChange = useEffectEvent((next: string) => onChange(next))
  const handleHelp = useEffectEvent<AskHelp>((text, offset) => askHelp(text, offset))
  const begin = useEffectEvent((root: ShadowRoot) =>
    createEditor({
      root,
      label,
      title: words.t('screens.help'),
      text,
      readOnly,
      onChange: handleChange,
      askHelp: handleHelp,
    }),
  )

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const view = begin(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
    editor.current = view
    return () => view.destroy()
  }, [])

  useEffect(() => {
    if (editor.current) replaceText(editor.current, text)
  }, [text])
  useEffect(() => {
    if (editor.current) showIssues(editor.current, issues, words)
  }, [issues, words])
  useImperativeHandle(ref, () => ({
    goTo(line, column) {
      if (editor.current) placeCursor(editor.current, line, column)
    },
  }))

  return <div ref={host} className={styles.editor} />
}
