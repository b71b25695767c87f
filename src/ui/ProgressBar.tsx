import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  percent: number
  /** The figures behind it, such as "₩ 300,000 / ₩ 1,000,000". */
  text?: string | undefined
}

export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  const value = Math.min(100, Math.max(0, Math.round(percent)))
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.figures}>{text ?? `${value}%`}</span>
      </div>
      <progress className={styles.bar} max={100} value={value} aria-label={label} aria-valuetext={text} />
    </div>
  )
}
