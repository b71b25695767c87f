import { describe, expect, it } from 'vitest'
import type { Action } from '../format/actions.ts'
import { createTrail } from './createTrail.ts'

describe('the trail', () => {
  it('lists actions as they run, by name and outcome, without a value', () => {
    let now = 1000
    const trail = createTrail(() => now)
    now = 3500
    const tell = trail.probe({ call: 'login', with: { password: 'secret' }, money: false, say: false }, 'login')
    expect(trail.getSnapshot()).toEqual([
      { number: 1, after: 2500, kind: 'action', screen: 'login', what: 'call login', outcome: 'running' },
    ])
    tell('stopped')
    expect(trail.getSnapshot()).toMatchObject([{ what: 'call login', outcome: 'stopped' }])
    expect(JSON.stringify(trail.getSnapshot())).not.toContain('secret')
  })

  it.each([
    [{ go: '/recharge?type=1', replace: false }, 'go /recharge?type=1'],
    [{ reload: ['records', 'user'] }, 'reload records, user'],
    [{ refresh: 'money' }, 'refresh money'],
    [{ open: { popup: 'drawer' } }, 'open popup drawer'],
    [{ back: true, when: { e: true } }, 'back'],
    [{ when: { e: true }, toast: { c: 'a.b' }, tone: 'gain' }, 'toast'],
  ] satisfies [Action, string][])('names %j as its document does', (action, name) => {
    const trail = createTrail(() => 0)
    trail.probe(action, 'any')('done')
    expect(trail.getSnapshot()).toMatchObject([{ what: name, outcome: 'done' }])
  })

  it('lists screens and problems, and starts over with a world', () => {
    const trail = createTrail(() => 0)
    trail.opened('/recharge?type=1')
    trail.problem({ code: 'block-failed', screen: 'recharge', pointer: '/body/0' })
    expect(trail.getSnapshot().map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'opened /recharge?type=1',
      'problem block-failed at /body/0',
    ])
    trail.clear()
    expect(trail.getSnapshot()).toEqual([])
  })

  it('keeps the newest', () => {
    const trail = createTrail(() => 0)
    for (let time = 0; time < 250; time += 1) trail.opened(`/${time}`)
    expect(trail.getSnapshot()).toHaveLength(200)
    expect(trail.getSnapshot().at(-1)).toMatchObject({ number: 250, what: '/249' })
  })
})
