import type { Texts } from '../Locale.ts'
import { limitsAt } from './limitsAt.ts'
import type { Outcome, Play } from './Lottery.ts'

const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const big: Texts = { kor: '대', cn: '大', en: 'Big' }
const small: Texts = { kor: '소', cn: '小', en: 'Small' }
const odd: Texts = { kor: '홀', cn: '单', en: 'Odd' }
const even: Texts = { kor: '짝', cn: '双', en: 'Even' }
const topTwo: Texts = { kor: '1·2위 합', cn: '冠亚和', en: 'Top-two sum' }

/** Ordered pairs of cars, of 90, that give each sum of the first two, from 3 to 19. */
const pairsOfSum = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]

/** At a sum of 11 the two-side bets on the top two are tied and the stake comes back. */
const TIED_SUM = 11

/** The board of PK10: each place by car and by half, dragon and tiger, the sum of the first two. */
export const pk10Plays: readonly Play[] = [
  ...cars.flatMap((place) => placePlays(place)),
  ...[1, 2, 3, 4, 5].flatMap((place) => duelPlays(place)),
  sumSide('big', big, (sum) => sum > TIED_SUM),
  sumSide('small', small, (sum) => sum < TIED_SUM),
  sumSide('odd', odd, (sum) => sum % 2 === 1),
  sumSide('even', even, (sum) => sum % 2 === 0),
  ...pairsOfSum.map((pairs, index) => {
    const sum = index + 3
    return play(`pk10-sum-${sum}`, topTwo, same(String(sum)), ((90 / pairs) * 0.97).toFixed(2), (order) =>
      winIf(topTwoSum(order) === sum),
    )
  }),
]

function placePlays(place: number): readonly Play[] {
  const group: Texts = { kor: `${place}위`, cn: `第${place}名`, en: `Place ${place}` }
  const at = (order: readonly number[]) => order[place - 1] ?? 0
  const half = (id: string, text: Texts, holds: (car: number) => boolean) =>
    play(`pk10-${place}-${id}`, group, text, '1.985', (order) => winIf(holds(at(order))))
  return [
    half('big', big, (car) => car >= 6),
    half('small', small, (car) => car <= 5),
    half('odd', odd, (car) => car % 2 === 1),
    half('even', even, (car) => car % 2 === 0),
    ...cars.map((car) =>
      play(`pk10-${place}-${car}`, group, same(String(car)), '9.8', (order) => winIf(at(order) === car)),
    ),
  ]
}

/** Dragon: the car in front beats its mirror (1 against 10, 2 against 9 and so on). */
function duelPlays(place: number): readonly Play[] {
  const mirror = 11 - place
  const group: Texts = {
    kor: `${place}위 대 ${mirror}위`,
    cn: `第${place}名 龙虎`,
    en: `Place ${place} v ${mirror}`,
  }
  const dragon = (order: readonly number[]) => (order[place - 1] ?? 0) > (order[mirror - 1] ?? 0)
  return [
    play(`pk10-${place}-dragon`, group, { kor: '용', cn: '龙', en: 'Dragon' }, '1.985', (order) =>
      winIf(dragon(order)),
    ),
    play(`pk10-${place}-tiger`, group, { kor: '호', cn: '虎', en: 'Tiger' }, '1.985', (order) => winIf(!dragon(order))),
  ]
}

function sumSide(id: string, text: Texts, holds: (sum: number) => boolean): Play {
  return play(`pk10-sum-${id}`, topTwo, text, '1.98', (order) => {
    const sum = topTwoSum(order)
    return sum === TIED_SUM ? 'tied' : winIf(holds(sum))
  })
}

function topTwoSum([first = 0, second = 0]: readonly number[]): number {
  return first + second
}

function winIf(won: boolean): Outcome {
  return won ? 'won' : 'lost'
}

function play(id: string, class2: Texts, class3: Texts, rate: string, outcome: Play['outcome']): Play {
  return { id, class2, class3, rate, limits: limitsAt(rate), outcome }
}

function same(text: string): Texts {
  return { kor: text, cn: text, en: text }
}
