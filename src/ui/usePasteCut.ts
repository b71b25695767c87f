import { useState, type ChangeEvent, type ClipboardEvent } from 'react'
import { useUi } from './UiProvider.tsx'

type Typing = HTMLInputElement | HTMLTextAreaElement

/** Characters of what was lost that are shown again. */
const QUOTED = 24

/**
 * Browsers cut what is pasted at `maxLength` without a word: half a password or an address would be taken for the
 * whole. This says what was left out, until the next change.
 */
export function usePasteCut({
  maxLength,
  isSecret = false,
}: {
  readonly maxLength: number | undefined
  readonly isSecret?: boolean
}) {
  const { texts } = useUi()
  const [lost, setLost] = useState('')

  function handlePaste({ currentTarget, clipboardData }: ClipboardEvent<Typing>) {
    const { value, selectionStart, selectionEnd } = currentTarget
    const taken = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
    const text = clipboardData.getData('text')
    setLost(text.slice(Math.max(0, (maxLength ?? Infinity) - taken)).trim())
  }

  /** Called at each change. */
  function follow({ nativeEvent }: ChangeEvent<Typing>) {
    if (!('inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste')) setLost('')
  }

  const shown = isSecret
    ? '•'.repeat(Math.min(lost.length, QUOTED))
    : lost.length > QUOTED
      ? `${lost.slice(0, QUOTED)}…`
      : lost
  return { cut: lost === '' ? undefined : `${shown} · ${texts.pasteCut}`, handlePaste, follow }
}
