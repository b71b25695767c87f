import { describe, expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

type Json = Readonly<Record<string, unknown>>

const sample = sampleScreen(['title'], 'records.title') as { readonly body: readonly object[]; readonly sources: object }

const records = (path: readonly (string | number)[], value: unknown) => ({ 'screens/records.json': sampleScreen(path, value) })
const withBlock = (block: object) => records(['body'], [...sample.body, block])
const text = { type: 'string' }
const amount = { type: 'string', format: 'decimal' }
const label = 'records.title'
const ui = { label }

/** A form whose `bonus` need not be filled in, and whose `branch` may be hidden. */
const form = ({ rules = [], submit = {}, fields = {} }: { rules?: readonly object[]; submit?: object; fields?: object }) =>
  withBlock({
    id: 'form',
    type: 'form',
    schema: { type: 'object', required: ['way', 'amount', 'branch', 'owner'], properties: { way: text, amount, branch: text, owner: text, bonus: amount, agreed: { type: 'boolean' } } },
    fields: {
      way: ui,
      amount: { ...ui, widget: 'amount' },
      branch: { ...ui, when: "=form.way == 'bank'" },
      owner: { ...ui, when: "=form.way == 'bank'" },
      bonus: { ...ui, widget: 'amount' },
      agreed: { ...ui, widget: 'checkbox' },
      ...fields,
    },
    rules: rules.map((rule) => ({ at: 'amount', message: 'records.title', ...rule })),
    submit: { label: 'common.ok', do: [{ back: true }], ...submit },
  })
const rule = (assert: string, more: object = {}) => form({ rules: [{ assert, ...more }] })
const sending = (params: object) => form({ submit: { do: [{ call: 'updateUserInfo', with: params }] } })

const screen = (id: string, more: object) => ({ [`screens/${id}.json`]: { format: 1, id, path: `/${id}`, access: 'visitor', title: 'records.title', body: [{ id: 'text', type: 'text', text: 'records.title' }], ...more } })
const sendingOn = (when: string, to: string) => ({ guards: [{ when, do: [{ go: to }] }] })

const issuesOf = (changes: Json) => checkDocuments(sampleFiles(changes), host).issues.map(({ code, document, path }) => `${code} ${document}${path}`)
const at = (path: string) => `screens/records.json${path}`

/** Documents that the app would play otherwise than they read. */
const refused: readonly (readonly [what: string, changes: Json, issues: readonly string[]])[] = [
  ['an amount for a parameter that is a number', records(['sources', 'records', 'with', 'type'], "=decimal('1')"), [`param-type ${at('/sources/records/with/type')}`]],
  ['text for a parameter that is an amount', withBlock({ id: 'buttons', type: 'buttons', items: [{ label, do: [{ call: 'agentTransfer', with: { id: '1', type: 1, amount: '=query.type', password: 'x' }, money: true }] }] }), [`param-type ${at('/body/3/items/0/do/0/with/amount')}`]],
  ['a yes or no for a parameter that is text', records(['sources', 'range', 'with', 'type'], '=session.loggedIn'), [`param-type ${at('/sources/range/with/type')}`]],

  ['nothing for a parameter that the call needs', form({ submit: { do: [{ call: 'saveInviteCode', with: { code: '=form.?branch' } }] } }), [`param-type ${at('/body/3/submit/do/0/with/code')}`]],

  ['a rule that reads a field left empty', rule('=form.amount + form.bonus <= user.balance'), [`absent-field ${at('/body/3/rules/0/assert')}`]],
  ['a rule that reads a hidden field', rule("=form.branch != ''"), [`absent-field ${at('/body/3/rules/0/assert')}`]],
  ['a condition of a rule that reads a field left empty', rule('=true', { when: '=form.bonus > 0' }), [`absent-field ${at('/body/3/rules/0/when')}`]],
  ['a parameter from a field left empty', sending({ email: 'x', mobile: '=form.branch', birthday: '=string(form.bonus)' }), [`absent-field ${at('/body/3/submit/do/0/with/mobile')}`, `absent-field ${at('/body/3/submit/do/0/with/birthday')}`]],

  ['a source that writes', records(['sources', 'range'], { call: 'saveInviteCode', with: { code: '1' } }), [`writing-source ${at('/sources/range/call')}`]],

  ['a rule that leads to its own screen', screen('gate', sendingOn('=session.loggedIn', '/gate?again=1')), ['unknown-param screens/gate.json/guards/0/do/0/go', 'guard-loop screens/gate.json/guards/0/do/0/go']],
  [
    'rules that lead in a circle',
    { ...screen('one', sendingOn('=session.loggedIn', '/two')), ...screen('two', { enter: [{ toast: 'records.title' }, { go: '/three' }] }), ...screen('three', sendingOn("=session.locale == 'en'", '/one')) },
    ['guard-loop screens/one.json/guards/0/do/0/go', 'guard-loop screens/three.json/guards/0/do/0/go', 'guard-loop screens/two.json/enter/1/go'],
  ],
]

/** What is near to them and sound. */
const accepted: readonly (readonly [what: string, changes: Json])[] = [
  ['figures and amounts as text', records(['sources', 'range', 'with', 'type'], '=string(user.balance) + query.type')],
  ['text that the client reads a number from', records(['sources', 'records', 'with', 'type'], '=query.type')],
  ['an optional field that is asked for', rule('=!has(form.bonus) || form.amount + form.bonus <= user.balance')],
  ['an optional field with what stands in', rule("=form.amount + form.?bonus.orValue(decimal('0')) <= user.balance")],
  ['a rule only for a field that is filled in', rule('=form.bonus > 0 && form.amount > form.bonus', { at: 'bonus', when: '=has(form.bonus) && form.agreed' })],
  ['a rule at a hidden field, with what shows beside it', rule('=form.branch != form.owner', { at: 'branch' })],
  ['a parameter that is left out in so many words', form({ submit: { do: [{ call: 'getTransRecord', with: { date: 1, type: 1, api_type: '=form.?branch' } }] } })],
  ['rules for visitors and for members that lead to each other', { ...screen('one', sendingOn('=session.loggedIn', '/two')), ...screen('two', sendingOn('=!session.loggedIn', '/one')) }],
  ['a rule that leads where everybody is let in', screen('one', sendingOn('=session.loggedIn', '/'))],
]

describe('documents that would play otherwise than they read', () => {
  it.each(refused)('refuses %s', (_what, changes, issues) => {
    expect(issuesOf(changes).sort()).toEqual([...issues].sort())
  })

  it.each(accepted)('takes %s', (_what, changes) => {
    expect(issuesOf(changes)).toEqual([])
  })

  it('says what to write in each case', () => {
    for (const [, changes] of refused) for (const { message, hint } of checkDocuments(sampleFiles(changes), host).issues) {
      expect(message).not.toMatch(/undefined|\[object/)
      expect(hint).toMatch(/[.?]$/)
    }
  })
})
