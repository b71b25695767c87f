import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type CompositionEvent,
} from 'react'
import type * as amountText from './amountText.ts'
import type { AmountEntry, AmountRules, GroupedTyping } from './amountText.ts'
import { asRefused, isRefused, shownAmount } from './amountValue.ts'
import { useUi } from './UiProvider.tsx'

interface Options extends AmountRules {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: (() => void) | undefined
  /** Shown with marks of groups. */
  readonly isGrouped?: boolean
}

/** Reads what is typed, for all fields; asked for as soon as one shows. */
let code: typeof amountText | undefined

/** Brings the code that reads what is typed. */
export async function loadAmountText(): Promise<void> {
  code = await import('./amountText.ts')
}

function subscribe(onLoaded: () => void) {
  loadAmountText().then(onLoaded, () => undefined)
  return () => undefined
}

const getCode = () => code

/**
 * An amount while it is typed or pasted. The field shows the text that was typed, with the app's marks of groups, and
 * hands up the amount that it is read as or, marked, the text that is refused: what shows as refused is nothing that can
 * be sent. Until the code for it has come, anything but plain digits is refused; that is read again then.
 */
export function useAmountTyping({ value, onChange, onBlur, isGrouped, ...rules }: Options) {
  const { texts } = useUi()
  const reading = useSyncExternalStore(subscribe, getCode)
  const [last, setTyping] = useState<GroupedTyping>()
  // Another value has come from elsewhere, as from a chip.
  const typing = last?.value === value ? last : undefined
  const shown = shownAmount(value)
  const begun = reading && isGrouped && !isRefused(value) ? reading.groupAmount(shown) : { text: shown, marks: [] }
  const { text } = typing ?? begun
  const unread = useRef<{ readonly input: HTMLInputElement; readonly entry: AmountEntry }>(undefined)
  const refusal = reading ? reading.refusalOf(value, rules) : isRefused(value) ? 'amountWrong' : undefined

  function take(input: HTMLInputElement, entry: AmountEntry, event?: Event) {
    const { value: given, selectionStart } = input
    const data = event instanceof InputEvent ? event.data : null
    const change = {
      text: given,
      caret: selectionStart ?? given.length,
      entry,
      deletes: event && deletionOf(event),
      data,
    }
    const before = typing ?? { keys: shown, shown, ...begun }
    const next = reading?.typeGrouped(before, change, { ...rules, isGrouped })
    if (next && input.value !== next.text) {
      // Before React does it, which would put the caret at the end.
      input.value = next.text
      input.setSelectionRange(next.caret, next.caret)
    }
    const read = next ? next.value : /^(0|[1-9]\d*)?$/.test(given) ? given : asRefused(given)
    // Until the next key it stays as it was typed: marks that come with the code would move the caret.
    setTyping(next ?? { keys: given, shown: given, text: given, marks: [], value: read })
    unread.current = !next && isRefused(read) ? { input, entry } : undefined
    if (read !== value) onChange(read)
  }

  const readAgain = useEffectEvent(() => {
    if (unread.current) take(unread.current.input, unread.current.entry)
  })
  useEffect(() => {
    if (reading) readAgain()
  }, [reading])

  return {
    shown: text,
    /** Why what shows is no amount. */
    refusal: refusal && texts[refusal],
    handlers: {
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        take(target, entryOf(nativeEvent), nativeEvent),
      // Not every browser has a change after it.
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget, 'key'),
      onBlur() {
        setTyping(undefined)
        onBlur?.()
      },
    },
  }
}

function deletionOf(event: Event): 'before' | 'behind' | undefined {
  if (!(event instanceof InputEvent) || !event.inputType.startsWith('delete')) return undefined
  return event.inputType.endsWith('Forward') ? 'behind' : 'before'
}

function entryOf(event: Event): AmountEntry {
  if (!(event instanceof InputEvent)) return 'paste'
  if (event.isComposing) return 'composition'
  const isKey = /^(delete|history|insert(From)?Comp)/.test(event.inputType) || event.data?.length === 1
  return isKey ? 'key' : 'paste'
}
