import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { joinNames } from './joinNames.ts'
import { Spinner } from './Spinner.tsx'
import styles from './PullToRefresh.module.css'

/** Pulled this far, in px, letting go refreshes. */
const pullEnough = 56

export interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>
  /** Said while it runs; callers also offer a refresh button, since pulling needs a finger. */
  label: string
  disabled?: boolean | undefined
  children: ReactNode
}

/** Pulling the content down from its very top refreshes it. */
export function PullToRefresh({ onRefresh, label, disabled = false, children }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null)
  const [pulled, setPulled] = useState(0)
  const [busy, setBusy] = useState(false)

  const handleEnd = useEffectEvent(async (distance: number) => {
    setPulled(0)
    if (distance < pullEnough || busy) return
    setBusy(true)
    try {
      await onRefresh()
    } catch {
      // The content says itself what went wrong.
    } finally {
      setBusy(false)
    }
  })

  useEffect(() => {
    const element = box.current
    if (!element || disabled) return undefined
    return watchPull(element, setPulled, (distance) => void handleEnd(distance))
  }, [disabled])

  const height = busy ? pullEnough : pulled
  return (
    <div ref={box}>
      <output className={joinNames(styles.sign, pulled === 0 && styles.settles)} style={{ height }}>
        {busy ? (
          <Spinner label={label} />
        ) : (
          <Icon name="refresh" className={joinNames(styles.arrow, pulled >= pullEnough && styles.ready)} />
        )}
      </output>
      {children}
    </div>
  )
}

/** Follows one finger; only a downward pull that begins at the scroller's top counts. */
function watchPull(element: HTMLElement, onPull: (distance: number) => void, onEnd: (distance: number) => void) {
  const ways = new AbortController()
  const { signal } = ways
  let start: { x: number; y: number } | undefined
  let distance = 0

  function handleStart(event: TouchEvent) {
    const [touch] = event.touches
    // A second finger zooms: what was pulled by the first is let go.
    if (start) onEnd(0)
    start = touch && event.touches.length === 1 && atTop(element) ? { x: touch.clientX, y: touch.clientY } : undefined
    distance = 0
  }
  function handleMove(event: TouchEvent) {
    const [touch] = event.touches
    if (!touch || !start) return
    const down = touch.clientY - start.y
    const sideways = Math.abs(touch.clientX - start.x)
    // Up, or more sideways than down: the finger scrolls or swipes, and this touch is not a pull any more.
    if (distance === 0 && (down <= 0 || sideways > down)) {
      start = undefined
      return
    }
    distance = pullDistance(down)
    if (event.cancelable) event.preventDefault()
    onPull(distance)
  }
  function handleEnd() {
    if (start) onEnd(distance)
    start = undefined
  }

  element.addEventListener('touchstart', handleStart, { passive: true, signal })
  // Not passive: the page must not scroll under the pull.
  element.addEventListener('touchmove', handleMove, { passive: false, signal })
  element.addEventListener('touchend', handleEnd, { signal })
  element.addEventListener('touchcancel', () => onEnd(0), { signal })
  return () => ways.abort()
}

function atTop(element: HTMLElement): boolean {
  for (let node: HTMLElement | null = element; node; node = node.parentElement) {
    if (node.scrollTop > 0) return false
  }
  return true
}

/** The content follows the finger ever more slowly, and never further than twice what is needed. */
function pullDistance(finger: number): number {
  const most = pullEnough * 2
  return Math.max(0, most * (1 - Math.exp(-finger / (most * 1.2))))
}
