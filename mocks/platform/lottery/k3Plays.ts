import type { Texts } from '../Locale.ts'
import { limitsAt } from './limitsAt.ts'
import type { Outcome, Play } from './Lottery.ts'

const groups = {
  twoSide: { kor: '대소홀짝', cn: '双面', en: 'Two-side' },
  sum: { kor: '합계', cn: '和值', en: 'Sum' },
  single: { kor: '단일', cn: '三军', en: 'Single' },
  triple: { kor: '트리플', cn: '围骰', en: 'Triple' },
  pair: { kor: '페어', cn: '短牌', en: 'Pair' },
  twoNumber: { kor: '조합', cn: '长牌', en: 'Two-number' },
} as const satisfies Record<string, Texts>

/** Ways in which three dice give a sum, of 216. */
const waysOfSum = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]

const faces = [1, 2, 3, 4, 5, 6]

/** The board pays 97 % of the fair odds. */
const SHARE = 0.97

/** The credit board of K3 (two-side, sums, singles, triples, pairs, two numbers). */
export const k3Plays: readonly Play[] = [
  twoSide('big', { kor: '대', cn: '大', en: 'Big' }, (sum) => sum >= 11),
  twoSide('small', { kor: '소', cn: '小', en: 'Small' }, (sum) => sum <= 10),
  twoSide('odd', { kor: '홀', cn: '单', en: 'Odd' }, (sum) => sum % 2 === 1),
  twoSide('even', { kor: '짝', cn: '双', en: 'Even' }, (sum) => sum % 2 === 0),
  ...waysOfSum.map((ways, index) =>
    play(`k3-sum-${index + 3}`, groups.sum, same(`${index + 3}`), ways, (dice) => sumOf(dice) === index + 3),
  ),
  ...faces.map((face) => play(`k3-single-${face}`, groups.single, same(`${face}`), 91, (dice) => dice.includes(face))),
  ...faces.map((face) =>
    play(`k3-triple-${face}`, groups.triple, same(`${face}${face}${face}`), 1, (dice) =>
      dice.every((die) => die === face),
    ),
  ),
  play('k3-triple-any', groups.triple, { kor: '전체', cn: '全骰', en: 'Any' }, 6, isTriple),
  ...faces.map((face) =>
    play(`k3-pair-${face}`, groups.pair, same(`${face}${face}`), 16, (dice) => countOf(dice, face) >= 2),
  ),
  ...faces.flatMap((low) =>
    faces
      .filter((high) => high > low)
      .map((high) =>
        play(
          `k3-two-${low}${high}`,
          groups.twoNumber,
          same(`${low}-${high}`),
          30,
          (dice) => dice.includes(low) && dice.includes(high),
        ),
      ),
  ),
]

/** A triple loses every two-side bet. */
function twoSide(id: string, class3: Texts, holds: (sum: number) => boolean): Play {
  return play(`k3-${id}`, groups.twoSide, class3, 105, (dice) => !isTriple(dice) && holds(sumOf(dice)))
}

function play(
  id: string,
  class2: Texts,
  class3: Texts,
  ways: number,
  wins: (dice: readonly number[]) => boolean,
): Play {
  const outcome = (dice: readonly number[]): Outcome => (wins(dice) ? 'won' : 'lost')
  const rate = ((216 / ways) * SHARE).toFixed(2)
  return { id, class2, class3, rate, limits: limitsAt(rate), outcome }
}

function same(text: string): Texts {
  return { kor: text, cn: text, en: text }
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0)
}

function isTriple(dice: readonly number[]): boolean {
  return dice.every((die) => die === dice[0])
}

function countOf(dice: readonly number[], face: number): number {
  return dice.filter((die) => die === face).length
}
