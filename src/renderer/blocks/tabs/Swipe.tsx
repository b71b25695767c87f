import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import styles from './Swipe.module.css'

interface SwipeProps {
  /** 1 for a swipe to the left, which asks for what follows. Without it nothing is swiped. */
  readonly onStep: ((by: 1 | -1) => void) | undefined
  readonly children: ReactNode
}

/** Steps to the next or the previous of something by a swipe sideways; the keyboard has its own way. */
export function Swipe({ onStep, children }: SwipeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isOn = onStep !== undefined
  const handleStep = useEffectEvent((by: 1 | -1) => onStep?.(by))

  useEffect(() => {
    const element = box.current
    if (!element || !isOn) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    // No first screen waits for it.
    void import('./watchSwipe.ts')
      .then(({ watchSwipe }) => {
        if (!isGone) stop = watchSwipe(element, (by) => handleStep(by))
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [isOn])

  if (!isOn) return children
  return (
    <div ref={box} className={styles.swipe}>
      {children}
    </div>
  )
}
