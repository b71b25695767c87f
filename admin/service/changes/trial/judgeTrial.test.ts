import { expect, it } from 'vitest'
import { createRandom } from '../../../../mocks/platform/createRandom.ts'
import { judgeTrial } from './trials.ts'

const halts = { phones: 20, points: 5 }
const of = (phones: number, faulty = 0, refused = 0) => ({ phones, faulty, refused })

it.each([
  ['all fail', of(20, 20), of(1900, 20), 'faulty'],
  ['a third fails', of(60, 20), of(1900, 20), 'faulty'],
  ['a tenth fails', of(1000, 100), of(1900, 20), 'faulty'],
  ['money is refused on half of them', of(40, 0, 20), of(1900, 0, 95), 'refused'],
  ['both', of(40, 40, 40), of(1900), 'faulty'],
  ['all fail, and there are no others', of(20, 20), of(0), 'faulty'],
  ['all fail, and there is one other', of(30, 30), of(1), 'faulty'],
  ['half of them fail, and there are few others', of(1000, 500), of(5), 'faulty'],
] as const)('halts when %s', (_, tried, others, verdict) => {
  expect(judgeTrial(tried, others, halts)).toBe(verdict)
})

it.each([
  ['too few phones play it', of(19, 19), of(1900)],
  ['nobody plays it', of(0), of(1900)],
  ['as many fail as of the others', of(100, 10, 30), of(1900, 190, 570)],
  ['more fail, by less than the points', of(5000, 450), of(5000, 250)],
  ['more fail, by chance', of(20, 3), of(1900, 40)],
  ['fewer fail', of(100), of(100, 90)],
] as const)('goes on when %s', (_, tried, others) => {
  expect(judgeTrial(tried, others, halts)).toBeUndefined()
})

it('never halts a good release in 100 runs of noise, looked at after each phone', () => {
  const random = createRandom('noise')
  const count = (phones: number, rate: number) =>
    Array.from({ length: phones }).reduce<number>((sum) => sum + Number(random.chance(rate)), 0)
  for (let run = 0; run < 100; run += 1) {
    const rates = { faulty: random.next() * 0.1, refused: random.next() * 0.3 }
    const others = of(1900, count(1900, rates.faulty), count(1900, rates.refused))
    // Phones come one by one, each failing or not: the share is looked at after every one of them.
    let tried = of(0)
    for (let phone = 0; phone < 500; phone += 1) {
      const [faulty, refused] = [random.chance(rates.faulty), random.chance(rates.refused)]
      tried = of(tried.phones + 1, tried.faulty + Number(faulty), tried.refused + Number(refused))
      expect(judgeTrial(tried, others, halts)).toBeUndefined()
    }
  }
})
