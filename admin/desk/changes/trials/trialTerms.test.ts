import { describe, expect, it } from 'vitest'
import { judgeTerms, type TypedTerms, usualTerms } from './trialTerms.ts'

const judge = (typed: Partial<TypedTerms>) => judgeTerms({ ...usualTerms, ...typed })

describe('the terms of a trial', () => {
  it('are as usual unless somebody changes them: 5, 25, everybody, each step by hand', () => {
    expect(judge({}).terms).toEqual({ shares: [5, 25], halts: { phones: 20, points: 5 } })
    expect(judge({ goesOn: 'byTime' }).terms).toMatchObject({ every: 60 })
  })

  it('have larger shares with each step, in whole percent', () => {
    expect(judge({ shares: ['5', '25', '50'] }).terms?.shares).toEqual([5, 25, 50])
    for (const shares of [['25', '5'], ['5', '5'], ['0'], ['100'], ['2.5'], [''], ['many']])
      expect(judge({ shares }).terms, shares.join()).toBeUndefined()
    expect(judge({ shares: ['30', 'x', '20'] }).troubles.shares).toEqual([undefined, 'shareWrong', 'shareOrder'])
  })

  it('are refused outside the bounds of the service, to the number', () => {
    const isRefused = (typed: Partial<TypedTerms>) => judge(typed).terms === undefined
    expect(['9', '10', '10000', '10001'].map((phones) => isRefused({ phones }))).toEqual([true, false, false, true])
    expect(['0', '1', '50', '51'].map((points) => isRefused({ points }))).toEqual([true, false, false, true])
    const everies = ['4', '5', '1440', '1441']
    expect(everies.map((every) => isRefused({ goesOn: 'byTime', every }))).toEqual([true, false, false, true])
    expect(isRefused({ goesOn: 'byHand', every: '1' })).toBe(false)
  })
})
