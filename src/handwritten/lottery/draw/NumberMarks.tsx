import { diceUrls } from '../../../ui/dice.ts'
import { joinNames } from '../../../ui/joinNames.ts'
import type { Look } from './lookOf.ts'
import styles from './NumberMarks.module.css'

export interface NumberMarksProps {
  readonly look: Look
  readonly numbers: readonly number[]
  /** So many of them have been drawn; the others keep their place. All when left out. */
  readonly shown?: number | undefined
  readonly size?: 'small' | 'large' | undefined
}

/** Numbers as dice, coloured cars or plain discs; read out as numbers. */
export function NumberMarks({ look, numbers, shown = numbers.length, size = 'small' }: NumberMarksProps) {
  const className = joinNames(styles.marks, styles[size], numbers.length > 5 && styles.many)
  // Empty places say nothing; whoever shows them says what is waited for.
  const spoken =
    shown === 0 ? { 'aria-hidden': true } : { role: 'img', 'aria-label': numbers.slice(0, shown).join(', ') }
  return (
    <span {...spoken} className={className}>
      {numbers.map((number, place) => (
        // A draw has a number in each place, and the same one may come twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Mark key={place} look={look} number={place < shown ? number : undefined} />
      ))}
    </span>
  )
}

function Mark({ look, number }: { readonly look: Look; readonly number: number | undefined }) {
  if (number === undefined)
    return <span className={joinNames(styles.mark, styles.waiting, look === 'dice' && styles.die)}>?</span>
  const face = look === 'dice' ? diceUrls[number - 1] : undefined
  if (face !== undefined) return <img src={face} alt="" className={joinNames(styles.mark, styles.die)} />
  return (
    <span className={joinNames(styles.mark, look === 'balls' ? styles[`car${number}`] : styles.plain)}>{number}</span>
  )
}
