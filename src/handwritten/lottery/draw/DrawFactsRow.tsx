import { useTranslate } from '../../../renderer/reading/language.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import type { Look } from './lookOf.ts'
import styles from './DrawFactsRow.module.css'

export interface DrawFactsRowProps {
  readonly look: Look
  readonly numbers: readonly number[]
}

/** Facts of a draw beside its numbers: sum, big or small, odd or even, dragon or tiger. */
export function DrawFactsRow({ look, numbers }: DrawFactsRowProps) {
  const text = useTranslate()
  const { sum, words, duels } = drawFacts(look, numbers)
  return (
    <span className={styles.facts}>
      <span>{text(look === 'balls' ? lotteryKeys.topTwo : lotteryKeys.sum, { sum })}</span>
      {words.map((word) => (
        <span key={word}>{text(lotteryKeys[word])}</span>
      ))}
      {duels.map((duel, place) => (
        // One for each place, and most come more than once.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className={styles[duel]}>
          {`${place + 1}–${numbers.length - place} ${text(lotteryKeys[duel])}`}
        </span>
      ))}
    </span>
  )
}

/** Words of a draw beside its numbers; `triple` and `tie` replace size and parity. */
type DrawWord = 'big' | 'small' | 'odd' | 'even' | 'triple' | 'tie'

interface DrawFacts {
  /** Of all numbers; for ten cars of the first two. */
  readonly sum: number
  readonly words: readonly DrawWord[]
  /** For ten cars: 1st against 10th, 2nd against 9th and so on to 5th against 6th. */
  readonly duels: readonly ('dragon' | 'tiger')[]
}

const CARS = 10
/** At this sum of the first two cars neither side has won. */
const TIED_SUM = 11

/** The row beneath a draw: sum, big or small, odd or even, dragon or tiger. */
export function drawFacts(look: Look, numbers: readonly number[]): DrawFacts {
  if (look === 'dice' && numbers.length === 3) return factsOfDice(numbers)
  if (look === 'balls' && numbers.length === CARS) return factsOfCars(numbers)
  return { sum: sumOf(numbers), words: [], duels: [] }
}

/** Of three dice 11 and more are big; a triple is neither big nor small, odd nor even. */
function factsOfDice(dice: readonly number[]): DrawFacts {
  const sum = sumOf(dice)
  const isTriple = dice.every((die) => die === dice[0])
  return { sum, words: isTriple ? ['triple'] : [sum >= 11 ? 'big' : 'small', parityOf(sum)], duels: [] }
}

function factsOfCars(order: readonly number[]): DrawFacts {
  const sum = sumOf(order.slice(0, 2))
  return {
    sum,
    words: sum === TIED_SUM ? ['tie'] : [sum > TIED_SUM ? 'big' : 'small', parityOf(sum)],
    duels: order.slice(0, CARS / 2).map((car, place) => (car > (order[CARS - 1 - place] ?? 0) ? 'dragon' : 'tiger')),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const parityOf = (sum: number) => (sum % 2 === 1 ? 'odd' : 'even')
