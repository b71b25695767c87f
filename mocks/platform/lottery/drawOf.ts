import { createRandom } from '../createRandom.ts'
import type { Lottery } from './Lottery.ts'

const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Three dice or the finishing order of ten cars, drawn from the period alone: everybody sees the same. */
export function drawOf(seed: string, lottery: Lottery, period: number): readonly number[] {
  const random = createRandom(`${seed}:${lottery.name}:${period}`)
  if (lottery.typeid === 'pk10') return random.shuffle(cars)
  return [random.integer(1, 6), random.integer(1, 6), random.integer(1, 6)]
}
