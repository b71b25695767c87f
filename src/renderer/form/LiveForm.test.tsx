// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '../../format/blocks/Block.ts'
import { expressionOf as cel, textOf } from '../testing/planOf.ts'
import { hasDirtyForms } from './dirtyForms.ts'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm, settle } from './testing/playForm.tsx'

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => screen.getByRole('button', { name: 'submit' })
const decimal = { type: 'string', format: 'decimal' } as const

const deposit = () =>
  formBlock(
    {
      amount: {
        required: true,
        schema: decimal,
        widget: 'amount',
        currency: 'krw',
        chips: cel('settings.chips'),
        hint: { c: 'deposit.hint', with: { min: cel('settings.min') } },
      },
      owner: {},
    },
    {
      rules: [
        {
          assert: cel('form.amount >= settings.min'),
          at: 'amount',
          message: { c: 'deposit.least', with: { min: cel('settings.min') } },
        },
      ],
    },
  )
const settings = { min: new Big(100), chips: [new Big(10000)] }

describe('an edit published while a form is open', () => {
  it('changes limits, hints and chips at once and leaves value, focus and caret', async () => {
    const { user, host } = await playForm(deposit(), { settings })
    await user.type(input('amount'), '30000')
    input('amount').setSelectionRange(2, 2)
    await user.click(submit())
    expect(input('amount')).not.toHaveAttribute('aria-invalid')
    await user.type(input('amount'), '30000', { initialSelectionStart: 0, initialSelectionEnd: 5 })
    input('amount').setSelectionRange(2, 2)
    act(() => host.settings.set({ min: new Big(50000), chips: [new Big(70000)] }))
    expect(input('amount')).toHaveValue('30,000')
    expect(input('amount')).toHaveFocus()
    expect(input('amount').selectionStart).toBe(2)
    expect(input('amount')).toHaveAccessibleDescription(/deposit\.hint 50,000/)
    expect(screen.getByRole('button', { name: 'amount.chip 7만' })).toBeInTheDocument()
    await user.click(submit())
    expect(host.toasts.at(-1)?.text).toBe('deposit.least 50,000')
    act(() => host.settings.set(settings))
    expect(input('amount')).not.toHaveAttribute('aria-invalid')
  })

  it('changes texts and rules of the document beneath the typing', async () => {
    const { user, host, release } = await playForm(deposit(), { settings })
    await user.type(input('amount'), '30000')
    const block = deposit()
    release({
      ...block,
      fields: { ...block.fields, amount: { ...block.fields['amount'], label: { c: 'howMuch' }, widget: 'amount' } },
      rules: [{ assert: cel('form.amount <= 20000.0'), at: 'amount', message: { c: 'deposit.most' } }],
    })
    await screen.findByLabelText('howMuch')
    expect(input('howMuch')).toHaveValue('30,000')
    expect(input('howMuch')).toHaveFocus()
    await user.click(submit())
    expect(host.toasts.at(-1)?.text).toBe('deposit.most')
  })

  const withBranch = () => {
    const { amount, owner } = deposit().fields
    const block = deposit()
    return {
      ...block,
      schema: {
        type: 'object' as const,
        required: ['amount', 'branch'],
        properties: { amount: decimal, branch: { type: 'string' as const } },
      },
      fields: {
        amount: { ...amount, label: { c: 'amount' }, widget: 'amount' as const },
        branch: { ...owner, label: { c: 'branch' }, widget: 'text' as const },
      },
      submit: sending('recharge', {
        amount: cel('form.amount'),
        bank_address: cel('form.branch'),
        bank_owner: cel('form.?owner.orValue("none")'),
      }),
    }
  }

  it('holds a changed structure back while something is typed, and says so', async () => {
    const { user, release } = await playForm(deposit(), { settings })
    await user.type(input('owner'), '김하나')
    release(withBranch())
    expect(input('owner')).toHaveValue('김하나')
    expect(input('owner')).toHaveFocus()
    expect(screen.queryByLabelText('branch')).toBeNull()
    expect(screen.getByText('form.updated')).toBeInTheDocument()
    await user.clear(input('owner'))
    expect(screen.queryByLabelText('owner')).toBeNull()
    expect(input('branch')).toBeInTheDocument()
    expect(screen.queryByText('form.updated')).toBeNull()
  })

  it('brings the new structure in at once when nothing is typed', async () => {
    const { release } = await playForm(deposit(), { settings })
    release(withBranch())
    expect(screen.queryByLabelText('owner')).toBeNull()
    expect(input('branch')).toBeInTheDocument()
  })

  it('brings the new structure in after the form was sent, without the values of removed fields', async () => {
    const old = { ...deposit(), submit: { ...sending('recharge', { amount: cel('form.amount') }), clear: false } }
    const { user, host, release } = await playForm(old, { settings, answers: { recharge: {} } })
    await user.type(input('amount'), '30000')
    await user.type(input('owner'), '김하나')
    release(withBranch())
    await user.click(submit())
    expect(host.callsOf('recharge').map(({ params }) => params)).toEqual([{ amount: new Big(30000) }])
    expect(input('amount')).toHaveValue('30,000')
    expect(screen.queryByLabelText('owner')).toBeNull()
    await user.type(input('branch'), 'Seoul')
    await user.click(submit())
    expect(host.callsOf('recharge').at(-1)?.params).toEqual({
      amount: new Big(30000),
      bank_address: 'Seoul',
      bank_owner: 'none',
    })
  })
})

describe('the rest of the screen', () => {
  const echo: Block = {
    type: 'text',
    id: 'echo',
    off: false,
    text: textOf('="said " + form.?word.orValue("nothing")'),
    tone: 'neutral',
    size: 'body',
    boxed: false,
  }
  const block = formBlock({ word: {}, way: { widget: 'chips', choices: 'ways' } })
  const lists = {
    dialogs: {},
    choices: {
      ways: { options: ['bank', 'usdt'].map((value) => ({ value, label: value, tone: 'neutral' as const })) },
    },
  }
  const sources = {
    range: { call: 'getPayRange', with: { type: cel('form.way') }, keep: false },
    code: { call: 'getPayCode', with: { type: cel('form.word') }, keep: false },
  }

  afterEach(() => {
    vi.useRealTimers()
  })

  it('reads a choice at once and typed text after a pause', async () => {
    const { user, host } = await playForm(block, {
      lists,
      beside: [echo],
      screen: { sources },
      answers: { getPayRange: {}, getPayCode: {} },
    })
    expect(host.calls).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'usdt' }))
    await settle()
    expect(host.callsOf('getPayRange').map(({ params }) => params)).toEqual([{ type: 'usdt' }])

    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] })
    for (const letter of ['h', 'he', 'hey']) {
      const word = input('word')
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(word, letter)
        word.dispatchEvent(new Event('input', { bubbles: true }))
      })
      act(() => void vi.advanceTimersByTime(200))
    }
    expect(screen.getByText('said nothing')).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(100))
    expect(screen.getByText('said hey')).toBeInTheDocument()
    vi.useRealTimers()
    await settle()
    expect(host.callsOf('getPayCode').map(({ params }) => params)).toEqual([{ type: 'hey' }])
  })

  it('tells several forms apart', async () => {
    const other = { ...formBlock({ word: { label: { c: 'second' } } }), id: 'other' }
    const both: Block = { ...echo, text: textOf('=form.form.?word.orValue("-") + form.other.?word.orValue("-")') }
    const { user } = await playForm(block, { lists, beside: [other, both] })
    await user.type(input('second'), 'b')
    await user.type(input('word'), 'a')
    expect(await screen.findByText('ab')).toBeInTheDocument()
  })
})

describe('what was typed', () => {
  it('is known to the app until it is sent or taken back', async () => {
    const { user, unmount } = await playForm(
      formBlock({ name: {}, agree: { schema: { type: 'boolean' }, widget: 'checkbox' } }),
    )
    expect(hasDirtyForms.getSnapshot()).toBe(false)
    await user.type(input('name'), 'K')
    expect(hasDirtyForms.getSnapshot()).toBe(true)
    await user.clear(input('name'))
    expect(hasDirtyForms.getSnapshot()).toBe(false)
    await user.click(screen.getByRole('checkbox', { name: 'agree' }))
    expect(hasDirtyForms.getSnapshot()).toBe(true)
    await user.click(submit())
    expect(hasDirtyForms.getSnapshot()).toBe(false)
    await user.type(input('name'), 'K')
    unmount()
    expect(hasDirtyForms.getSnapshot()).toBe(false)
  })
})

describe('a remembered account', () => {
  const login = formBlock({
    name: { autocomplete: 'username' },
    password: { widget: 'password', autocomplete: 'current-password' },
    remember: { schema: { type: 'boolean' }, widget: 'checkbox', start: false },
  })
  const open = async (remembered: () => Promise<{ account: string; password?: string } | undefined>, block = login) =>
    playForm(block, { remembered })

  it('is filled into a login form, which is not dirty for it', async () => {
    await open(async () => ({ account: 'demo01', password: 'demo1234' }))
    expect(input('name')).toHaveValue('demo01')
    expect(input('password')).toHaveValue('demo1234')
    expect(screen.getByRole('checkbox', { name: 'remember' })).toBeChecked()
    expect(hasDirtyForms.getSnapshot()).toBe(false)
  })

  it('comes without a password where none could be kept', async () => {
    await open(async () => ({ account: 'demo01' }))
    expect(input('name')).toHaveValue('demo01')
    expect(input('password')).toHaveValue('')
  })

  it('leaves what was typed before it came', async () => {
    const { promise, resolve } = Promise.withResolvers<{ account: string }>()
    const { user } = await open(async () => promise)
    await user.type(input('name'), 'other')
    await act(async () => resolve({ account: 'demo01' }))
    expect(input('name')).toHaveValue('other')
  })

  it('stays out of forms that are not a login', async () => {
    await open(
      async () => ({ account: 'demo01', password: 'demo1234' }),
      formBlock({ name: { autocomplete: 'username' }, password: { widget: 'password', autocomplete: 'new-password' } }),
    )
    expect(input('name')).toHaveValue('')
  })
})
