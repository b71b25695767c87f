import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { memberOf } from '../../../src/format/value/isObject.ts'

/** How long a page may take to show the field, in ms; later the operator is elsewhere. */
const PATIENCE = 15_000
const FIELD = ':is(input, textarea, select, button, [tabindex]):not([type="hidden"], :disabled)'

/** Puts the focus into the field of the fact that a link leads to, once its page shows it. */
export function useFactFocus(): void {
  // Another object at every navigation, also to where the operator is.
  const { state } = useLocation()
  useEffect(() => {
    const fact = memberOf(state, 'fact')
    return typeof fact === 'string' ? waitForField(fact) : undefined
  }, [state])
}

function waitForField(fact: string): () => void {
  const leave = new AbortController()
  const { signal } = leave
  const stop = () => leave.abort()
  const look = () => {
    const field = document
      .querySelector<HTMLElement>(`#page [data-fact="${CSS.escape(fact)}"]`)
      ?.querySelector<HTMLElement>(FIELD)
    if (!field) return
    stop()
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(stop, PATIENCE)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  // An operator who goes on working meanwhile keeps the focus.
  addEventListener('pointerdown', stop, { capture: true, signal })
  addEventListener('keydown', stop, { capture: true, signal })
  look()
  return stop
}
