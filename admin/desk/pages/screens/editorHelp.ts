import {
  autocompletion,
  pickedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { EditorState, type Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import type { HelpOption } from '../../../../src/format/help/Help.ts'
import { narrowed } from '../../../../src/format/help/narrowed.ts'
import type { AskHelp } from './AskHelp.ts'

/** After an option that leaves the cursor inside, the options for that place follow. */
interface Offered extends Completion {
  readonly goesOn: boolean
}

/**
 * Explains the word under the pointer, and offers what may be written: while a word is typed, or on Ctrl and Space. Asks
 * the check's worker, which knows the shapes: `codemirror-json-schema` writes HTML strings, which Trusted Types forbid.
 */
export function editorHelp(ask: AskHelp, title: string): Extension {
  async function offer({ state, pos }: CompletionContext): Promise<CompletionResult | null> {
    if (state.readOnly) return null
    const { from, to, options } = await ask(state.doc.toString(), pos)
    const typed = state.sliceDoc(from, pos)

    function offerAt(
      place: EditorState,
      from: number,
      to: number,
      fitting: readonly HelpOption[],
    ): CompletionResult | null {
      const isWritten = fitting.length === 1 && fitting[0]?.insert === place.sliceDoc(from, to)
      return fitting.length === 0 || isWritten
        ? null
        : { from, to, options: fitting.map(offered), filter: false, update: narrow }
    }

    /**
     * More letters of the word narrow the list at once, so that it is never empty while somebody types on and chooses.
     */
    function narrow(_: CompletionResult, from: number, to: number, now: CompletionContext): CompletionResult | null {
      const written = now.state.sliceDoc(from, now.pos)
      return written.startsWith(typed) && /^"?[\w.]*$/.test(written)
        ? offerAt(now.state, from, to, narrowed(options, written))
        : null
    }

    return offerAt(state, from, to, options)
  }

  return [
    EditorState.phrases.of({ Completions: title }),
    autocompletion({
      override: [offer],
      icons: false,
      activateOnCompletion: (taken) => (taken as Offered).goesOn,
      // The list follows the typing, and an option can be chosen as soon as it is shown.
      activateOnTypingDelay: 0,
      interactionDelay: 0,
    }),
    hoverTooltip(async (view, offset) => {
      const { from, to, about } = await ask(view.state.doc.toString(), offset)
      return about.length === 0
        ? null
        : { pos: from, end: to, above: true, create: () => ({ dom: drawLines('cm-about', about) }) }
    }),
  ]
}

function offered({ label, about, insert, cursor }: HelpOption): Offered {
  return {
    label,
    detail: about,
    goesOn: cursor < insert.length,
    apply: (view, taken, from, to) =>
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + cursor },
        scrollIntoView: true,
        userEvent: 'input.complete',
        annotations: pickedCompletion.of(taken),
      }),
  }
}

/** Elements with text, never HTML from text, which the page's policy forbids. */
function drawLines(name: string, lines: readonly string[]): HTMLElement {
  const box = Object.assign(document.createElement('div'), { className: name })
  box.append(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })))
  return box
}
