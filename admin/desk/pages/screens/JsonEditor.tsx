import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { Issue } from '../../../../src/format/Issue.ts'
import type { AskHelp } from './AskHelp.ts'
import styles from './JsonEditor.module.css'
import { useWords, type Words } from '../../words/useWords.ts'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { tags } from '@lezer/highlight'
import { editorHelp } from './editorHelp.ts'
import { editorTheme } from './editorTheme.ts'
import { foundText } from '../../facts/names/foundText.ts'

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

interface EditorOptions {
  readonly root: ShadowRoot
  readonly label: string
  /** Of the list of what may be written. */
  readonly title: string
  readonly text: string
  readonly readOnly: boolean
  readonly onChange: (text: string) => void
  readonly askHelp: AskHelp
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--info)' },
  { tag: tags.string, color: 'var(--text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--accent)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--text-quiet)' },
])

/** Tab is left to the page, so that the keyboard can leave the editor. */
function createEditor({ root, label, title, text, readOnly, onChange, askHelp }: EditorOptions): EditorView {
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        search({ top: true }),
        json(),
        syntaxHighlighting(colours),
        editorTheme,
        editorHelp(askHelp, title),
        EditorView.lineWrapping,
        EditorState.readOnly.of(readOnly),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, ...searchKeymap, ...lintKeymap]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString())
        }),
      ],
    }),
  })
}

/** Another text from outside; what was typed comes back unchanged and has no effect. */
function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}

/** Marks issues in the text and in the gutter, each on the word where it begins. */
function showIssues(view: EditorView, issues: readonly Issue[], words: Words): void {
  const diagnostics = issues.map((issue) => {
    const { line, column, severity } = issue
    const from = offsetOf(view, line, column)
    const { to: end } = view.state.doc.lineAt(from)
    const word = /^("(?:[^"\\]|\\.)*"?|[\w.+-]+|.)/.exec(view.state.sliceDoc(from, end))?.[0] ?? ''
    return { from, to: from + word.length, severity, message: foundText(issue, words) }
  })
  view.dispatch(setDiagnostics(view.state, diagnostics))
}

function placeCursor(view: EditorView, line: number, column: number): void {
  const at = offsetOf(view, line, column)
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
  view.focus()
}

/** An issue may be about a text that was longer. */
function offsetOf({ state: { doc } }: EditorView, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + Math.max(column, 1) - 1, to)
}
