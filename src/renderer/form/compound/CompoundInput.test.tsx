// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import type { FieldUi, FormBlock, GroupSchema, RowsSchema } from '../../../format/blocks/form.ts'
import { expressionOf as cel } from '../../testing/planOf.ts'
import { formBlock, sending } from '../testing/formBlock.ts'
import { playForm, settle, type PlayFormOptions } from '../testing/playForm.tsx'

const ui = (label: string, more: Partial<FieldUi> = {}): FieldUi => ({ label: { c: label }, widget: 'text', ...more })

const papersSchema: RowsSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: {
    type: 'object',
    required: ['number'],
    properties: {
      number: { type: 'string', minLength: 4, maxLength: 12 },
      fee: { type: 'string', format: 'decimal' },
      agreed: { type: 'boolean' },
    },
  },
}
const papersFields = {
  number: ui('number', { compact: true, messages: { minLength: { c: 'number.short' } } }),
  fee: ui('fee', { widget: 'amount', currency: 'krw' }),
  agreed: ui('agreed', { widget: 'checkbox' }),
}

const papersForm = (rest: Partial<FormBlock> = {}, schema: Partial<RowsSchema> = {}) =>
  formBlock(
    {
      title: {},
      papers: {
        widget: 'rows',
        row: { c: 'paper' },
        schema: { ...papersSchema, ...schema },
        fields: papersFields,
      },
    },
    { submit: sending('applyAgent', { apply_info: cel('form.papers') }), ...rest },
  )

const copy = {
  'form.rowTitle': '{{row}} {{number}}',
  'form.rowAdd': 'add {{row}}',
  'form.rowRemove': 'remove {{row}} {{number}}',
  'form.rowUp': 'move {{row}} {{number}} up',
  'form.rowDown': 'move {{row}} {{number}} down',
  'form.rowCount': '{{now}} of {{most}}',
  'form.rowAdded': '{{row}} {{number}} added',
  'form.rowRemoved': '{{row}} {{number}} removed',
  'form.rowMoved': '{{row}} now {{number}} of {{now}}',
  'validation.minItems': '{{label}} at least {{limit}}',
  'validation.required': '{{label}} required',
}

async function play(block: FormBlock, options: PlayFormOptions = {}) {
  const playing = await playForm(block, { answers: { applyAgent: {} }, copy, ...options })
  // rjsf comes later.
  await settle()
  return playing
}

const button = (name: string) => screen.getByRole('button', { name })
const row = (name: string) => within(screen.getByRole('group', { name }))
const numbers = () => screen.getAllByLabelText<HTMLInputElement>('number').map(({ value }) => value)

describe('rows', () => {
  it('are not sent while an amount in one of them shows as refused', async () => {
    const { user, host } = await play(papersForm())
    await user.type(screen.getByLabelText('number'), '12345')
    await user.type(screen.getByLabelText('fee'), '10,5')
    await user.click(button('submit'))
    expect(host.callsOf('applyAgent')).toEqual([])
    expect(host.toasts).toEqual([{ text: 'common.amountWhole', tone: 'danger' }])
    expect(screen.getByLabelText('fee')).toHaveFocus()
    await user.clear(screen.getByLabelText('fee'))
    await user.type(screen.getByLabelText('fee'), '105')
    await user.click(button('submit'))
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toMatchObject([
      { apply_info: [{ fee: new Big(105) }] },
    ])
  })

  it('begin with as many as there must be, and none of them can be removed', async () => {
    await play(papersForm())
    expect(screen.getAllByLabelText('number')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^remove/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^move/ })).toBeNull()
    expect(screen.getByText('1 of 3')).toBeInTheDocument()
  })

  it('send what was typed in the order in which it is shown', async () => {
    const { user, host } = await play(papersForm())
    await user.type(row('paper 1').getByLabelText('number'), '1111 ')
    await user.type(row('paper 1').getByLabelText('fee'), '5000')
    await user.click(button('add paper'))
    await user.keyboard('2222')
    await user.click(button('add paper'))
    await user.keyboard('3333')
    await user.click(row('paper 3').getByLabelText('agreed'))
    await user.click(button('move paper 3 up'))
    expect(numbers()).toEqual(['1111 ', '3333', '2222'])
    await user.click(button('submit'))
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([
      {
        apply_info: [
          { number: '1111', fee: new Big(5000), agreed: false },
          { number: '3333', agreed: true },
          { number: '2222', agreed: false },
        ],
      },
    ])
    expect(numbers()).toEqual([''])
  })

  it('are added until there are enough, and the focus goes to the new one', async () => {
    const { user } = await play(papersForm())
    await user.click(button('add paper'))
    expect(screen.getByRole('status')).toHaveTextContent('paper 2 added')
    expect(row('paper 2').getByLabelText('number')).toHaveFocus()
    await user.click(button('add paper'))
    expect(button('add paper')).toBeDisabled()
    expect(screen.getByText('3 of 3')).toBeInTheDocument()
  })

  it('are taken away with what was typed in them, and the focus stays near', async () => {
    const { user } = await play(papersForm())
    await user.click(button('add paper'))
    await user.keyboard('2222')
    await user.click(button('add paper'))
    await user.keyboard('3333')
    await user.click(button('remove paper 2'))
    expect(numbers()).toEqual(['', '3333'])
    expect(screen.getByRole('status')).toHaveTextContent('paper 2 removed')
    expect(button('remove paper 2')).toHaveFocus()
    await user.click(button('remove paper 1'))
    expect(numbers()).toEqual(['3333'])
    expect(button('add paper')).toHaveFocus()
  })

  it('are moved by the keyboard, and the focus goes with them', async () => {
    const { user } = await play(papersForm())
    await user.type(screen.getByLabelText('number'), '1111')
    await user.click(button('add paper'))
    await user.keyboard('2222')
    expect(button('move paper 1 up')).toBeDisabled()
    act(() => button('move paper 2 up').focus())
    await user.keyboard('{Enter}')
    expect(numbers()).toEqual(['2222', '1111'])
    expect(screen.getByRole('status')).toHaveTextContent('paper now 1 of 2')
    // There is no way further up.
    expect(button('move paper 1 down')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(numbers()).toEqual(['1111', '2222'])
    expect(button('move paper 2 up')).toHaveFocus()
  })

  it('say what is wrong where it is wrong, and the focus goes to the first', async () => {
    const { user, host } = await play(papersForm())
    await user.type(screen.getByLabelText('number'), '1111')
    await user.click(button('add paper'))
    await user.keyboard('22')
    await user.click(button('submit'))
    const wrong = row('paper 2').getByLabelText('number')
    expect(wrong).toHaveFocus()
    expect(wrong).toHaveAccessibleDescription('number.short')
    expect(wrong).toHaveAttribute('aria-invalid', 'true')
    expect(row('paper 1').getByLabelText('number')).not.toHaveAttribute('aria-invalid')
    expect(wrong.closest('[data-field]')).toHaveAttribute('data-field', 'papers/1/number')
    expect(host.toasts).toEqual([{ text: 'number.short', tone: 'danger' }])
    expect(host.callsOf('applyAgent')).toEqual([])
    await user.type(wrong, '22')
    expect(wrong).not.toHaveAttribute('aria-invalid')
    await user.click(button('submit'))
    expect(host.callsOf('applyAgent')).toHaveLength(1)
  })

  it('say what rules say of all of them', async () => {
    const rule = { assert: cel('size(form.papers) != 2'), at: 'papers', message: { c: 'not two' } }
    const { user } = await play(papersForm({ rules: [rule] }))
    await user.type(screen.getByLabelText('number'), '1111')
    await user.click(button('add paper'))
    await user.keyboard('2222')
    await user.click(button('submit'))
    expect(screen.getByText('not two')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'papers' })).toHaveAccessibleDescription('not two')
    expect(row('paper 1').getByLabelText('number')).toHaveFocus()
  })

  it('may be empty, where none is required', async () => {
    const { user, host } = await play(papersForm({}, { minItems: 0 }))
    expect(screen.queryByLabelText('number')).toBeNull()
    await user.click(button('submit'))
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([{ apply_info: [] }])
  })

  it('are shut with the form', async () => {
    await play(papersForm({ blocked: { when: { e: true }, message: { c: 'closed' } } }))
    expect(screen.getByLabelText('number')).toBeDisabled()
    expect(button('add paper')).toBeDisabled()
  })

  it('keep what was typed over a release with other words, and wait with other fields', async () => {
    const block = papersForm()
    const { user, release } = await play(block)
    await user.type(screen.getByLabelText('number'), '1111')
    const papers = block.fields['papers'] as FieldUi
    act(() => release({ ...block, fields: { ...block.fields, papers: { ...papers, row: { c: 'document' } } } }))
    await screen.findByRole('group', { name: 'document 1' })
    expect(row('document 1').getByLabelText('number')).toHaveValue('1111')

    const { fee: _, ...fewer } = papersFields
    const schema = structuredClone(block.schema) as unknown as { properties: { papers: { items: GroupSchema } } }
    const { fee: _fee, ...properties } = schema.properties.papers.items.properties
    schema.properties.papers.items = { ...schema.properties.papers.items, properties }
    act(() =>
      release({
        ...block,
        schema: schema as unknown as GroupSchema,
        fields: { ...block.fields, papers: { ...papers, fields: fewer } },
      }),
    )
    expect(screen.getByLabelText('fee')).toBeInTheDocument()
    expect(screen.getByText('form.updated')).toBeInTheDocument()
    await user.clear(screen.getByLabelText('number'))
    expect(screen.queryByLabelText('fee')).toBeNull()
    expect(screen.getByLabelText('number')).toBeInTheDocument()
  })

  it('shut the whole form when one of their fields is not known', async () => {
    const block = papersForm()
    const papers = block.fields['papers'] as FieldUi
    const odd = { ...papersFields, number: { ...papersFields.number, widget: 'stars' as 'text' } }
    const { host } = await play({ ...block, fields: { ...block.fields, papers: { ...papers, fields: odd } } })
    expect(screen.getByText('form.unsupported')).toBeInTheDocument()
    expect(host.problems.map(({ code }) => code)).toContain('unknown-field')
  })

  it('have no violation for screen readers', async () => {
    const { user } = await play(papersForm())
    await user.click(button('add paper'))
    await user.click(button('submit'))
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})

const addressSchema: GroupSchema = {
  type: 'object',
  required: ['street'],
  properties: {
    street: { type: 'string' },
    floors: {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', required: ['floor'], properties: { floor: { type: 'string' } } },
    },
  },
}
const addressForm = (required: boolean) =>
  formBlock(
    {
      address: {
        required,
        widget: 'group',
        schema: addressSchema,
        fields: {
          street: ui('street'),
          floors: ui('floors', { widget: 'rows', row: { c: 'floor' }, fields: { floor: ui('name') } }),
        },
      },
    },
    { submit: sending('applyAgent', { apply_info: cel('form.address') }) },
  )

describe('a group', () => {
  it('is one value, with rows within', async () => {
    const { user, host } = await play(addressForm(true))
    await user.type(within(screen.getByRole('group', { name: 'address' })).getByLabelText('street'), 'Main')
    await user.click(button('add floor'))
    await user.keyboard('3')
    await user.click(button('submit'))
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([
      { apply_info: { street: 'Main', floors: [{ floor: '3' }] } },
    ])
  })

  it('is left out when it is empty and need not be filled in', async () => {
    const { user, host } = await play(addressForm(false))
    await user.click(button('submit'))
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([{}])
    expect(host.problems).toEqual([])
  })

  it('must be whole once something is in it', async () => {
    const { user, host } = await play(addressForm(false))
    await user.click(button('add floor'))
    await user.keyboard('3')
    await user.click(button('submit'))
    expect(screen.getByLabelText('street')).toHaveFocus()
    expect(screen.getByLabelText('street')).toHaveAccessibleDescription('street required')
    expect(host.callsOf('applyAgent')).toEqual([])
  })
})
