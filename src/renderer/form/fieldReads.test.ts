import { expect, it } from 'vitest'
import { fieldReads } from './fieldReads.ts'

const form = ['id', 'form'] as const

it('finds the fields an expression reads, wherever they stand', () => {
  const found = fieldReads(
    ['&&', ['==', ['get', form, 'password'], ['get', form, 'confirm']], ['in', ['get?', form, 'way'], ['list', [['get', form, 'other'], 'bank']]]],
    'register',
  )
  expect([...found]).toEqual(['password', 'confirm', 'way', 'other'])
})

it('finds the fields of this form among several, and inside calls', () => {
  const mine = ['get', form, 'buy'] as const
  expect([...fieldReads(['call', 'size', [['get', mine, 'amount']]], 'buy')]).toContain('amount')
  expect([...fieldReads(['get', ['get', form, 'sell'], 'amount'], 'buy')]).not.toContain('amount')
})

it('reads a field that is named like an operation', () => {
  expect([...fieldReads(['list', [['get', form, 'list']]], 'register')]).toEqual(['list'])
})
