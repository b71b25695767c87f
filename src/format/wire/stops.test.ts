import { expect, it } from 'vitest'
import { readStops, stopOn } from './stops.ts'

it('reads the stops of a head, with the words that are texts', () => {
  const words = { kor: '점검 중', cn: ' ', en: 7, fr: 'fermé' }
  expect(readStops({ site: {}, deposits: { words }, bets: null, moon: {} })).toEqual({
    deposits: { words: { kor: '점검 중' } },
    site: {},
  })
})

it.each([[undefined], [null], ['deposits'], [[{}]], [{}]])('reads %o as no stops', (value) => {
  expect(readStops(value)).toEqual({})
})

it('writes stops in one order, whoever sent them', () => {
  expect(JSON.stringify(readStops({ site: {}, deposits: {} }))).toBe(
    JSON.stringify(readStops({ deposits: {}, site: {} })),
  )
})

it('closes a call by its own stop or by that of the whole site', () => {
  expect(stopOn({ deposits: {} }, 'deposits')).toBe('deposits')
  expect(stopOn({ deposits: {} }, 'withdrawals')).toBeUndefined()
  expect(stopOn({ deposits: {}, site: {} }, 'deposits')).toBe('site')
  expect(stopOn({ site: {} }, undefined)).toBeUndefined()
})
