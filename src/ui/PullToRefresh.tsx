import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { joinNames } from './joinNames.ts'
import { Spinner } from './Spinner.tsx'
import { watchDrag } from './watchDrag.ts'
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
    return watchDrag(element, {
      way: 'down',
      onDrag: (finger) => setPulled(pullDistance(finger)),
      onEnd: (finger) => void handleEnd(pullDistance(finger)),
    })
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

/** The content follows the finger ever more slowly, and never further than twice what is needed. */
function pullDistance(finger: number): number {
  const most = pullEnough * 2
  return Math.max(0, most * (1 - Math.exp(-finger / (most * 1.2))))
}
