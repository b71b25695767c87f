import { useId, type ReactNode } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import styles from './FactStatus.module.css'
import { useWords } from '../../words/useWords.ts'

export interface TwoValuesProps {
  /** The name of what the values belong to. */
  readonly name: string
  readonly sides: readonly { readonly who: string; readonly value: ReactNode }[]
  /** The difference, if the values alone do not show it. */
  readonly children?: ReactNode
  /** The choices; the first keeps what the operator wrote. */
  readonly choices: readonly { readonly label: string; readonly onChoose: () => void }[]
}

/** Two values of one fact, side by side: the operator decides, never the desk. */
export function TwoValues({ name, sides, children, choices }: TwoValuesProps) {
  const { t } = useWords()
  const title = useId()
  return (
    <section className={styles.conflict} aria-labelledby={title}>
      <p id={title} className={styles.conflictTitle}>
        <Icon name="alert" size={16} /> {t('draft.twoValues', { name })}
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
