import { useEffect, useRef, useState } from 'react'

/** What happened on this visit to the screen; empty again with the next. */
export function useVisit(active: boolean): Set<string> {
  const [visit] = useState(() => new Set<string>())
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = active
    if (!active) visit.clear()
    // An <Activity> that hides the screen takes its effects away; strict mode does too, and brings them back in the
    // same breath.
    return () => {
      isHere.current = false
      queueMicrotask(() => {
        if (!isHere.current) visit.clear()
      })
    }
  }, [active, visit])
  return visit
}
