import { Big } from 'big.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FormBlock } from '../../format/blocks/form.ts'
import { Unavailable } from '../../format/expression/Unavailable.ts'
import { captchasOf } from './captchas.ts'
import { judgeForm, loadRules, renewCaptchas } from './judgeForm.ts'
import { expressionOf as cel } from '../testing/planOf.ts'
import { formBlock } from './testing/formBlock.ts'
import type { FormValues } from './formValues.ts'

const amount = { schema: { type: 'string', format: 'decimal' }, widget: 'amount' } as const
const required = { required: true } as const

const of = {}

// With what judges every form that has one.
beforeAll(async () => loadRules(formBlock({})))

function judge(block: FormBlock, values: FormValues, names: Readonly<Record<string, unknown>> = {}) {
  return judgeForm({
    block,
    values,
    of,
    tried: Object.keys(block.fields),
    scopeOf: (form) => ({
      get(name) {
        if (name === 'form') return form
        if (names[name] instanceof Error) throw names[name]
        return names[name]
      },
    }),
  })
}

describe('judgeForm', () => {
  it('finds nothing wrong with what is right', () => {
    const block = formBlock({ name: { ...required, schema: { type: 'string', minLength: 2 } } })
    expect(judge(block, { name: 'Kim' }).problems).toEqual([])
  })

  it('takes empty text for missing', () => {
    const block = formBlock({ name: required })
    for (const values of [{}, { name: '' }, { name: undefined }]) {
      expect(judge(block, values).problems).toEqual([{ kind: 'keyword', field: 'name', keyword: 'required' }])
    }
  })

  it('refuses a consent that was not given', () => {
    const block = formBlock({ agree: { ...required, schema: { type: 'boolean', const: true }, widget: 'checkbox' } })
    expect(judge(block, {}).problems).toEqual([{ kind: 'keyword', field: 'agree', keyword: 'const', limit: true }])
    expect(judge(block, { agree: true }).problems).toEqual([])
  })

  it('names the fields in the order of the document, each with its schema before its rules', () => {
    const block = formBlock(
      {
        card: required,
        amount: { ...amount, ...required },
        password: { ...required, schema: { type: 'string', minLength: 6 } },
      },
      {
        rules: [
          { assert: cel('form.password != "123"'), at: 'password', message: { c: 'weak' } },
          { assert: cel('form.amount >= 100'), at: 'amount', message: { c: 'least' } },
        ],
      },
    )
    expect(judge(block, { amount: '50', password: '123' }).problems).toEqual([
      { kind: 'keyword', field: 'card', keyword: 'required' },
      { kind: 'rule', field: 'amount', rule: 1 },
      { kind: 'keyword', field: 'password', keyword: 'minLength', limit: 6 },
      { kind: 'rule', field: 'password', rule: 0 },
    ])
  })

  it('compares amounts exactly', () => {
    const block = formBlock(
      { amount },
      { rules: [{ assert: cel('form.amount <= settings.max'), at: 'amount', message: { c: 'most' } }] },
    )
    const settings = { max: new Big('900719925474099.12345678') }
    expect(judge(block, { amount: '900719925474099.12345678' }, { settings }).problems).toEqual([])
    expect(judge(block, { amount: '900719925474099.12345679' }, { settings }).problems).toMatchObject([
      { kind: 'rule' },
    ])
  })

  it('refuses an amount with more decimals than the currency that is chosen now', () => {
    const currency = { if: cel('form.coin == "usdt"'), then: 'usdt', else: 'krw' } as const
    const block = formBlock({ coin: {}, amount: { ...amount, currency } })
    expect(judge(block, { coin: 'usdt', amount: '12.5' }).problems).toEqual([])
    expect(judge(block, { coin: 'krw', amount: '12.5' }).problems).toEqual([
      { kind: 'amount', field: 'amount', refused: 'amountWhole' },
    ])
  })

  it('lets a rule wait for the field it reads, which says itself what is wrong with it', () => {
    const rules = [{ assert: cel('form.amount >= 100'), at: 'amount', message: { c: 'least' } }]
    const block = formBlock({ amount: { ...amount, ...required } }, { rules })
    expect(judge(block, {}).problems).toEqual([{ kind: 'keyword', field: 'amount', keyword: 'required' }])
    expect(judge(block, { amount: '1e5' }).problems).toMatchObject([
      { kind: 'amount', field: 'amount', refused: 'amountWrong' },
      { kind: 'keyword', field: 'amount', keyword: 'format' },
    ])
  })

  it('lets nothing through on a rule that reads an optional or hidden field as if it were there', () => {
    const rules = [{ assert: cel('form.amount + form.bonus <= 100'), at: 'amount', message: { c: 'most' } }]
    const unchecked = [{ kind: 'unchecked', field: 'amount', rule: 0 }]
    expect(judge(formBlock({ amount, bonus: amount }, { rules }), { amount: '500' }).problems).toEqual(unchecked)
    const hiding = formBlock({ amount, bonus: { ...amount, ...required, when: cel('form.amount < 100') } }, { rules })
    expect(judge(hiding, { amount: '500' }).problems).toEqual(unchecked)
  })

  const limit = 'form.amount + form.?bonus.orValue(decimal("0")) <= data.limits.max'
  it.each([
    ['a limit that has not come', limit, { data: new Unavailable('pending') }],
    ['a limit that could not be read', limit, { data: new Unavailable('failed', 'limits') }],
    ['a limit that is malformed', limit, { data: { limits: { max: 'a lot' } } }],
    ['a limit that is not there', limit, { data: { limits: {} } }],
    ['a source that is off', limit, { data: {} }],
    [
      'a limit on the left',
      'data.limits.max >= form.amount + form.?bonus.orValue(decimal("0"))',
      { data: new Unavailable('pending') },
    ],
    [
      'a limit behind a condition that holds',
      `form.amount > 0 && ${limit}`,
      { data: new Unavailable('failed', 'limits') },
    ],
    ['a limit behind one that does not', `form.amount < 0 || ${limit}`, { data: new Unavailable('pending') }],
    ['a limit behind a safe read', `has(form.bonus) || ${limit}`, { data: new Unavailable('pending') }],
    ['a limit that a condition chooses', `has(form.bonus) ? true : ${limit}`, { data: new Unavailable('pending') }],
    [
      'one of several limits',
      'data.limits.all(one, form.amount <= one.max)',
      { data: { limits: [{ max: new Big(900) }, {}] } },
    ],
    ['a screen value without a value', 'form.amount <= value.max', { value: {} }],
    ['a field of something else by the same name', 'form.amount + user.bonus <= 900', { user: {} }],
  ])('lets nothing through on %s, though an optional field is empty', (_, assert, names) => {
    const block = formBlock(
      { amount: { ...amount, ...required }, bonus: amount },
      { rules: [{ assert: cel(assert), at: 'amount', message: { c: 'most' } }] },
    )
    expect(judge(block, { amount: '500' }, names).problems).toEqual([{ kind: 'unchecked', field: 'amount', rule: 0 }])
  })

  it('lets nothing through while it is unknown whether a rule applies', () => {
    const rules = [
      { assert: cel('form.amount <= 100'), at: 'amount', message: { c: 'most' }, when: cel('data.limits.apply') },
    ]
    expect(
      judge(formBlock({ amount }, { rules }), { amount: '500' }, { data: new Unavailable('failed', 'limits') })
        .problems,
    ).toEqual([{ kind: 'unchecked', field: 'amount', rule: 0 }])
  })

  it('lets nothing through while it is unknown whether a field shows', () => {
    const block = formBlock({ amount, code: { ...required, when: cel('data.config.codes') } })
    for (const data of [
      new Unavailable('pending'),
      new Unavailable('failed', 'config'),
      {},
      { config: { codes: 'yes' } },
    ]) {
      expect(judge(block, { amount: '500' }, { data }).problems).toEqual([{ kind: 'unchecked', field: 'code' }])
    }
    expect(judge(block, { amount: '500' }, { data: { config: { codes: false } } }).problems).toEqual([])
  })

  it('lets nothing through on a rule that has no verdict for another reason', () => {
    const block = formBlock(
      { amount },
      { rules: [{ assert: cel('form.amount >= data.range.min_price'), at: 'amount', message: { c: 'least' } }] },
    )
    const unchecked = [{ kind: 'unchecked', field: 'amount', rule: 0 }]
    expect(judge(block, { amount: '500' }, { data: new Unavailable('pending') }).problems).toEqual(unchecked)
    expect(judge(block, { amount: '500' }, { data: new Unavailable('failed', 'range') }).problems).toEqual(unchecked)
    expect(judge(block, { amount: '500' }, { data: {} }).problems).toEqual(unchecked)
    expect(judge(block, { amount: '500' }, { data: { range: { min_price: 'a lot' } } }).problems).toEqual(unchecked)
    expect(judge(block, { amount: '500' }, { data: { range: { min_price: new Big(100) } } }).problems).toEqual([])
  })

  it('lets nothing through on a rule that says something else than yes or no', () => {
    const block = formBlock({ note: {} }, { rules: [{ assert: { e: 'yes' }, at: 'note', message: { c: 'x' } }] })
    expect(judge(block, {}).problems).toMatchObject([{ kind: 'unchecked' }])
  })

  it('checks a rule only while its condition holds', () => {
    const rules = [
      {
        assert: cel('startsWith(form.address, "T")'),
        at: 'address',
        message: { c: 'x' },
        when: cel('form.protocol == "trc20"'),
      },
    ]
    const block = formBlock({ protocol: required, address: {} }, { rules })
    expect(judge(block, { protocol: 'erc20', address: '0x1' }).problems).toEqual([])
    expect(judge(block, { protocol: 'trc20', address: '0x1' }).problems).toHaveLength(1)
    expect(judge(block, { address: '0x1' }).problems).toEqual([
      { kind: 'keyword', field: 'protocol', keyword: 'required' },
    ])
  })

  it('neither checks nor hands on what is hidden', () => {
    const block = formBlock(
      {
        way: {},
        bank: { ...required, when: cel('form.way == "bank"') },
        branch: { ...required, when: cel('form.bank == "kb"') },
      },
      { rules: [{ assert: cel('form.branch != "x"'), at: 'branch', message: { c: 'x' } }] },
    )
    const open = judge(block, { way: 'bank', bank: 'kb', branch: 'x' })
    expect(open.visible).toEqual(['way', 'bank', 'branch'])
    expect(open.problems).toMatchObject([{ kind: 'rule', field: 'branch' }])
    const shut = judge(block, { way: 'usdt', bank: 'kb', branch: 'x' })
    expect(shut).toEqual({ visible: ['way'], form: { way: 'usdt' }, problems: [] })
  })

  it('settles even when two fields hide one another', () => {
    const block = formBlock({ a: { when: cel('!has(form.b)') }, b: { when: cel('!has(form.a)') } })
    expect(judge(block, { a: '1', b: '1' }).visible).toBeInstanceOf(Array)
  })

  it('knows whether a picture code was read', async () => {
    const block = formBlock({ code: { ...required, widget: 'captcha' } })
    await loadRules(block)
    captchasOf(of).of('code', () => ({ code: '7', sum: [1, 1], strokes: [], noise: [] }))
    expect(judge(block, {}).problems).toMatchObject([{ keyword: 'required' }])
    expect(judge(block, { code: '8' }).problems).toEqual([{ kind: 'keyword', field: 'code', keyword: 'const' }])
    expect(judge(block, { code: '7' }).problems).toEqual([])
    renewCaptchas(of)
    expect(judge(block, { code: '7' }).problems).toHaveLength(1)
  })

  it('ignores values of fields the form no longer has', () => {
    expect(judge(formBlock({ name: {} }), { name: 'Kim', gone: 'x' })).toEqual({
      visible: ['name'],
      form: { name: 'Kim' },
      problems: [],
    })
  })

  describe('of a number', () => {
    const bounded = formBlock({
      limit: {
        schema: { type: 'integer', maximum: 90_000 },
        widget: 'number',
        min: cel('data.least'),
        max: cel('data.most'),
        step: 10_000,
      },
    })
    beforeAll(async () => loadRules(bounded))
    const data = { least: 5000, most: new Big(65_000) }

    it.each([
      [5000, undefined],
      [25_000, undefined],
      [65_000, undefined],
      [4000, { keyword: 'minimum', limit: 5000 }],
      [75_000, { keyword: 'maximum', limit: new Big(65_000).toNumber() }],
      [20_000, { keyword: 'step', limit: 10_000 }],
    ])('holds %s to its bounds and steps', (limit, problem) => {
      expect(judge(bounded, { limit }, { data }).problems).toEqual(
        problem === undefined ? [] : [{ kind: 'keyword', field: 'limit', ...problem }],
      )
    })

    it('passes nothing while a bound cannot be read', () => {
      expect(judge(bounded, { limit: 5000 }, { data: { least: 5000, most: null } }).problems).toEqual([
        { kind: 'unchecked', field: 'limit' },
      ])
      expect(judge(bounded, {}, { data: new Unavailable('pending', 'board') }).problems).toEqual([])
    })

    it('keeps one within rows to the bounds of its schema', () => {
      const block = formBlock({
        rows: {
          schema: {
            type: 'array',
            items: { type: 'object', properties: { count: { type: 'integer', minimum: 2 } } },
          },
          widget: 'rows',
          fields: { count: { label: { c: 'count' }, widget: 'number' } },
        },
      })
      expect(judge(block, { rows: [{ count: 1 }, { count: '?2.5' }] }).problems).toEqual([
        { kind: 'amount', field: 'rows', path: '/rows/1/count', refused: 'amountWhole' },
        { kind: 'keyword', field: 'rows', path: '/rows/0/count', keyword: 'minimum', limit: 2 },
        expect.objectContaining({ path: '/rows/1/count' }),
      ])
    })
  })
})
