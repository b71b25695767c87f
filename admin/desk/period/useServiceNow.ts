import { useEffect, useState } from 'react'
import { useApi } from '../api/ApiProvider.tsx'

const EVERY = 1_000

/** The service's time, to the second: an operator's own clock may be wrong, and members see what the time is there. */
export function useServiceNow(): number {
  const api = useApi()
  const [now, setNow] = useState(() => api.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(api.now()), EVERY)
    return () => clearInterval(timer)
  }, [api])
  return now
}
