import { describe, expect, it } from 'vitest'
import type { Audience } from '../audience.ts'
import { evaluate } from '../expression/evaluate.ts'
import { audienceCondition } from './audienceCondition.ts'

const visitor = { session: { loggedIn: false, locale: 'kor', install: 'none' }, user: {} }
const member = { session: { ...visitor.session, loggedIn: true }, user: { vip: 5, isagent: 0, joinday: 10 } }
const agent = { ...member, user: { ...member.user, isagent: 1 } }
const chinese = { ...member, session: { ...member.session, locale: 'cn' } }
const installed = { ...visitor, session: { ...visitor.session, install: 'installed' } }
/** A platform that says nothing of levels and days. */
const plain = { ...member, user: {} }

const people = { visitor, member, agent, chinese, installed, plain }

function meant(audience: Audience): readonly string[] {
  const condition = audienceCondition(audience)
  return Object.entries(people)
    .filter(([, names]) => {
      const scope = { get: (name: string) => Object.entries(names).find(([each]) => each === name)?.[1] }
      return condition === undefined || evaluate(condition.e, scope) === true
    })
    .map(([name]) => name)
}

describe('audienceCondition', () => {
  it.each<{ audience: Audience; sees: readonly string[] }>([
    { audience: {}, sees: Object.keys(people) },
    { audience: { roles: ['visitors'] }, sees: ['visitor', 'installed'] },
    { audience: { roles: ['members'] }, sees: ['member', 'chinese', 'plain'] },
    { audience: { roles: ['agents'] }, sees: ['agent'] },
    { audience: { roles: ['visitors', 'agents'] }, sees: ['visitor', 'agent', 'installed'] },
    { audience: { vipFrom: 5 }, sees: ['member', 'agent', 'chinese'] },
    { audience: { vipFrom: 0 }, sees: ['member', 'agent', 'chinese'] },
    { audience: { vipFrom: 6 }, sees: [] },
    { audience: { vipTo: 4 }, sees: [] },
    { audience: { vipTo: 5 }, sees: ['member', 'agent', 'chinese'] },
    { audience: { joinedWithin: 10 }, sees: ['member', 'agent', 'chinese'] },
    { audience: { joinedWithin: 9 }, sees: [] },
    { audience: { languages: ['cn'] }, sees: ['chinese'] },
    { audience: { installed: true }, sees: ['installed'] },
    { audience: { installed: false, roles: ['visitors'] }, sees: ['visitor'] },
    { audience: { vipFrom: 5, languages: ['cn'], roles: ['members'] }, sees: ['chinese'] },
  ])('$audience is for $sees', ({ audience, sees }) => {
    expect(meant(audience)).toEqual(sees)
  })

  it('asks nothing where everybody is meant', () => {
    expect(audienceCondition(undefined)).toBeUndefined()
    expect(audienceCondition({})).toBeUndefined()
  })
})
