import { useEffect, useState } from 'react'

interface Seen {
  readonly expect: string
  readonly seconds: number
}

export interface WarningOptions {
  readonly expect: string
  /** Seconds until betting closes. */
  readonly seconds: number
  /** Seconds before the close at which the warning opens, and how many it stays. */
  readonly warnAt: number
  readonly warnFor: number
  /** Something else has the member's attention and says it itself. */
  readonly isBusy: () => boolean
}

export interface Warning {
  /** The period that is about to close, while the warning is open. */
  readonly expect: string | undefined
  readonly close: () => void
}

/** Opens a warning once, when a period's seconds pass the mark; closes it after a while or with the period. */
export function useWarning({ expect, seconds, warnAt, warnFor, isBusy }: WarningOptions): Warning {
  const [seen, setSeen] = useState<Seen>({ expect, seconds })
  const [warned, setWarned] = useState<string>()
  if (seen.expect !== expect || seen.seconds !== seconds) {
    setSeen({ expect, seconds })
    // A member who comes within the last seconds sees them run already.
    const hasCrossed = seen.expect === expect && seen.seconds > warnAt && seconds <= warnAt && seconds > 0
    if (hasCrossed && !isBusy()) setWarned(expect)
  }

  useEffect(() => {
    if (warned === undefined) return undefined
    const timer = setTimeout(() => setWarned(undefined), warnFor * 1000)
    return () => clearTimeout(timer)
  }, [warned, warnFor])

  // Once the period is over there is nothing left to warn of.
  const isOver = warned !== expect || seconds === 0
  if (isOver && warned !== undefined) setWarned(undefined)
  return { expect: isOver ? undefined : warned, close: () => setWarned(undefined) }
}
