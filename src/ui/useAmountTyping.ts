import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { readAmount, type AmountRefusal } from './amountText.ts'
import type { UiTexts } from './uiTexts.ts'
import { useUi } from './UiProvider.tsx'

/** Characters of a refused text that are shown again. */
const QUOTED = 24

const words = {
  whole: 'amountWhole',
  decimals: 'amountDecimals',
  digits: 'amountWrong',
  long: 'amountLong',
} as const satisfies Record<AmountRefusal | 'long', keyof UiTexts>

/** Keys that are about the amount that shows. Touch keyboards name none of their keys, so any other says nothing. */
const edits: ReadonlySet<string> = new Set([
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Tab',
  'Enter',
])

interface Refused {
  readonly typed: string
  /** The amount that stayed; once there is another, as from a chip, the words are over. */
  readonly kept: string
  readonly why: keyof typeof words
  /** The member is still typing it: the next key belongs to it, not to the amount before it. */
  readonly goesOn: boolean
}

interface Options {
  readonly value: string
  readonly decimals: number
  readonly maxLength: number | undefined
  readonly onChange: (amount: string) => void
  readonly onBlur: (() => void) | undefined
}

/**
 * What is typed or pasted into an amount: taken whole or refused whole. Whoever types "100.5" where amounts are whole
 * keeps 100 and a message says so: were the point alone refused, the 5 after it would make 1005.
 */
export function useAmountTyping({ value, decimals, maxLength = Infinity, onChange, onBlur }: Options) {
  const { texts } = useUi()
  const [last, setRefused] = useState<Refused>()
  const refused = last?.kept === value ? last : undefined

  function take(amount: string) {
    setRefused(undefined)
    onChange(amount)
  }

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const inputType = 'inputType' in nativeEvent && nativeEvent.inputType
    const data = 'data' in nativeEvent && typeof nativeEvent.data === 'string' ? nativeEvent.data : ''
    const isTyped = inputType === 'insertText' || inputType === 'insertCompositionText'
    if (refused?.goesOn && isTyped) {
      setRefused({ ...refused, typed: `${refused.typed}${data}` })
      return
    }
    const read = readAmount(target.value, decimals)
    if ('refused' in read) setRefused({ typed: target.value, kept: value, why: read.refused, goesOn: isTyped })
    else if (read.amount.length > maxLength)
      setRefused({ typed: target.value, kept: value, why: 'long', goesOn: isTyped })
    else take(read.amount)
  }

  /** Whoever deletes, moves the caret or leaves is done with what was refused. */
  function handleEnd() {
    if (refused?.goesOn) setRefused({ ...refused, goesOn: false })
  }

  return {
    onChange: take,
    /** What was not taken, and why. */
    refusal: refused && `${quoted(refused.typed)} · ${texts[words[refused.why]]}`,
    handlers: {
      onChange: handleChange,
      onKeyDown({ key }: KeyboardEvent) {
        if (edits.has(key)) handleEnd()
      },
      onPointerDown: handleEnd,
      onBlur() {
        handleEnd()
        onBlur?.()
      },
    },
  }
}

const quoted = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text)
