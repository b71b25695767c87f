import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../../ui/useReducedMotion.ts'

/** How many of so many numbers show: one more after each interval; all at once for whoever wants less motion. */
export function useDrawnOneByOne(count: number, everyMs: number, isAnimated: boolean): number {
  const isStill = useReducedMotion() || !isAnimated
  const [drawn, setDrawn] = useState(0)
  const shown = isStill ? count : Math.min(drawn, count)

  useEffect(() => {
    if (shown >= count) return undefined
    const timer = setTimeout(() => setDrawn((before) => before + 1), everyMs)
    return () => clearTimeout(timer)
  }, [shown, count, everyMs])
  return shown
}
