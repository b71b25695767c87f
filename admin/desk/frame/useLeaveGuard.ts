import { useEffect } from 'react'

/** Lets the browser ask before the page goes while something typed is not saved. */
export function useLeaveGuard(pending: ReadonlyMap<string, unknown>): void {
  const isDirty = pending.size > 0
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}
