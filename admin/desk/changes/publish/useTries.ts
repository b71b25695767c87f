import { useEffect, useRef, useState } from 'react'

/**
 * Count of tries. Missing fields are marked after the first, and the first of them gets the focus: it may be far above
 * the button.
 */
export function useTries() {
  const [tries, setTries] = useState(0)
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { place, tried: tries > 0, tryIt: () => setTries(tries + 1) }
}
