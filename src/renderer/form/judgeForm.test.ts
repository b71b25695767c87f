import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import type { FormBlock } from '../../format/blocks/form.ts'
import { Unavailable } from '../scope/Unavailable.ts'
import { judgeForm } from './judgeForm.ts'
import { expressionOf as cel } from '../testing/planOf.ts'
import { formBlock } from './testing/formBlock.ts'
import type { FormValues } from './typedValues.ts'

const amount = { schema: { type: 'string', format: 'decimal' }, widget: 'amount' } as const
const required = { required: true } as const

function judge(block: FormBlock, values: FormValues, names: Readonly<Record<string, unknown>> = {}) {
  return judgeForm({
    block,
    values,
    solves: (_, answer) => answer === '7',
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
      { card: required, amount: { ...amount, ...required }, password: { ...required, schema: { type: 'string', minLength: 6 } } },
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
    const block = formBlock({ amount }, { rules: [{ assert: cel('form.amount <= settings.max'), at: 'amount', message: { c: 'most' } }] })
    const settings = { max: new Big('900719925474099.12345678') }
    expect(judge(block, { amount: '900719925474099.12345678' }, { settings }).problems).toEqual([])
    expect(judge(block, { amount: '900719925474099.12345679' }, { settings }).problems).toMatchObject([{ kind: 'rule' }])
  })

  it('lets a rule wait for the field it reads', () => {
    const rules = [{ assert: cel('form.amount >= 100'), at: 'amount', message: { c: 'least' } }]
    expect(judge(formBlock({ amount }, { rules }), {}).problems).toEqual([])
    expect(judge(formBlock({ amount }, { rules }), { amount: '1e5' }).problems).toEqual([
      { kind: 'keyword', field: 'amount', keyword: 'format', limit: 'decimal' },
    ])
  })

  it('lets nothing through on a rule that has no verdict for another reason', () => {
    const block = formBlock({ amount }, { rules: [{ assert: cel('form.amount >= data.range.min_price'), at: 'amount', message: { c: 'least' } }] })
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
    const rules = [{ assert: cel('startsWith(form.address, "T")'), at: 'address', message: { c: 'x' }, when: cel('form.protocol == "trc20"') }]
    const block = formBlock({ protocol: {}, address: {} }, { rules })
    expect(judge(block, { protocol: 'erc20', address: '0x1' }).problems).toEqual([])
    expect(judge(block, { protocol: 'trc20', address: '0x1' }).problems).toHaveLength(1)
    expect(judge(block, { address: '0x1' }).problems).toEqual([])
  })

  it('neither checks nor hands on what is hidden', () => {
    const block = formBlock(
      { way: {}, bank: { ...required, when: cel('form.way == "bank"') }, branch: { ...required, when: cel('form.bank == "kb"') } },
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

  it('knows whether a picture code was read', () => {
    const block = formBlock({ code: { ...required, widget: 'captcha' } })
    expect(judge(block, {}).problems).toMatchObject([{ keyword: 'required' }])
    expect(judge(block, { code: '8' }).problems).toEqual([{ kind: 'keyword', field: 'code', keyword: 'const' }])
    expect(judge(block, { code: '7' }).problems).toEqual([])
  })

  it('ignores values of fields the form no longer has', () => {
    expect(judge(formBlock({ name: {} }), { name: 'Kim', gone: 'x' })).toEqual({ visible: ['name'], form: { name: 'Kim' }, problems: [] })
  })
})
