import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { memberOf } from '../../../src/format/isObject.ts'

/** How long a page may take to show the field, in ms; later the operator is elsewhere. */
const PATIENCE = 15_000
const FIELD = ':is(input, textarea, select, button, [tabindex]):not([type="hidden"], :disabled)'

/** Puts the focus into the field of the fact that a link leads to, once its page shows it. */
export function useFactFocus(): void {
  const { key, state } = useLocation()
  const named = memberOf(state, 'fact')
  const fact = typeof named === 'string' ? named : undefined
  useEffect(() => (fact === undefined ? undefined : waitForField(fact)), [fact, key])
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
  // Whoever goes on working meanwhile keeps the focus.
  addEventListener('pointerdown', stop, { capture: true, signal })
  addEventListener('keydown', stop, { capture: true, signal })
  look()
  return stop
}
