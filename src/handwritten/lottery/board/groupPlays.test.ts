import { Big } from 'big.js'
import { expect, it } from 'vitest'
import { groupPlays } from './groupPlays.ts'

const play = (id: string, class2: string) => ({ id, class2, class3: id, rate: new Big(2) })

it('puts options under their group in the order the platform names them, also where a group comes twice', () => {
  const [a, b, c] = [play('a', 'Sum'), play('b', 'Pair'), play('c', 'Sum')]
  expect(groupPlays([a, b, c])).toEqual([
    { title: 'Sum', plays: [a, c] },
    { title: 'Pair', plays: [b] },
  ])
})

it('has no group without an option', () => {
  expect(groupPlays([])).toEqual([])
})
