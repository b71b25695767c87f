import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** Spoken while it turns; without it the spinner is decoration. */
  label?: string | undefined
  /** Edge length in px. */
  size?: number | undefined
}

export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span className={styles.box}>
      <svg className={styles.ring} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
        <circle className={styles.track} cx="10" cy="10" r="8" />
        <path className={styles.arc} d="M10 2a8 8 0 0 1 8 8" />
      </svg>
      {label !== undefined && (
        <output>
          <VisuallyHidden>{label}</VisuallyHidden>
        </output>
      )}
    </span>
  )
}
