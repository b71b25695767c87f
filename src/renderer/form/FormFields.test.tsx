// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { failure } from '../testing/createTestHost.ts'
import { expressionOf as cel } from '../testing/planOf.ts'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm, settle } from './testing/playForm.tsx'

const input = (name: string) => screen.getByLabelText(name)
const submit = () => screen.getByRole('button', { name: 'submit' })
const decimal = { type: 'string', format: 'decimal' } as const
const source = (call: string, rest: object = {}) => ({ call, keep: false, ...rest })

describe('an amount', () => {
  const block = formBlock(
    {
      amount: {
        schema: decimal,
        widget: 'amount',
        currency: 'krw',
        chips: cel('settings.chips'),
        max: cel('user.balance'),
      },
    },
    { submit: sending('transfer', { amount: cel('form.amount') }) },
  )
  const settings = { chips: [new Big(10000), new Big(50000)] }

  it('is built up by tapping and sent to the last digit', async () => {
    const { user, host } = await playForm(block, { settings, answers: { transfer: {} } })
    await user.click(screen.getByRole('button', { name: 'amount.chip 5만' }))
    await user.click(screen.getByRole('button', { name: 'amount.chip 5만' }))
    await user.click(screen.getByRole('button', { name: 'amount.chip 1만' }))
    expect(input('amount')).toHaveValue('110,000')
    await user.click(submit())
    expect(host.calls.map(({ params }) => params)).toEqual([{ amount: new Big('110000') }])
  })

  it('is read back in the words of the language, where it has more than groups of three digits', async () => {
    const { user, host } = await playForm(block, { settings, copy: { 'amount.chip': '+{{amount}}' } })
    await user.type(input('amount'), '1500000')
    expect(screen.getByText('150만')).toBeInTheDocument()
    expect(input('amount')).toHaveAccessibleDescription('150만')
    await user.type(input('amount'), '{Backspace>2/}3')
    expect(screen.getByText('15만 3')).toBeInTheDocument()
    await user.type(input('amount'), '{Backspace}00')
    act(() => host.locale.set('en'))
    expect(input('amount')).not.toHaveAccessibleDescription()
    expect(screen.getByRole('button', { name: '+50,000' })).toBeInTheDocument()
    act(() => host.locale.set('cn'))
    expect(screen.getByText('150万')).toBeInTheDocument()
  })

  it('takes its error down once it is sent', async () => {
    const { user, host } = await playForm(
      formBlock(
        { amount: { schema: decimal, widget: 'amount', required: true } },
        { submit: sending('transfer', { amount: cel('form.amount') }) },
      ),
      { answers: {} },
    )
    await user.click(submit())
    expect(host.faults()).toEqual(['validation.required amount'])
    await user.type(input('amount'), '500')
    await user.click(submit())
    await waitFor(() => expect(host.faults()).toHaveLength(2))
    host.answer('transfer', {})
    await user.click(submit())
    await waitFor(() => expect(host.faults()).toEqual([]))
  })

  it('takes the most there is, and is emptied again', async () => {
    const { user } = await playForm(block, { settings, user: { balance: new Big('150000.9') } })
    await user.click(screen.getByRole('button', { name: 'amount.max' }))
    expect(input('amount')).toHaveValue('150,000')
    await user.click(screen.getByRole('button', { name: 'amount.reset' }))
    expect(input('amount')).toHaveValue('')
  })

  it('keeps the place of its maximum until the member is known', async () => {
    const { user, host } = await playForm(block, { settings, user: undefined })
    const most = screen.getByRole('button', { name: 'amount.max' })
    expect(most).toBeDisabled()
    act(() => host.user.set({ balance: new Big('700') }))
    expect(most).toBeEnabled()
    await user.click(most)
    expect(input('amount')).toHaveValue('700')
  })

  it('fills in no more than its own pattern takes', async () => {
    const whole = { ...decimal, pattern: '^[0-9]+$', maxLength: 15 }
    const { user } = await playForm(
      formBlock({ amount: { schema: whole, widget: 'amount', currency: 'usdt', max: cel('user.usd_balance') } }),
      { user: { usd_balance: new Big('320.5') } },
    )
    await user.click(screen.getByRole('button', { name: 'amount.max' }))
    expect(input('amount')).toHaveValue('320')
    await user.type(input('amount'), '.5')
    expect(input('amount')).toHaveValue('320.5')
    expect(input('amount')).toBeInvalid()
  })

  it.each(['0', '-333332083333'])('has no maximum to fill in at a balance of %s', async (balance) => {
    await playForm(block, { settings, user: { balance: new Big(balance) } })
    expect(screen.getByRole('button', { name: 'amount.max' })).toBeDisabled()
  })

  it('refuses more than its maximum before anything is asked or sent, in its currency', async () => {
    const { user, host } = await playForm(block, {
      settings,
      user: { balance: new Big('150000.9') },
      answers: { transfer: {} },
    })
    await user.type(input('amount'), '150001')
    await user.click(submit())
    expect(input('amount')).toHaveAccessibleDescription(expect.stringMatching(/^validation.max amount ₩150,000 /))
    expect(host.calls).toEqual([])
    act(() => host.user.set({ balance: new Big('200000') }))
    expect(input('amount')).not.toBeInvalid()
    await user.click(submit())
    expect(host.callsOf('transfer')).toHaveLength(1)
  })

  it('sends nothing while its maximum is not known', async () => {
    const { user, host } = await playForm(block, { settings, user: undefined, answers: { transfer: {} } })
    await user.type(input('amount'), '1')
    await user.click(submit())
    expect(host.calls).toEqual([])
    expect(input('amount')).toHaveAccessibleDescription(expect.stringContaining('form.unchecked'))
  })

  it('offers no maximum while there is none', async () => {
    await playForm(block, { settings, user: {} })
    expect(screen.queryByRole('button', { name: 'amount.max' })).toBeNull()
    expect(screen.getByRole('button', { name: 'amount.reset' })).toBeInTheDocument()
  })
})

describe('a choice', () => {
  const cards = [
    { id: 7, bank: '국민', bank_no: '110-234-567890' },
    { id: 8, bank: '신한', bank_no: '88' },
  ]
  const block = formBlock(
    {
      way: { widget: 'chips', choices: 'ways' },
      card: {
        required: true,
        widget: 'cards',
        choices: { source: 'cards', value: 'id', label: 'bank', hint: 'bank_no', mask: true },
      },
    },
    { submit: sending('deleteCard', { id: cel('form.card') }) },
  )
  const lists = {
    dialogs: {},
    choices: {
      ways: {
        options: [
          { value: 'bank', label: 'way.bank', tone: 'neutral' as const },
          { value: 'usdt', label: 'way.usdt', tone: 'neutral' as const },
        ],
      },
    },
  }
  const screenWith = (params: object = {}) => ({ sources: { cards: source('getCards', { with: params }) } })

  it('offers the rows of a source, and sends what the schema says', async () => {
    const { user, host } = await playForm(block, {
      lists,
      screen: screenWith(),
      answers: { getCards: cards, deleteCard: {} },
    })
    expect(screen.getByRole('radio', { name: /국민/ })).not.toBeChecked()
    expect(screen.getByText('•••• 7890')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /국민/ }))
    await user.click(submit())
    expect(host.callsOf('deleteCard').map(({ params }) => params)).toEqual([{ id: '7' }])
  })

  it('is offered for a text too, which may be another, whatever becomes of the source', async () => {
    const offering = formBlock(
      { card: { choices: { source: 'cards', value: 'bank', label: 'bank', mask: false } } },
      { submit: sending('deleteCard', { id: cel('form.card') }) },
    )
    const { user, host } = await playForm(offering, {
      screen: screenWith(),
      answers: { getCards: cards, deleteCard: {} },
    })
    const input = screen.getByRole<HTMLInputElement>('combobox')
    expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(['국민', '신한'])
    await user.type(input, '9')
    await user.click(submit())
    expect(host.callsOf('deleteCard').map(({ params }) => params)).toEqual([{ id: '9' }])
  })

  it('is never made by itself', async () => {
    const { user, host } = await playForm(block, {
      lists,
      screen: screenWith(),
      answers: { getCards: [cards[0]], deleteCard: {} },
    })
    await user.click(submit())
    expect(host.callsOf('deleteCard')).toEqual([])
    expect(host.toasts.at(-1)?.text).toBe('validation.required card')
    expect(screen.getByRole('radio', { name: /국민/ })).toHaveFocus()
  })

  it('is cleared with a message when it is no longer on offer', async () => {
    const { user, host } = await playForm(block, {
      lists,
      screen: screenWith({ type: cel('form.way') }),
      answers: { getCards: ({ type }) => (type === 'usdt' ? [cards[1]] : cards) },
    })
    await user.click(screen.getByRole('radio', { name: 'way.bank' }))
    await settle()
    await user.click(screen.getByRole('radio', { name: /국민/ }))
    await user.click(screen.getByRole('radio', { name: 'way.usdt' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: /국민/ })).toBeNull())
    expect(screen.getByRole('radio', { name: /신한/ })).not.toBeChecked()
    expect(host.toasts).toEqual([{ text: 'form.choiceGone card', tone: 'info' }])
  })

  it('stays while its options are read again', async () => {
    const again = { ...block, footer: [{ label: { c: 'again' }, do: [{ reload: 'cards' }] }] }
    const { user, host } = await playForm(again, { lists, screen: screenWith(), answers: { getCards: cards } })
    await user.click(screen.getByRole('radio', { name: /국민/ }))
    const { promise, resolve } = Promise.withResolvers<object>()
    host.answer('getCards', async () => promise)
    await user.click(screen.getByRole('button', { name: 'again' }))
    expect(screen.getByRole('radio', { name: /국민/ })).toBeChecked()
    await act(async () => resolve([...cards].reverse()))
    expect(screen.getByRole('radio', { name: /국민/ })).toBeChecked()
    expect(host.toasts).toEqual([])
  })

  it('says that its options could not be read, and reads them again', async () => {
    const { user, host } = await playForm(block, {
      lists,
      screen: screenWith(),
      answers: {
        getCards: () => {
          throw failure('network', '', 'getCards')
        },
      },
    })
    host.answer('getCards', cards)
    await user.click(within(screen.getByRole('alert')).getByRole('button'))
    expect(await screen.findByRole('radio', { name: /국민/ })).toBeInTheDocument()
  })

  it('opens a sheet where there are many', async () => {
    const many = formBlock({
      bank: {
        widget: 'select',
        choices: { source: 'banks', value: 'bank_name', label: 'bank_name', mask: false, all: { c: 'bank.other' } },
      },
    })
    const { user } = await playForm(many, {
      screen: { sources: { banks: source('getBankList') } },
      answers: { getBankList: [{ bank_name: '국민' }, { bank_name: '신한' }] },
    })
    const opener = screen.getByRole('combobox', { name: 'bank' })
    expect(opener).toHaveTextContent('bank.other')
    await user.click(opener)
    await user.click(await screen.findByRole('radio', { name: '신한' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'bank' })).toHaveTextContent('신한'))
  })
})

describe('a field that hides', () => {
  const block = formBlock(
    {
      way: { widget: 'chips', choices: 'ways' },
      branch: { required: true, when: cel("form.way == 'bank'") },
    },
    { submit: sending('recharge', { paytype: cel('form.way'), bank_address: cel('form.branch') }) },
  )
  const lists = {
    dialogs: {},
    choices: {
      ways: { options: ['bank', 'usdt'].map((value) => ({ value, label: value, tone: 'neutral' as const })) },
    },
  }

  it('is neither checked nor sent, and keeps what was typed', async () => {
    const { user, host } = await playForm(block, { lists, answers: { recharge: {} } })
    expect(screen.queryByLabelText('branch')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'bank' }))
    await user.type(input('branch'), 'Seoul')
    await user.click(screen.getByRole('radio', { name: 'usdt' }))
    expect(screen.queryByLabelText('branch')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'bank' }))
    expect(input('branch')).toHaveValue('Seoul')
    await user.click(screen.getByRole('radio', { name: 'usdt' }))
    await user.click(submit())
    expect(host.calls.map(({ params }) => params)).toEqual([{ paytype: 'usdt' }])
  })

  it('hides, also with the name of a property that every object has', async () => {
    await playForm(formBlock({ shown: {}, toString: { when: cel('false') } }))
    expect(screen.getAllByRole('textbox')).toEqual([input('shown')])
  })
})

describe('a start', () => {
  const block = formBlock({
    owner: { start: cel('user.realname') },
    note: { start: 'as usual' },
    agree: { schema: { type: 'boolean' }, widget: 'checkbox', start: true },
  })

  it('is there when the form opens', async () => {
    await playForm(block, { user: { realname: '김하나' } })
    expect(input('owner')).toHaveValue('김하나')
    expect(input('note')).toHaveValue('as usual')
    expect(screen.getByRole('checkbox', { name: 'agree' })).toBeChecked()
  })

  it('comes when the data comes, once, and never over something typed', async () => {
    const { host, user } = await playForm(block, { loggedIn: false })
    expect(input('owner')).toHaveValue('')
    act(() => host.user.set({ realname: '김하나' }))
    expect(input('owner')).toHaveValue('김하나')
    act(() => host.user.set({ realname: '김둘' }))
    expect(input('owner')).toHaveValue('김하나')
    await user.clear(input('owner'))
    act(() => host.user.set({ realname: '김셋' }))
    expect(input('owner')).toHaveValue('')
  })

  it('leaves what was typed before the data came', async () => {
    const { host, user } = await playForm(block, { loggedIn: false })
    await user.type(input('owner'), '이하나')
    act(() => host.user.set({ realname: '김하나' }))
    expect(input('owner')).toHaveValue('이하나')
  })

  it('is there again after the form was sent', async () => {
    const { user } = await playForm(block, { user: { realname: '김하나' } })
    await user.type(input('owner'), ' 님')
    await user.click(submit())
    await waitFor(() => expect(input('owner')).toHaveValue('김하나'))
  })
})

describe('a picture code', () => {
  const block = formBlock(
    { code: { required: true, widget: 'captcha', messages: { const: { c: 'code.wrong' } } } },
    { submit: sending('getApp', {}) },
  )
  const sumOf = (picture: HTMLElement) => {
    const [first = 0, second = 0] = (picture.getAttribute('aria-label') ?? '').match(/\d+/g)?.map(Number) ?? []
    return first + second
  }

  it('is read out as a sum whose answer holds', async () => {
    const { user, host } = await playForm(block, { answers: { getApp: {} } })
    await user.type(input('code'), '1')
    await user.click(submit())
    expect(host.toasts.at(-1)?.text).toBe('code.wrong')
    expect(input('code')).toHaveFocus()
    await user.clear(input('code'))
    await user.type(input('code'), String(sumOf(screen.getByRole('img'))))
    await user.click(submit())
    expect(host.callsOf('getApp')).toHaveLength(1)
  })

  it('is replaced on request, which empties the answer', async () => {
    const { user } = await playForm(block)
    const shown = () => screen.getByRole('img').innerHTML
    const before = shown()
    await user.type(input('code'), '1234')
    await user.click(screen.getByRole('button', { name: 'captcha.refresh' }))
    expect(shown()).not.toBe(before)
    expect(input('code')).toHaveValue('')
  })
})

describe('other inputs', () => {
  it('ticks a consent whose links lead elsewhere without ticking it', async () => {
    const block = formBlock({
      terms: {
        schema: { type: 'boolean', const: true },
        required: true,
        widget: 'checkbox',
        prefix: { c: 'terms.read' },
        links: [{ label: { c: 'terms.link' }, do: [{ go: '/abouts', replace: false }] }],
      },
    })
    const { user, host } = await playForm(block)
    await user.click(screen.getByRole('button', { name: 'terms.link' }))
    expect(host.went).toMatchObject([{ path: '/abouts' }])
    expect(screen.getByText('terms.read')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'terms' })).not.toBeChecked()
    await user.click(submit())
    expect(screen.getByRole('checkbox', { name: 'terms' })).toHaveAccessibleDescription('validation.const terms true')
    await user.click(screen.getByRole('checkbox', { name: 'terms' }))
    expect(screen.getByRole('checkbox', { name: 'terms' })).not.toHaveAccessibleDescription(
      'validation.const terms true',
    )
  })

  it('shows what cannot be changed and sends it', async () => {
    const block = formBlock(
      { username: { widget: 'readonly', start: cel('user.username') }, secret: { widget: 'hidden', start: '7' } },
      { submit: sending('applyAgent', { mobile: cel('form.username'), apply_info: cel('form.secret') }) },
    )
    const { user, host } = await playForm(block, { answers: { applyAgent: {} } })
    expect(input('username')).toHaveAttribute('readonly')
    expect(screen.queryByLabelText('secret')).toBeNull()
    await user.click(submit())
    expect(host.calls.map(({ params }) => params)).toEqual([{ mobile: 'demo01', apply_info: '7' }])
  })

  it('helps password managers and phone keyboards', async () => {
    const block = formBlock({
      name: { autocomplete: 'username' },
      password: { widget: 'password', autocomplete: 'current-password' },
      mail: { schema: { type: 'string', format: 'email', maxLength: 64 } },
      phone: { autocomplete: 'tel' },
      memo: { widget: 'textarea', hint: { c: 'memo.hint' }, placeholder: { c: 'memo.placeholder' } },
    })
    await playForm(block)
    expect(input('name')).toHaveAttribute('autocomplete', 'username')
    expect(input('password')).toHaveAttribute('autocomplete', 'current-password')
    expect(input('password')).toHaveAttribute('type', 'password')
    expect(input('mail')).toHaveAttribute('type', 'email')
    expect(input('mail')).toHaveAttribute('maxlength', '64')
    expect(input('phone')).toHaveAttribute('type', 'tel')
    expect(input('memo')).toHaveAccessibleDescription('memo.hint')
    expect(input('memo')).toHaveAttribute('placeholder', 'memo.placeholder')
  })

  it('offers the days before a last one that is earlier than all that the settings allow', async () => {
    const block = formBlock({
      day: { schema: { type: 'string', format: 'date' }, widget: 'date', latest: '1999-05-20' },
    })
    const { user } = await playForm(block, { now: () => Date.parse('2026-11-21T03:00:00Z') })
    await user.click(screen.getByRole('combobox', { name: 'day' }))
    const grid = await within(await screen.findByRole('dialog')).findByRole('grid')
    expect(
      within(grid)
        .getAllByRole('button')
        .filter((day) => !day.hasAttribute('disabled')),
    ).toHaveLength(20)
  })

  it('keeps a birthday between the earliest one and today', async () => {
    const block = formBlock({
      birthday: { schema: { type: 'string', format: 'date' }, widget: 'date', autocomplete: 'bday' },
    })
    const { user } = await playForm(block, { now: () => Date.parse('2026-11-21T03:00:00Z') })
    await user.click(screen.getByRole('combobox', { name: 'birthday' }))
    const sheet = await screen.findByRole('dialog')
    await within(sheet).findByRole('grid')
    const years = within(sheet)
      .getAllByRole('combobox')
      .flatMap((box) =>
        within(box)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      )
    expect(years).toContain('1980')
    expect(years).toContain('2026')
    expect(years).not.toContain('1979')
    expect(years).not.toContain('2027')
  })

  it('uploads a picture as soon as it is chosen and sends its address', async () => {
    const block = formBlock(
      { avatar: { widget: 'image' } },
      { submit: sending('applyAgent', { apply_info: cel('form.avatar') }) },
    )
    const { user, host } = await playForm(block, {
      answers: { uploadImage: { url: '/pictures/1.png' }, applyAgent: {} },
    })
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    await user.upload(input('avatar'), file)
    expect(host.callsOf('uploadImage').map(({ params }) => params)).toEqual([{ file }])
    await user.click(submit())
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([{ apply_info: '/pictures/1.png' }])
  })

  it('refuses a picture that the platform would not store', async () => {
    const { host } = await playForm(formBlock({ avatar: { widget: 'image' } }))
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input('avatar'), new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
    await user.upload(input('avatar'), new File([new Uint8Array(6 * 1024 * 1024)], 'large.png', { type: 'image/png' }))
    expect(host.toasts.map(({ text }) => text)).toEqual(['form.uploadKind 5 GIF, PNG', 'form.uploadSize 5 GIF, PNG'])
    expect(host.calls).toEqual([])
  })

  it('says when a picture could not be stored', async () => {
    const { user, host } = await playForm(formBlock({ avatar: { widget: 'image' } }))
    await user.upload(input('avatar'), new File(['x'], 'me.gif', { type: 'image/gif' }))
    await waitFor(() => expect(host.toasts).toEqual([{ text: 'form.uploadFailed', tone: 'danger' }]))
  })
})

describe('a field that depends on others', () => {
  const direction = { schema: { type: 'string' } as const, widget: 'text' as const }

  it('names the currency in use, and none while it is unknown', async () => {
    const amount = {
      schema: decimal,
      widget: 'amount' as const,
      currency: { if: cel("form.from == 'usdt'"), then: 'usdt' as const, else: 'krw' as const },
    }
    const { user } = await playForm(formBlock({ from: direction, amount }))
    await user.type(input('amount'), '1500')
    expect(screen.queryByText(/[₩$]/)).toBeNull()
    await user.type(input('from'), 'kwd')
    expect(screen.getByText('₩')).toBeInTheDocument()
    await user.clear(input('from'))
    await user.type(input('from'), 'usdt')
    expect(screen.getByText('$')).toBeInTheDocument()
  })

  it('has a link only while its condition holds', async () => {
    const links = [
      { label: { c: 'add a card' }, do: [{ go: '/addBankCard', replace: false }], when: cel('size(data.cards) == 0') },
      { label: { c: 'manage' }, do: [{ go: '/wallet', replace: false }], when: cel('size(data.cards) > 0') },
    ]
    await playForm(formBlock({ from: { ...direction, links } }), {
      screen: { sources: { cards: source('getCards') } },
      answers: { getCards: [] },
    })
    expect(await screen.findByRole('button', { name: 'add a card' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'manage' })).toBeNull()
  })

  it('keeps a date between the first and the last of the document', async () => {
    const day = {
      schema: { type: 'string', format: 'date' } as const,
      widget: 'date' as const,
      earliest: '2026-11-05',
      latest: cel('user.joined'),
    }
    const { user } = await playForm(formBlock({ day: { ...day, start: '2026-11-10' } }), {
      user: { joined: '2026-11-20' },
    })
    await user.click(screen.getByRole('combobox', { name: 'day' }))
    const sheet = await screen.findByRole('dialog')
    await within(sheet).findByRole('grid')
    const usable = within(sheet)
      .getAllByRole('gridcell')
      .flatMap((cell) => within(cell).queryAllByRole('button'))
      .filter((button) => !button.hasAttribute('disabled'))
    expect(usable).toHaveLength(16)
  })
})

describe('options of a source', () => {
  const wallets = [
    { name: 'Evo', platname: 'evo', balance: new Big('12000.5') },
    { name: 'Nova', platname: 'nova', balance: new Big(0) },
  ]
  const to = {
    widget: 'cards' as const,
    choices: {
      source: 'wallets',
      value: 'platname',
      label: 'name',
      hint: 'balance',
      hintAs: 'krw' as const,
      mask: false,
      where: cel("row.platname != form.?from.orValue('')"),
      first: [{ value: 'userbalance', label: { c: 'main wallet' }, hint: { c: 'all of it' }, icon: 'wallet' as const }],
    },
  }
  const play = async () =>
    playForm(formBlock({ from: {}, to }, { submit: sending('applyAgent', { apply_info: cel('form.to') }) }), {
      screen: { sources: { wallets: source('getBalanceList') } },
      answers: { getBalanceList: wallets, applyAgent: {} },
    })

  it('come after the fixed ones, with their hints written out', async () => {
    const { user, host } = await play()
    const cards = await screen.findAllByRole('radio')
    expect(cards.map((card) => card.closest('label')?.textContent)).toEqual([
      'main walletall of it',
      'Evo₩12,000',
      'Nova₩0',
    ])
    await user.click(screen.getByRole('radio', { name: /main wallet/ }))
    await user.click(submit())
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([{ apply_info: 'userbalance' }])
  })

  it('leave out rows whose condition does not hold', async () => {
    const { user } = await play()
    await user.type(input('from'), 'evo')
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Evo/ })).toBeNull())
    expect(screen.getByRole('radio', { name: /Nova/ })).toBeInTheDocument()
  })
})

describe('a number', () => {
  const block = formBlock(
    {
      limit: {
        schema: { type: 'integer' },
        widget: 'number',
        required: true,
        min: cel('data.limits.least'),
        max: cel('data.limits.most'),
        step: cel('data.limits.step'),
      },
    },
    { submit: sending('transfer', { limit: cel('form.limit') }) },
  )
  const copy = { 'amount.chip': '+{{amount}}', 'validation.step': '{{label}} in {{limit}}' }
  const play = async () =>
    playForm(block, {
      copy,
      screen: { sources: { limits: source('getBalance') } },
      answers: { getBalance: { least: 10_000, most: 50_000, step: 10_000 }, transfer: {} },
    })

  it('says its bounds, is stepped by its buttons and sent as a number', async () => {
    const { user, host } = await play()
    expect(input('limit')).toHaveAccessibleDescription('10,000 – 50,000 · ±10,000')
    await user.click(screen.getByRole('button', { name: '+10,000 limit' }))
    await user.click(screen.getByRole('button', { name: '+10,000 limit' }))
    await user.click(submit())
    expect(host.callsOf('transfer').map(({ params }) => params)).toEqual([{ limit: 20_000 }])
  })

  it('is refused in words, with the figures as they are written out', async () => {
    const { user, host } = await play()
    await user.type(input('limit'), '15,000')
    await user.click(submit())
    expect(host.faults()).toEqual(['limit in 10,000'])
    expect(input('limit')).toHaveAccessibleDescription(/^limit in 10,000/)
    expect(host.callsOf('transfer')).toEqual([])
  })
})
