import { useState, type FormEvent } from 'react'

/**
 * A form that is sent to the service, once at a time; where it is refused it stays with all that was typed.
 * @param isComplete whether nothing is missing; where it is false, sending only marks what is
 */
export function useSendForm(isComplete: boolean, send: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function run() {
    setBusy(true)
    setProblem(undefined)
    try {
      await send()
      setTried(false)
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!busy && isComplete) void run()
  }

  /** `tried` marks what is missing: only once it was sent without. */
  return { form: { noValidate: true, onSubmit }, busy, tried, problem }
}
