import type { ReactNode } from 'react'
import { MoneyText } from './MoneyText.tsx'
import { Skeleton } from './Skeleton.tsx'
import styles from './Stat.module.css'

export interface StatProps {
  label: string
  /** The formatted figure; absent while it loads. */
  value?: string | undefined
  tone?: 'neutral' | 'gain' | 'loss' | undefined
  size?: 'body' | 'large' | 'huge' | undefined
  covered?: boolean | undefined
  /** A small button beside the label, such as refresh. */
  action?: ReactNode
}

/** One figure with its name, within a StatGrid. */
export function Stat({ label, value, tone, size = 'large', covered, action }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>
        <span>{label}</span>
        {action}
      </dt>
      <dd className={styles.value}>
        <span className={styles.figure} data-size={size} style={{ '--characters': value?.length }}>
          {value === undefined ? (
            <Skeleton shape="figure" />
          ) : (
            <MoneyText text={value} tone={tone} size={size} covered={covered} />
          )}
        </span>
      </dd>
    </div>
  )
}
