import { Icon } from './Icon.tsx'
import { joinNames } from './joinNames.ts'
import styles from './Steps.module.css'

interface Step {
  title: string
  text?: string | undefined
}

export interface StepsProps {
  items: readonly Step[]
  /** The step under way, from 0; without it the steps are an explanation. */
  current?: number | undefined
}

export function Steps({ items, current }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }, place) => {
        const done = current !== undefined && place < current
        return (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- lines of text without a state, and two may be labelled the same
            key={place}
            className={joinNames(styles.step, done && styles.done)}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {done ? <Icon name="check" size={14} /> : place + 1}
            </span>
            <span className={styles.title}>{title}</span>
            {text !== undefined && <span className={styles.text}>{text}</span>}
          </li>
        )
      })}
    </ol>
  )
}
