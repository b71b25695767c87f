import { useEffect, useEffectEvent, useState } from 'react'

/** Steps that can be taken back; a document has some ten thousand letters. */
const MOST = 100

interface Kept {
  readonly past: readonly string[]
  readonly future: readonly string[]
  /** Subject of the last step: more of the same is one step with it. */
  readonly about: string | undefined
  /** The text after it. */
  readonly at: string
}

export interface TextHistory {
  /** Writes another text. Steps in a row about the same thing, such as a field that is typed into, are taken back as one. */
  readonly change: (next: string, about?: string) => void
  /** Undefined when there is nothing to take back. */
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

/** Undo and redo for a text that somebody else keeps. */
export function useTextHistory(text: string, onChange: (text: string) => void): TextHistory {
  const [kept, keep] = useState<Kept>(() => nothingDone(text))
  // Written elsewhere meanwhile: a step back from here would take that away unseen.
  if (kept.at !== text) keep(nothingDone(text))
  const { past, future, about: last } = kept.at === text ? kept : nothingDone(text)
  const [earlier, later] = [past.at(-1), future.at(-1)]

  function change(next: string, about?: string) {
    if (next === text) return
    const isSame = about !== undefined && about === last
    keep({ past: isSame ? past : [...past, text].slice(-MOST), future: [], about, at: next })
    onChange(next)
  }

  function undo() {
    if (earlier === undefined) return
    keep({ past: past.slice(0, -1), future: [...future, text], about: undefined, at: earlier })
    onChange(earlier)
  }

  function redo() {
    if (later === undefined) return
    keep({ past: [...past, text], future: future.slice(0, -1), about: undefined, at: later })
    onChange(later)
  }

  return { change, undo: earlier === undefined ? undefined : undo, redo: later === undefined ? undefined : redo }
}

const nothingDone = (at: string): Kept => ({ past: [], future: [], about: undefined, at })

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the page, except in fields and editors, which have their own. */
export function useUndoKeys({ undo, redo }: Pick<TextHistory, 'undo' | 'redo'>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || isTyped(target)) return
    const step = shiftKey ? redo : undo
    if (!step) return
    event.preventDefault()
    step()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type)
  // CodeMirror is in a shadow root, whose host is what the page sees.
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.shadowRoot !== null)
}
