import { useState } from 'react'

/** Sends something at the end of a dialog; where it is refused, the dialog stays with all that was typed. */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  async function send(act: () => Promise<void>): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      await act()
    } catch (refusal) {
      setError(refusal)
      setBusy(false)
    }
  }

  return { busy, error, send }
}
