import { expect, it } from 'vitest'
import { measureStructure } from './structure/measureStructure.ts'

const { factories, bags } = measureStructure()

it('no exported factory has a neighbour as its only user: it would be part of it', () => {
  expect(factories).toEqual([])
})

it('no options, dependencies or parts are exported that no file imports', () => {
  expect(bags).toEqual([])
})
