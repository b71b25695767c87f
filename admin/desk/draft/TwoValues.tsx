import { useId, type ReactNode } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import styles from './FactStatus.module.css'

export interface TwoValuesProps {
  /** What the values are of. */
  readonly name: string
  readonly sides: readonly { readonly who: string; readonly value: ReactNode }[]
  /** What differs, where the values alone do not show it. */
  readonly children?: ReactNode
  /** The ways out; the first is the one that keeps what the operator wrote. */
  readonly choices: readonly { readonly label: string; readonly onChoose: () => void }[]
}

/** Two values of one fact, side by side: whoever looks decides, nothing decides by itself. */
export function TwoValues({ name, sides, children, choices }: TwoValuesProps) {
  const title = useId()
  return (
    <section className={styles.conflict} aria-labelledby={title}>
      <p id={title} className={styles.conflictTitle}>
        <Icon name="alert" size={16} /> Two values for {name}
      </p>
      <dl className={styles.pair}>
        {sides.map(({ who, value }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <div className={styles.actions}>
        {choices.map(({ label, onChoose }, at) => (
          <Button key={label} size="small" variant={at === 0 ? 'primary' : 'secondary'} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
