// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createPlainReleases } from '../app/release/createPlainReleases.ts'
import { compileTestRelease } from '../app/testing/compileTestRelease.ts'
import { createSimulation } from './createSimulation.ts'
import { exampleQuery } from './exampleQuery.ts'

const simulate = (situation: string) => createSimulation(situation, createPlainReleases(compileTestRelease()))
const parameter = { default: '' }

it('takes the examples of the document and leaves the rest to their defaults', () => {
  const query = { id: { ...parameter, example: '3' }, type: { default: '1', enum: ['1', '2'] } }
  expect(exampleQuery({ query }, simulate('visitor'))).toEqual({ id: '3' })
})

it('makes a deposit order for a screen that shows one', () => {
  const { platform, token } = simulate('member')
  const { deposit_no } = exampleQuery({ query: { deposit_no: parameter } }, { platform, token })
  expect(platform.call('getPayInfo', { deposit_no }, { token })).toMatchObject({ code: 200, data: { deposit_no } })
})

it('makes nothing for a visitor', () => {
  expect(exampleQuery({ query: { deposit_no: parameter } }, simulate('visitor'))).toEqual({})
})

it('makes up nothing for a parameter that has the name of what every object has', () => {
  expect(exampleQuery({ query: { constructor: parameter } }, simulate('member'))).toEqual({})
})
