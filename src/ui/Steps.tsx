import { Icon } from './Icon.tsx'
import { joinNames } from './joinNames.ts'
import styles from './Steps.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Step {
  title: string
  text?: string | undefined
  /** When it was, written out. */
  time?: string | undefined
  /** Ticked; by `current` when left out. */
  isDone?: boolean | undefined
}

export interface StepsProps {
  items: readonly Step[]
  /** The step under way, from 0; without it the steps are an explanation. */
  current?: number | undefined
  /** Said of a step with a tick. */
  doneLabel: string
}

export function Steps({ items, current, doneLabel }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text, time, isDone }, place) => {
        const done = isDone ?? (current !== undefined && place < current)
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
            <span className={styles.title}>
              <span>{title}</span>
              {done && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
            </span>
            {time !== undefined && <span className={styles.text}>{time}</span>}
            {text !== undefined && <span className={styles.text}>{text}</span>}
          </li>
        )
      })}
    </ol>
  )
}
