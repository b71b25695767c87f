// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { PlatformError } from '../../platform/PlatformError.ts'
import type { FieldUi, FormBlock } from '../../format/blocks/form.ts'
import type { Locale } from '../../format/locales.ts'
import { failure, type TestHost } from '../testing/createTestHost.ts'
import { expressionOf as cel } from '../testing/planOf.ts'
import { englishTexts } from '../../ui/testing/englishTexts.ts'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm } from './testing/playForm.tsx'

const input = (name: string) => screen.getByLabelText(name)
const submit = () => screen.getByRole('button', { name: 'submit' })
const settings = { min: new Big(100), open: true }

function withdrawal(rest: Partial<FormBlock> = {}): FormBlock {
  return formBlock(
    {
      amount: { required: true, schema: { type: 'string', format: 'decimal' }, widget: 'amount', currency: 'krw' },
      password: { required: true, widget: 'password' },
    },
    {
      rules: [
        {
          assert: cel('form.amount >= settings.min'),
          at: 'amount',
          message: { c: 'withdrawal.least', with: { min: cel('settings.min') } },
        },
      ],
      submit: {
        ...sending('withdraw', { amount: cel('form.amount'), password: cel('form.password') }, { money: true }),
        review: {
          title: { c: 'review.title' },
          rows: [
            { label: { c: 'review.amount' }, value: cel('form.amount'), as: 'krw' },
            { label: { c: 'review.left' }, value: cel('user.balance - form.amount'), as: 'krw' },
          ],
          note: { c: 'review.note' },
          confirm: { c: 'review.confirm' },
        },
      },
      ...rest,
    },
  )
}

async function fill(options: Parameters<typeof playForm>[1] = {}, block = withdrawal()) {
  const playing = await playForm(block, { settings, answers: { withdraw: {} }, ...options })
  await playing.user.type(input('amount'), '30000')
  await playing.user.type(input('password'), '123456')
  return playing
}

/** The app's words for a call that was turned away. */
const wordsIn = (locale: Locale): string =>
  (JSON.parse(readFileSync(`schemas/copy/${locale}.json`, 'utf8')) as { 'error.notSent': string })['error.notSent']

type ReviewRow = NonNullable<FormBlock['submit']['review']>['rows'][number]

const sheet = async () => screen.findByRole('dialog', { name: 'review.title' })

describe('a form that moves money', () => {
  it.each(['kor', 'cn', 'en'] as const)(
    'says in %s that nothing was sent, and sends it again without a question',
    async (locale) => {
      const text = wordsIn(locale)
      let isBusy = true
      const { user, host } = await fill({
        copy: { 'error.notSent': text },
        answers: {
          withdraw: () => {
            if (isBusy) throw failure('notSent', '', 'withdraw')
            return null
          },
        },
      })
      const send = async () => {
        await user.click(submit())
        await user.click(within(await sheet()).getByRole('button', { name: 'review.confirm' }))
      }
      await send()
      await waitFor(() => expect(host.toasts).toEqual([{ text, tone: 'danger' }]))
      expect(input('amount')).toHaveValue('30,000')
      expect(host.questions).toEqual([])
      isBusy = false
      await send()
      await waitFor(() => expect(host.callsOf('withdraw')).toHaveLength(2))
      const keys = host.callsOf('withdraw').map(({ options }) => options.idempotencyKey)
      expect([new Set(keys).size, host.questions]).toEqual([1, []])
    },
  )

  it('asks before it sends, with the figures as they will be sent', async () => {
    const { user, host } = await fill()
    await user.click(submit())
    const review = within(await sheet())
    expect(review.getByText('₩30,000')).toBeInTheDocument()
    expect(review.getByText('₩120,000')).toBeInTheDocument()
    expect(review.getByText('review.note')).toBeInTheDocument()
    expect(host.callsOf('withdraw')).toEqual([])
    await user.click(review.getByRole('button', { name: 'review.confirm' }))
    await waitFor(() =>
      expect(host.callsOf('withdraw').map(({ params }) => params)).toEqual([
        { amount: new Big(30000), password: '123456' },
      ]),
    )
    expect(host.callsOf('withdraw')[0]?.options.idempotencyKey).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(input('amount')).toHaveValue('')
  })

  it.each([
    ['50000.5', 'amountWhole'],
    ['1,50', 'amountWhole'],
    ['10 5', 'amountWrong'],
    ['1.500', 'amountReadings'],
  ] as const)('sends nothing while %s shows as refused, though what was typed before passes', async (keys, why) => {
    const { user, host } = await fill()
    await user.clear(input('amount'))
    await user.type(input('amount'), keys)
    await user.click(submit())
    expect(host.toasts).toEqual([{ text: `common.${why}`, tone: 'danger' }])
    expect(input('amount')).toHaveFocus()
    expect(input('amount')).toHaveValue(keys)
    expect(input('amount')).toHaveAccessibleDescription(englishTexts[why])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(host.callsOf('withdraw')).toEqual([])
    await user.clear(input('amount'))
    await user.type(input('amount'), '50,000')
    await user.click(submit())
    expect(within(await sheet()).getByText('₩50,000')).toBeInTheDocument()
  })

  it.each(['pending', 'failed'] as const)(
    'sends nothing on a limit that is %s, though an optional field is empty',
    async (state) => {
      const amount = { schema: { type: 'string', format: 'decimal' }, widget: 'amount', currency: 'krw' } as const
      const block = withdrawal({
        ...formBlock({
          amount: { ...amount, required: true },
          bonus: amount,
          password: { required: true, widget: 'password' },
        }),
        rules: [
          {
            assert: cel('form.amount + form.?bonus.orValue(decimal("0")) <= data.range.max_price'),
            at: 'amount',
            message: { c: 'withdrawal.most' },
          },
        ],
        submit: sending('withdraw', { amount: cel('form.amount'), password: cel('form.password') }, { money: true }),
      })
      const getPayRange = async () =>
        state === 'failed' ? Promise.reject(failure('server')) : new Promise(() => undefined)
      const { user, host } = await fill(
        {
          screen: { sources: { range: { call: 'getPayRange', keep: false } } },
          answers: { withdraw: {}, getPayRange },
        },
        block,
      )
      await user.click(submit())
      expect(screen.getAllByText('form.unchecked')).not.toHaveLength(0)
      expect(host.callsOf('withdraw')).toEqual([])
    },
  )

  it('judges a value of the screen by what has just been typed', async () => {
    const block = withdrawal({
      rules: [{ assert: cel('value.total <= 31000'), at: 'amount', message: { c: 'withdrawal.most' } }],
    })
    const { user, host } = await fill({ screen: { values: { total: cel('form.amount + 100') } } }, block)
    await user.type(input('amount'), '0')
    await user.click(submit())
    expect(screen.getAllByText('withdrawal.most')).not.toHaveLength(0)
    expect(host.callsOf('withdraw')).toEqual([])
  })

  it('sends nothing when the member goes back to edit', async () => {
    const { user, host } = await fill()
    await user.click(submit())
    await user.click(within(await sheet()).getByRole('button', { name: 'form.edit' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(host.callsOf('withdraw')).toEqual([])
    expect(input('amount')).toHaveValue('30,000')
  })

  it('checks again on confirming, because a limit may have moved meanwhile', async () => {
    const { user, host } = await fill()
    await user.click(submit())
    const review = within(await sheet())
    act(() => host.settings.set({ ...settings, min: new Big(50000) }))
    await user.click(review.getByRole('button', { name: 'review.confirm' }))
    expect(host.callsOf('withdraw')).toEqual([])
    expect(host.toasts).toEqual([{ text: 'withdrawal.least 50,000', tone: 'danger' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(input('amount')).toHaveAccessibleDescription(/withdrawal\.least 50,000/)
  })

  it('confirms once, however often it is tapped', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { user, host } = await fill({ answers: { withdraw: async () => promise } })
    await user.click(submit())
    const confirm = within(await sheet()).getByRole('button', { name: 'review.confirm' })
    await user.dblClick(confirm)
    await user.click(confirm)
    expect(host.callsOf('withdraw')).toHaveLength(1)
    expect(confirm).toHaveAttribute('aria-busy', 'true')
    await act(async () => resolve({}))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps everything when the outcome is unknown, so that trying again is the same intent', async () => {
    const { user, host } = await fill({
      answers: {
        withdraw: () => {
          throw failure('timeout', '', 'withdraw')
        },
      },
    })
    for (const _ of ['first', 'again']) {
      await user.click(submit())
      await user.click(within(await sheet()).getByRole('button', { name: 'review.confirm' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(host.questions.map(({ title }) => title)).toEqual([
      'money.unknownTitle',
      'money.repeatTitle',
      'money.unknownTitle',
    ])
    const keys = host.callsOf('withdraw').map(({ options }) => options.idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(input('amount')).toHaveValue('30,000')
    expect(host.visited.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown'])
  })

  it('says why it was refused, with all that was typed, until something else is typed', async () => {
    const wrong = failure('refused', 'The pay password is wrong.')
    const { user, host } = await fill({
      answers: {
        withdraw: () => {
          throw wrong
        },
      },
    })
    await user.click(submit())
    await user.click(within(await sheet()).getByRole('button', { name: 'review.confirm' }))
    expect(await screen.findByText('The pay password is wrong.')).toBeVisible()
    expect(host.toasts.map(({ text }) => text)).toEqual(['The pay password is wrong.'])
    expect(input('password')).toHaveValue('123456')
    await user.type(input('password'), '7')
    expect(screen.queryByText('The pay password is wrong.')).toBe(null)
  })

  it('says why it was refused also while what it reads changes', async () => {
    const block = withdrawal()
    // A start that never comes is worked out again with each answer.
    const password = { ...block.fields['password'], start: cel('user.nickname') } as FieldUi
    const refused = () => {
      throw failure('refused', 'The pay password is wrong.')
    }
    const { user, host } = await fill(
      { answers: { withdraw: refused } },
      { ...block, fields: { ...block.fields, password } },
    )
    await user.click(submit())
    await user.click(within(await sheet()).getByRole('button', { name: 'review.confirm' }))
    await screen.findByText('The pay password is wrong.')
    act(() => host.user.set({ balance: new Big(7), changed: true }))
    expect(screen.getByText('The pay password is wrong.')).toBeVisible()
  })

  it('does not ask about figures that have not come', async () => {
    const { user, host } = await fill(
      {
        loggedIn: true,
        screen: { sources: { fee: { call: 'getPayRange', keep: false } } },
        answers: { getPayRange: async () => new Promise(() => undefined) },
      },
      withdrawal({
        submit: {
          ...withdrawal().submit,
          review: {
            title: { c: 'review.title' },
            confirm: { c: 'review.confirm' },
            rows: [{ label: { c: 'fee' }, value: cel('data.fee.min_price'), as: 'krw' }],
          },
        },
      }),
    )
    await user.click(submit())
    expect(host.toasts).toEqual([{ text: 'form.waiting', tone: 'danger' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('cannot be sent while offline, and says why', async () => {
    const { user, host } = await fill()
    act(() => host.online.set(false))
    expect(submit()).toBeDisabled()
    expect(screen.getByText('offline.money')).toBeInTheDocument()
    await user.type(input('password'), '{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => host.online.set(true))
    expect(submit()).toBeEnabled()
    expect(input('amount')).toHaveValue('30,000')
  })
})

describe('a form whose call is closed', () => {
  const close = (host: TestHost, call?: string) =>
    act(() => host.closed.set((id) => (id === call ? 'We are looking into it.' : undefined)))

  it('says why at the top, keeps what is typed and the focus, and goes on when it opens', async () => {
    const { user, host } = await fill()
    await user.click(input('password'))
    close(host, 'withdraw')
    expect(screen.getByText('We are looking into it.')).toBeVisible()
    expect(submit()).toBeDisabled()
    expect(input('password')).toHaveFocus()
    await user.type(input('password'), '7{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    close(host)
    expect(screen.queryByText('We are looking into it.')).toBeNull()
    expect([input('amount'), input('password')].map((field) => (field as HTMLInputElement).value)).toEqual([
      '30,000',
      '1234567',
    ])
    await user.click(submit())
    expect(await sheet()).toBeVisible()
  })

  it('is not shut by another call', async () => {
    const { host } = await fill()
    close(host, 'recharge')
    expect(submit()).toBeEnabled()
  })

  it('cannot be confirmed in a review that is open', async () => {
    const { user, host } = await fill()
    await user.click(submit())
    const review = within(await sheet())
    close(host, 'withdraw')
    expect(review.getByRole('button', { name: 'review.confirm' })).toBeDisabled()
    expect(review.getByText('We are looking into it.')).toBeVisible()
    expect(host.callsOf('withdraw')).toEqual([])
  })
})

describe('a form whose call is closed with some parameters', () => {
  /** Transfers into games are closed; the target is a field. */
  const transfer = formBlock(
    { target: { required: true }, amount: { required: true } },
    { submit: sending('transfer', { amount: cel('form.amount'), targettype: cel('form.target') }, { money: true }) },
  )
  const rest = (host: TestHost) =>
    act(() =>
      host.closed.set(() => (param) => (param('targettype') === 'main' ? undefined : 'You are taking a break.')),
    )

  it('is shut as soon as they are chosen, and open again with others', async () => {
    const { user, host } = await playForm(transfer, { answers: { transfer: {} } })
    await user.type(input('amount'), '5')
    await user.type(input('target'), 'main')
    rest(host)
    expect(submit()).toBeEnabled()
    await user.type(input('target'), '2')
    expect(screen.getByText('You are taking a break.')).toBeVisible()
    expect(submit()).toBeDisabled()
    await user.type(input('target'), '{Backspace}')
    expect(submit()).toBeEnabled()
    expect([input('amount'), input('target')].map((field) => (field as HTMLInputElement).value)).toEqual(['5', 'main'])
    await user.click(submit())
    await waitFor(() => expect(host.callsOf('transfer')).toHaveLength(1))
  })
})

describe('a review', () => {
  it('cannot be confirmed while offline, says why, and goes on when the connection is back', async () => {
    const { user, host } = await fill()
    await user.click(submit())
    const review = within(await sheet())
    const confirm = review.getByRole('button', { name: 'review.confirm' })
    act(() => host.online.set(false))
    expect(confirm).toBeDisabled()
    expect(review.getByText('offline.money')).toBeVisible()
    await user.click(confirm)
    expect(host.callsOf('withdraw')).toEqual([])
    act(() => host.online.set(true))
    expect(review.queryByText('offline.money')).toBeNull()
    await user.click(confirm)
    await waitFor(() => expect(host.callsOf('withdraw')).toHaveLength(1))
  })
})

describe('a form that is shut', () => {
  const blocked = { when: cel('!settings.open'), message: { c: 'withdrawal.closed' } }

  it('says why and keeps what was typed until it opens again', async () => {
    const { user, host } = await fill({}, withdrawal({ blocked }))
    act(() => host.settings.set({ ...settings, open: false }))
    expect(screen.getByText('withdrawal.closed')).toBeInTheDocument()
    expect(input('amount')).toBeDisabled()
    expect(submit()).toBeDisabled()
    act(() => host.settings.set(settings))
    expect(screen.queryByText('withdrawal.closed')).toBeNull()
    expect(input('amount')).toHaveValue('30,000')
    await user.click(submit())
    expect(await sheet()).toBeInTheDocument()
  })

  it('is not sent while it is not known to be open', async () => {
    const sources = { ways: { call: 'getPayWays', keep: false } }
    const pending = withdrawal({ blocked: { ...blocked, when: cel('data.ways.card == 0') } })
    await fill({ screen: { sources }, answers: { getPayWays: async () => new Promise(() => undefined) } }, pending)
    expect(submit()).toBeDisabled()
    expect(screen.getByText('form.waiting')).toBeInTheDocument()
  })
})

describe('a form whose reason to be shut could not be read', () => {
  it('says so, sends nothing, and reads it again on request', async () => {
    let isDown = true
    const getPayWays = async () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ card: 1 }))
    const unread = withdrawal({ blocked: { when: cel('data.ways.card == 0'), message: { c: 'withdrawal.closed' } } })
    const { user } = await fill(
      { screen: { sources: { ways: { call: 'getPayWays', keep: false } } }, answers: { getPayWays } },
      unread,
    )
    expect(submit()).toBeDisabled()
    expect(screen.queryByText('form.waiting')).toBeNull()
    isDown = false
    await user.click(within(screen.getByRole('alert')).getByRole('button'))
    await waitFor(() => expect(submit()).toBeEnabled())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a form with a part this app does not know', () => {
  const amount = { schema: { type: 'string', format: 'decimal' }, widget: 'amount' } as const
  it.each([
    ['an input', formBlock({ amount, thumb: { widget: 'fingerprint' as 'text' } }), 'unknown-widget'],
    ['a type', formBlock({ amount, rows: { schema: { type: 'array' as 'string' } } }), 'unknown-field'],
    [
      'a pattern',
      formBlock({ amount, name: { schema: { type: 'string', pattern: '(', maxLength: 8 } } }),
      'unknown-field',
    ],
    [
      'a pattern on text of any length',
      formBlock({ amount, name: { schema: { type: 'string', pattern: '^a+$' } } }),
      'unknown-field',
    ],
    [
      'a rule',
      formBlock({ amount }, { rules: [{ assert: { e: ['xor', 1, 2] as never }, at: 'amount', message: { c: 'x' } }] }),
      'unknown-rule',
    ],
    [
      'a rule for a field that is not there',
      formBlock({ amount }, { rules: [{ assert: cel('true'), at: 'gone', message: { c: 'x' } }] }),
      'unknown-rule',
    ],
    ['a condition', formBlock({ amount, name: { when: { e: ['maybe'] as never } } }), 'unknown-condition'],
    [
      'a reason to be shut',
      formBlock({ amount }, { blocked: { when: { e: ['maybe'] as never }, message: { c: 'x' } } }),
      'unknown-condition',
    ],
    [
      'an action',
      formBlock({ amount }, { submit: { ...sending('withdraw', {}), do: [{ teleport: true } as never] } }),
      'unknown-action',
    ],
  ])('is shut because of %s, in words, and reported', async (_, block, code) => {
    const { host, user } = await playForm(block)
    expect(screen.getByText('form.unsupported')).toBeInTheDocument()
    expect(submit()).toBeDisabled()
    expect(input('amount')).toBeDisabled()
    await user.click(submit())
    expect(host.calls).toEqual([])
    expect(host.problems).toContainEqual({ code, screen: 'example', pointer: '/body/0' })
  })
})

describe('a review that asks the platform before', () => {
  const row: ReviewRow = {
    label: { c: 'review.name' },
    value: cel("result.?data.?name.orValue('')"),
    when: cel('has(result.data)'),
    as: 'text',
  }
  const asking = (): FormBlock => {
    const block = withdrawal()
    const { review } = block.submit
    if (!review) throw new Error('The form has no review.')
    const check = { call: 'getReceiver', with: { username: cel('form.password') } } as const
    return { ...block, submit: { ...block.submit, review: { ...review, check, rows: [...review.rows, row] } } }
  }

  it('shows what it says', async () => {
    const { user, host } = await fill({ answers: { getReceiver: { name: 'K**' } } }, asking())
    await user.click(submit())
    expect(await sheet()).toHaveTextContent('review.nameK**')
    expect(host.calls).toContainEqual(expect.objectContaining({ id: 'getReceiver', params: { username: '123456' } }))
  })

  it('stays shut where the platform refuses, and says why', async () => {
    const { user, host } = await fill({}, asking())
    host.answer('getReceiver', () => Promise.reject(failure('refused', 'There is no such user', 'getReceiver')))
    await user.click(submit())
    expect(await screen.findByText('There is no such user')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    { why: 'does not have the call', code: 404 },
    { why: 'has been asked too often', code: 429 },
    { why: 'fails', code: undefined },
  ])('claims nothing where the platform $why', async ({ code }) => {
    const { user, host } = await fill({}, asking())
    host.answer('getReceiver', () =>
      Promise.reject(
        new PlatformError(code === undefined ? 'server' : 'refused', 'No', {
          operation: 'getReceiver',
          code,
          sent: true,
          money: false,
        }),
      ),
    )
    await user.click(submit())
    expect(await sheet()).not.toHaveTextContent('review.name')
  })
})
