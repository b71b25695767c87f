import { expect, it } from 'vitest'
import { inAlikeOrder } from './inAlikeOrder.ts'

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, place) => ((place + 1) * seed * 7919).toString(36)).join(' ')

it('puts each text behind the one that it has most in common with, whatever their names are', () => {
  const [orders, games] = [words(3, 200), words(11, 150)]
  const texts = new Map([
    ['a', games],
    ['b', `${orders} and more`],
    ['c', `${games} again`],
    ['d', orders],
  ])
  expect(inAlikeOrder(texts).join('')).toMatch(/^bd(ac|ca)$/)
})

it('is nothing of nothing', () => {
  expect(inAlikeOrder(new Map())).toEqual([])
})
