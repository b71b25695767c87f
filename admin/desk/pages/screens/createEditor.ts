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
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Issue } from '../../../../src/format/Issue.ts'
import type { AskHelp } from './AskHelp.ts'
import { editorHelp } from './editorHelp.ts'
import { editorTheme } from './editorTheme.ts'
import type { Words } from '../../words/useWords.ts'
import { foundText } from '../../facts/names/foundText.ts'

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
export function createEditor({ root, label, title, text, readOnly, onChange, askHelp }: EditorOptions): EditorView {
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
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
}

/** Marks issues in the text and in the gutter, each on the word where it begins. */
export function showIssues(view: EditorView, issues: readonly Issue[], words: Words): void {
  const diagnostics = issues.map((issue) => {
    const { line, column, severity } = issue
    const from = offsetOf(view, line, column)
    const { to: end } = view.state.doc.lineAt(from)
    const word = /^("(?:[^"\\]|\\.)*"?|[\w.+-]+|.)/.exec(view.state.sliceDoc(from, end))?.[0] ?? ''
    return { from, to: from + word.length, severity, message: foundText(issue, words) }
  })
  view.dispatch(setDiagnostics(view.state, diagnostics))
}

export function placeCursor(view: EditorView, line: number, column: number): void {
  const at = offsetOf(view, line, column)
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
  view.focus()
}

/** An issue may be about a text that was longer. */
function offsetOf({ state: { doc } }: EditorView, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + Math.max(column, 1) - 1, to)
}
