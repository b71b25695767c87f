import { useState } from 'react'
import type { FromPreview } from '../../../src/format/wire/PreviewMessage.ts'
import type { Touch } from '../../../src/format/wire/Touch.ts'

/** While taps in the phone say what was tapped. */
export interface Touching {
  readonly isOn: boolean
  /** Touch under the pointer or at the keyboard. */
  readonly pointed: Touch | undefined
  /** Touch open beside the phone. */
  readonly touched: Touch | undefined
  /** Counts taps: another one on the same thing opens it again. */
  readonly taps: number
  readonly setOn: (isOn: boolean) => void
  readonly close: () => void
  readonly hear: (message: FromPreview) => void
  /** Counts how often Escape in the phone has ended it: the focus is to come back then. */
  readonly ended: number
}

/** @param page what is touched stays open on the page where that was, and closes when another one opens */
export function useTouching(page: string): Touching {
  const [isOn, setOn] = useState(false)
  const [pointed, setPointed] = useState<Touch>()
  const [open, setOpen] = useState<{ readonly touch: Touch; readonly page: string }>()
  const [taps, setTaps] = useState(0)
  const [ended, setEnded] = useState(0)
  if (open !== undefined && open.page !== page) setOpen(undefined)

  function switchTo(next: boolean): void {
    setOn(next)
    setPointed(undefined)
    if (!next) setOpen(undefined)
  }

  return {
    isOn,
    pointed,
    touched: open?.touch,
    taps,
    ended,
    setOn: switchTo,
    close: () => setOpen(undefined),
    hear(message) {
      // What was on its way when it ended is over.
      if (!isOn) return
      if (message.type === 'pointed') setPointed(message.touch)
      if (message.type === 'touched') {
        setOpen({ touch: message.touch, page })
        setTaps((times) => times + 1)
      }
      if (message.type === 'untouched') {
        switchTo(false)
        setEnded((times) => times + 1)
      }
    },
  }
}
