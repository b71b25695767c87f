import { useState, type ChangeEvent, type CompositionEvent } from 'react'
import {
  refusalOf,
  shownAmount,
  typeAmount,
  type AmountEntry,
  type AmountRules,
  type AmountTyping,
} from './amountText.ts'
import { useUi } from './UiProvider.tsx'

interface Options extends AmountRules {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: (() => void) | undefined
}

/**
 * An amount while it is typed or pasted. The field shows the text that was typed, and hands up the amount that it is read
 * as or, marked, the text that is refused: what shows as refused is nothing that can be sent.
 */
export function useAmountTyping({ value, onChange, onBlur, ...rules }: Options) {
  const { texts } = useUi()
  const [last, setTyping] = useState<AmountTyping>()
  // Another value has come from elsewhere, as from a chip.
  const typing = last?.value === value ? last : undefined
  const shown = typing?.shown ?? shownAmount(value)
  const refusal = refusalOf(value, rules)

  function take(input: HTMLInputElement, entry: AmountEntry) {
    const next = typeAmount(typing ?? { keys: shown, shown }, input.value, rules, entry)
    if (input.value !== next.shown) show(input, next.shown)
    setTyping(next)
    if (next.value !== value) onChange(next.value)
  }

  return {
    shown,
    /** Why what shows is no amount. */
    refusal: refusal && texts[refusal],
    handlers: {
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => take(target, entryOf(nativeEvent)),
      // Not every browser has a change after it.
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget, 'key'),
      onBlur() {
        setTyping(undefined)
        onBlur?.()
      },
    },
  }
}

/** Before React does it, which would put the caret at the end. */
function show(input: HTMLInputElement, text: string) {
  const caret = input.selectionStart
  input.value = text
  input.setSelectionRange(caret, caret)
}

function entryOf(event: Event): AmountEntry {
  if (!(event instanceof InputEvent)) return 'paste'
  if (event.isComposing) return 'composition'
  const isKey = /^(delete|history|insert(From)?Comp)/.test(event.inputType) || event.data?.length === 1
  return isKey ? 'key' : 'paste'
}
