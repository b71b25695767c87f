import { expect, it } from 'vitest'
import { parseExpression } from '../expression/parseExpression.ts'
import { outsideOfCel } from './outsideOfCel.ts'

const row = { kind: 'object', fields: { a: { type: { kind: 'double' }, optional: true } } } as const

it.each(outsideOfCel.flatMap(({ examples }) => examples))('refuses %s, as the manual says', (source) => {
  expect(parseExpression(source, { now: { kind: 'double' }, row })).toHaveProperty('issues')
})
