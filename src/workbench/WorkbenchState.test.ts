import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { personas } from '../../mocks/scenarios/Persona.ts'
import { locales } from '../format/locales.ts'
import { createClock, readClock } from './ClockSetting.ts'
import { isSameWorld, readState, situationIds, writeState, type WorkbenchState } from './WorkbenchState.ts'

const states: fc.Arbitrary<WorkbenchState> = fc.record({
  persona: fc.constantFrom(...personas),
  scenario: fc.option(fc.constantFrom(...situationIds), { nil: undefined }),
  locale: fc.option(fc.constantFrom(...locales), { nil: undefined }),
  latency: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined }),
  failures: fc.integer({ min: 0, max: 100 }),
  clock: fc.oneof(
    fc.record({ kind: fc.constant('running' as const), offset: fc.integer({ min: -9_999_999, max: 9_999_999 }) }),
    fc.record({
      kind: fc.constant('fixed' as const),
      at: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
    }),
  ),
  offline: fc.boolean(),
})

describe('the state of the workbench', () => {
  it('has the names in its link that the README tells', () => {
    const told = [...readFileSync('src/workbench/README.md', 'utf8').matchAll(/^\| `(\w+)` \| .*/gm)]
    const state = readState('?persona=agent&language=cn&latency=800&failures=20&clock=%2B90&offline=1')
    const written = [...new URLSearchParams(writeState({ ...state, scenario: situationIds[0] })).keys()]
    expect(told.map(([, name]) => name)).toEqual(written)
    expect(readState('?clock=%2B90').clock).toEqual({ kind: 'running', offset: 90 })
    for (const persona of personas) expect(told.find(([, name]) => name === 'persona')?.[0]).toContain(persona)
  })

  it('comes back from its link', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readState(writeState(state))).toEqual(state)
      }),
    )
  })

  it('is that of a visitor on a good network when the link says nothing', () => {
    expect(readState('')).toEqual({
      persona: 'visitor',
      scenario: undefined,
      locale: undefined,
      latency: undefined,
      failures: 0,
      clock: { kind: 'running', offset: 0 },
      offline: false,
    })
    expect(writeState(readState(''))).toBe('')
  })

  it('takes the persona of the scenario, unless the link names another', () => {
    expect(readState('?scenario=agent')).toMatchObject({ persona: 'agent', scenario: undefined })
    expect(readState('?scenario=emptyHistory')).toMatchObject({ persona: 'member', scenario: 'emptyHistory' })
    expect(readState('?scenario=emptyHistory&persona=agent')).toMatchObject({
      persona: 'agent',
      scenario: 'emptyHistory',
    })
  })

  it('leaves out what it cannot read', () => {
    expect(
      readState('?scenario=constructor&persona=owner&language=de&latency=-1&failures=101&clock=noon&offline=yes'),
    ).toEqual(readState(''))
  })

  it('begins another world for another member, scenario or time, and for nothing else', () => {
    const state = readState('?scenario=emptyHistory')
    expect(isSameWorld(state, { ...state, locale: 'en', latency: 100, failures: 5, offline: true })).toBe(true)
    expect(isSameWorld(state, { ...state, persona: 'agent' })).toBe(false)
    expect(isSameWorld(state, { ...state, scenario: undefined })).toBe(false)
    expect(isSameWorld(state, { ...state, clock: readClock('+60') })).toBe(false)
  })
})

describe('the clock of the workbench', () => {
  const monday = Date.parse('2026-11-23T03:00:00+09:00')

  it('runs from 14:00 in Korea, moved by its minutes', () => {
    let now = monday
    const real = { now: () => now }
    const [usual, later] = [createClock(readClock(null), real), createClock(readClock('+600'), real)]
    now += 5000
    expect(new Date(usual.now()).toISOString()).toBe('2026-11-23T05:00:05.000Z')
    expect(new Date(later.now()).toISOString()).toBe('2026-11-23T15:00:05.000Z')
  })

  it('stops at a Korean time', () => {
    const clock = createClock(readClock('2026-11-20T23:30'), { now: () => monday })
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T14:30:00.000Z')
  })
})
