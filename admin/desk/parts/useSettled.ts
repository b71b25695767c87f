import { useEffect, useState } from 'react'

/** A value once it has not changed for a while, in ms: what is typed shall not be asked for letter by letter. */
export function useSettled<T>(value: T, after: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after)
    return () => clearTimeout(timer)
  }, [value, after])
  return settled
}
