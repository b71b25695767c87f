import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../platform/Fact.ts'
import type { Arrival } from '../platform/watchPlatform.ts'
import { createIntents } from './createIntents.ts'
import type { Wish } from './Wish.ts'

const wish: Wish = {
  name: 'transfer',
  same: 'transfer',
  screen: 'transfer',
  call: 'transfer',
  nth: 0,
  sources: [],
  effect: () => ['main -5'],
}
const moved = (money = -5): Fact => ({
  kind: 'line',
  wallet: 'main',
  currency: 'KRW',
  money: new Big(money),
  number: 1,
})

function arrival(
  key: string,
  { facts = [moved()], code = 200 }: { readonly facts?: readonly Fact[]; readonly code?: number } = {},
): Arrival {
  return {
    operation: 'transfer',
    key,
    params: {},
    envelope: { code, message: '', data: null },
    facts,
    balanceBefore: () => new Big(0),
  }
}

function setUp() {
  const intents = createIntents()
  /** One attempt that sends under this key. */
  const go = (key: string) => {
    const act = intents.begin(wish, 'transfer')
    intents.send(act, key)
    return act
  }
  return { intents, go, faults: () => intents.faults.map((fault) => fault.replace('transfer: ', '')) }
}

describe('the judge of intents', () => {
  it('accepts a success that happened once, and its replay', () => {
    const { intents, go, faults } = setUp()
    const act = go('a')
    intents.arrive(arrival('a'))
    intents.arrive(arrival('a', { facts: [] }))
    intents.end(act, 'success')
    expect(faults()).toEqual([])
  })

  it('reports what happens twice', () => {
    const { intents, go, faults } = setUp()
    go('a')
    intents.arrive(arrival('a'))
    intents.arrive(arrival('a'))
    expect(faults()).toEqual(['one intent happened 2 times'])
  })

  it('reports an effect that was not wished', () => {
    const { intents, go, faults } = setUp()
    go('a')
    intents.arrive(arrival('a', { facts: [moved(-50)] }))
    expect(faults()).toEqual(['it did main -50 instead of main -5'])
  })

  it('reports a success that did not happen', () => {
    const { intents, go, faults } = setUp()
    intents.end(go('a'), 'success')
    expect(faults()).toEqual(['the member was told about a success that happened 0 times'])
  })

  it('reports a refusal that happened, before and after the member was told', () => {
    const { intents, go, faults } = setUp()
    const act = go('a')
    intents.arrive(arrival('a'))
    intents.end(act, 'refused')
    const late = go('b')
    intents.end(late, 'refused')
    intents.arrive(arrival('b'))
    expect(faults()).toEqual(Array.from({ length: 2 }, () => 'the member was told about a refusal, but it happened'))
  })

  it('reports a repeat without a question', () => {
    const { intents, go, faults } = setUp()
    intents.end(go('a'), 'unknown')
    go('b')
    expect(faults()).toEqual(['an open operation was sent again without a question'])
  })

  it('reports an old key under a new wish', () => {
    const { intents, go, faults } = setUp()
    const act = go('a')
    intents.arrive(arrival('a'))
    intents.end(act, 'success')
    go('a')
    expect(faults()).toEqual(['a new wish was sent under an old key'])
  })

  it('reports a new key for a repeat, and a question about nothing', () => {
    const { intents, go, faults } = setUp()
    intents.end(go('a'), 'unknown')
    const again = intents.begin(wish, 'transfer')
    intents.ask(again, 'again')
    intents.send(again, 'b')
    const other = intents.begin(wish, 'another')
    intents.ask(other, 'again')
    expect(faults()).toEqual([
      'a repeat was sent under another key',
      'the app asked whether it is a repeat, and nothing was open',
    ])
  })

  it('reports a call that the member was not told about', () => {
    const { intents, go, faults } = setUp()
    intents.end(go('a'), 'not sent')
    expect(faults()).toEqual(['a call was sent, and the member was told "not sent"'])
  })
})
