import { joinNames } from './joinNames.ts'
import styles from './CountdownText.module.css'

export interface CountdownTextProps {
  /** Milliseconds left; whoever owns the clock ticks. */
  ms: number
  /** Says what runs out, for screen readers. */
  label?: string | undefined
  /** Turns red below so many ms. */
  urgentBelow?: number | undefined
  /** Shown in its place at zero. */
  endedText?: string | undefined
}

/** Time left as mm:ss, or h:mm:ss from an hour on. A part of a second still to run counts as one. */
export function countdownDigits(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(total / 3600)
  const rest = `${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** A timer's digits; not live, since a voice counting every second would drown everything else. */
export function CountdownText({ ms, label, urgentBelow = 0, endedText }: CountdownTextProps) {
  const ended = ms <= 0 && endedText !== undefined
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      className={joinNames(styles.digits, ms < urgentBelow && styles.urgent)}
    >
      {ended ? endedText : countdownDigits(ms)}
    </span>
  )
}
