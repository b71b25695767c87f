// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FormBlock } from '../../format/blocks/form.ts'
import { failure } from '../testing/createTestHost.ts'
import { expressionOf as cel } from '../testing/planOf.ts'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm } from './testing/playForm.tsx'

const input = (name: string) => screen.getByLabelText(name)
const submit = () => screen.getByRole('button', { name: 'submit' })

const application = (rest: Partial<FormBlock> = {}) =>
  formBlock(
    {
      name: {
        required: true,
        schema: { type: 'string', minLength: 2 },
        messages: { required: { c: 'apply.nameMissing' } },
      },
      mobile: { required: true, schema: { type: 'string', pattern: '^[0-9]+$', maxLength: 16 } },
      note: {},
    },
    { submit: sending('applyAgent', { mobile: cel('form.mobile'), apply_info: cel('form.note') }), ...rest },
  )

describe('sending', () => {
  it('sends what was typed, then is empty again', async () => {
    const { user, host } = await playForm(application(), { answers: { applyAgent: {} } })
    await user.type(input('name'), 'Kim')
    await user.type(input('mobile'), '0101234')
    await user.type(input('note'), 'hello')
    await user.click(submit())
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([{ mobile: '0101234', apply_info: 'hello' }])
    expect(host.toasts).toEqual([{ text: 'Success', tone: 'success' }])
    for (const name of ['name', 'mobile', 'note']) expect(input(name)).toHaveValue('')
    expect(host.visited).toEqual([{ screen: 'example', form: 'form', outcome: 'sent' }])
    cleanup()
    expect(host.visited).toHaveLength(1)
  })

  it('counts as one visit by its outcome: what refused first, the platform, or left', async () => {
    const refusing = {
      answers: {
        applyAgent: () => {
          throw failure('refused', 'No.', 'applyAgent')
        },
      },
    }
    const byField = await playForm(application(), refusing)
    await byField.user.type(input('mobile'), 'abc')
    await byField.user.click(submit())
    cleanup()
    expect(byField.host.visited).toEqual([{ screen: 'example', form: 'form', outcome: 'refused', field: 'name' }])

    const byPlatform = await playForm(application(), refusing)
    await byPlatform.user.type(input('name'), 'Kim')
    await byPlatform.user.type(input('mobile'), '0101234')
    await byPlatform.user.click(submit())
    cleanup()
    expect(byPlatform.host.visited).toEqual([{ screen: 'example', form: 'form', outcome: 'refused' }])

    const left = await playForm(application())
    await left.user.type(input('name'), 'Kim')
    cleanup()
    expect(left.host.visited).toEqual([{ screen: 'example', form: 'form', outcome: 'left' }])
  })

  it('sends also where nobody counts visits, as in a preview', async () => {
    const { user, host } = await playForm(application(), { answers: { applyAgent: {} }, isCounted: false })
    await user.type(input('name'), 'Kim')
    await user.type(input('mobile'), '0101234')
    await user.click(submit())
    expect(host.callsOf('applyAgent')).toHaveLength(1)
    expect(host.visited).toEqual([])
  })

  it('leaves a field out that was left empty', async () => {
    const { user, host } = await playForm(application(), { answers: { applyAgent: {} } })
    await user.type(input('name'), 'Kim')
    await user.type(input('mobile'), '0101234{Enter}')
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([{ mobile: '0101234' }])
    expect(host.problems).toEqual([])
  })

  it('keeps what was typed when the platform refuses', async () => {
    const { user, host } = await playForm(application(), {
      answers: {
        applyAgent: () => {
          throw failure('refused', 'This number is known already.', 'applyAgent')
        },
      },
    })
    await user.type(input('name'), 'Kim')
    await user.type(input('mobile'), '0101234')
    await user.click(submit())
    expect(host.toasts).toEqual([{ text: 'This number is known already.', tone: 'danger' }])
    expect(input('mobile')).toHaveValue('0101234')
  })

  it('keeps the values after a success when the document says so', async () => {
    const block = application({ submit: { ...sending('applyAgent', { mobile: cel('form.mobile') }), clear: false } })
    const { user } = await playForm(block, { answers: { applyAgent: {} } })
    await user.type(input('name'), 'Kim')
    await user.type(input('mobile'), '0101234')
    await user.click(submit())
    expect(input('mobile')).toHaveValue('0101234')
  })

  it('sends once, however often it is tapped, and says that it is busy', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { user, host } = await playForm(application(), { answers: { applyAgent: async () => promise } })
    await user.type(input('name'), 'Kim')
    await user.type(input('mobile'), '0101234')
    await user.dblClick(submit())
    await user.click(submit())
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(host.callsOf('applyAgent')).toHaveLength(1)
    await act(async () => resolve({}))
    expect(submit()).not.toHaveAttribute('aria-busy')
    expect(input('mobile')).toHaveValue('')
  })
})

describe('what is wrong', () => {
  it('says it at every field, toasts the first and goes there', async () => {
    const { user, host } = await playForm(application())
    await user.type(input('mobile'), 'abc')
    await user.click(submit())
    expect(input('name')).toHaveAccessibleDescription('apply.nameMissing')
    expect(input('mobile')).toHaveAccessibleDescription('validation.pattern mobile ^[0-9]+$')
    expect(input('name')).toHaveAttribute('aria-invalid', 'true')
    expect(input('name')).toHaveFocus()
    expect(host.toasts).toEqual([{ text: 'apply.nameMissing', tone: 'danger' }])
    expect(host.calls).toEqual([])
  })

  it('says nothing before the first try, and then follows every keystroke', async () => {
    const { user } = await playForm(application())
    await user.type(input('name'), 'K')
    await user.tab()
    expect(input('name')).not.toHaveAttribute('aria-invalid')
    await user.click(submit())
    expect(input('name')).toHaveAccessibleDescription('validation.minLength name 2')
    await user.type(input('name'), 'i')
    expect(input('name')).not.toHaveAttribute('aria-invalid')
    await user.clear(input('name'))
    expect(input('name')).toHaveAccessibleDescription('apply.nameMissing')
  })

  it('is asked across fields, in the order of the fields', async () => {
    const block = formBlock(
      {
        password: { required: true, widget: 'password' },
        confirm: { required: true, widget: 'password' },
        code: { required: true },
      },
      { rules: [{ assert: cel('form.confirm == form.password'), at: 'confirm', message: { c: 'apply.notTheSame' } }] },
    )
    const { user, host } = await playForm(block)
    await user.type(input('password'), 'secret1')
    await user.type(input('confirm'), 'secret2')
    await user.click(submit())
    expect(host.toasts.at(-1)?.text).toBe('apply.notTheSame')
    expect(input('confirm')).toHaveAccessibleDescription('apply.notTheSame')
    expect(input('confirm')).toHaveFocus()
    expect(input('code')).toHaveAccessibleDescription('validation.required code')
    await user.type(input('password'), '{Backspace}2')
    expect(input('confirm')).not.toHaveAttribute('aria-invalid')
  })

  it('lets nothing through while a rule cannot be checked', async () => {
    const block = formBlock(
      { note: {} },
      {
        rules: [{ assert: cel('size(form.note) < data.limits.most'), at: 'note', message: { c: 'apply.long' } }],
        submit: sending('applyAgent', {}),
      },
    )
    const { user, host } = await playForm(block, {
      screen: { sources: { limits: { call: 'getPayRange', keep: false } } },
      answers: { getPayRange: async () => new Promise(() => undefined) },
    })
    await user.type(input('note'), 'x')
    await user.click(submit())
    expect(host.toasts).toEqual([{ text: 'form.unchecked', tone: 'danger' }])
    expect(host.callsOf('applyAgent')).toEqual([])
    expect(host.problems).toEqual([{ code: 'rule-unchecked', screen: 'example', pointer: '/body/0' }])
  })

  it('speaks another language at once', async () => {
    const { user, host } = await playForm(application())
    await user.click(submit())
    act(() => host.text.set((key) => `한국어 ${key}`))
    expect(input('한국어 name')).toHaveAccessibleDescription('한국어 apply.nameMissing')
  })
})
