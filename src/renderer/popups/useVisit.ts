import { useEffect, useState } from 'react'

/** What happened on this visit to the screen; empty again with the next. */
export function useVisit(active: boolean): Set<string> {
  const [visit] = useState(() => new Set<string>())
  const [presence] = useState({ left: false })
  useEffect(() => {
    presence.left = false
    if (!active) visit.clear()
    // An <Activity> that hides the screen takes its effects away; strict mode does too, and brings them back in the same breath.
    return () => {
      presence.left = true
      queueMicrotask(() => presence.left && visit.clear())
    }
  }, [active, visit, presence])
  return visit
}
