import { useTranslate } from '../../../renderer/reading/language.ts'
import { lotteryKeys } from '../lotteryKeys.ts'
import { drawFacts } from './drawFacts.ts'
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
