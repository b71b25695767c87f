import { useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../renderer/reading/useTranslate.ts'
import { useRenderer } from '../../renderer/screen/RendererProvider.tsx'
import { copyKeys } from './copyKeys.ts'
import styles from './GameBar.module.css'

/** How long the game has been open, by the second: it counts from when it is shown. */
export function SessionClock() {
  const { ticker } = useRenderer()
  const translate = useTranslate()
  const now = useSyncExternalStore(ticker.subscribe, ticker.getSnapshot)
  const [since] = useState(now)
  return (
    <span role="timer" aria-label={translate(copyKeys.clock)} className={styles.clock}>
      {formatElapsed(Math.max(0, now - since))}
    </span>
  )
}

/** `4:05`, with hours `1:04:05`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (count: number) => String(count).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
