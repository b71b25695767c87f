// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, describe, expect, it } from 'vitest'
import { startPlatform } from '../../../mocks/platform/testing/startPlatform.ts'
import type { FormBlock } from '../../format/blocks/form.ts'
import { coerce } from '../../platform/coerce.ts'
import { operations } from '../../platform/testing/operations.ts'
import type { OperationId } from '../../platform/Operations.ts'
import type { TestHostOptions } from '../testing/createTestHost.ts'
import { playForm, settle } from './testing/playForm.tsx'
import { contract, shippedForm, shippedForms, type ShippedForm } from './testing/shippedForms.ts'

/** The contract of a platform that takes its fee out of the amount. */
const included = JSON.parse(JSON.stringify(contract).replaceAll('"x-fee":"on-top"', '"x-fee":"included"')) as unknown

const spendingForms = shippedForms().filter(({ block }) => block.fields['amount']?.max !== undefined)

const settings = {
  recharge: { chips: [new Big(10_000)], usdtChips: [new Big(10)] },
  withdrawal: { bankMin: new Big(100), agentMin: new Big(100), usdtMin: new Big(10), redirectSeconds: 1.5 },
  cards: { max: 5 },
}
const option = (value: string | number) => ({ value, label: String(value), tone: 'neutral' as const })
const lists = {
  choices: {
    currency: { options: [option('kwd'), option('usdt')] },
    exchangeRate: { options: [option('platform')] },
    agentTransfer: { options: [option(1), option(2)] },
    transferWay: { options: [option('in'), option('out')] },
  },
  dialogs: {},
}

/** The form with an agent of the demonstration, whose answers come from there. */
async function play(
  { plan, block }: ShippedForm,
  { user = {}, answers = {} }: { readonly user?: object; readonly answers?: TestHostOptions['answers'] } = {},
) {
  const { call, data, signIn } = startPlatform()
  signIn('agent01')
  const { when: _, ...shown } = block
  const calls = Object.values(plan.sources).map((source) => source.call as OperationId)
  const answer = (id: OperationId) => (params: object) => coerce(operations[id].data, call(id, params as never).data)
  const playing = await playForm(shown, {
    settings,
    lists,
    user: { ...(coerce('#UserInfo', data('getUser', {})) as object), ...user },
    answers: { ...Object.fromEntries(calls.map((id) => [id, answer(id)])), ...answers },
    screen: { id: plan.id, query: plan.query, sources: plan.sources, values: plan.values },
  })
  await settle()
  return playing
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /amount/i })
const submit = ({ submit: { label } }: FormBlock) => screen.getByRole('button', { name: 'c' in label ? label.c : '' })

afterEach(cleanup)

describe.each(spendingForms)('$name', (shipped) => {
  it('says that an amount is above the balance before it asks or sends', async () => {
    const { user, host } = await play(shipped)
    await user.type(amount(), '99999999')
    await user.click(submit(shipped.block))
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveAccessibleDescription(/^(validation\.max|withdrawal\.(maxUsdt|notFree)) /)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(host.calls.filter(({ id }) => 'money' in operations[id])).toEqual([])
  })

  it('takes what Max fills in', async () => {
    const { user } = await play(shipped)
    await user.click(screen.getByRole('button', { name: 'amount.max' }))
    // The review may be in front of it by then.
    const field = amount()
    await user.click(submit(shipped.block))
    expect(field).not.toHaveValue('')
    expect(field).not.toBeInvalid()
  })
})

describe('a USDT withdrawal', () => {
  const cards = [
    {
      id: 'U1',
      bank: 'USDT',
      bank_owner: 'TRC20',
      bank_no: 'TSChNwQtRwNwNij3B6GWUxhbEup9Xk4oye',
      bank_address: '',
      ico: '',
    },
  ]

  async function review(on: unknown) {
    const form = shippedForm('withdrawal/usdt', on)
    const { user } = await play(form, { user: { usd_balance: new Big('320.5') }, answers: { getCards: cards } })
    await user.click(screen.getByRole('button', { name: 'amount.max' }))
    await user.type(screen.getByLabelText('register.paypassword'), '123456')
    const { value } = amount()
    await user.click(submit(form.block))
    const sheet = within(await screen.findByRole('dialog'))
    const figure = (label: string) => sheet.getByText(label).nextElementSibling?.textContent
    return {
      filled: value,
      amount: figure('record.amount'),
      fee: figure('withdrawal.fee'),
      total: figure('withdrawal.total'),
      arrives: figure('withdrawal.arrives'),
    }
  }

  it('leaves room for a fee on top, and shows amount, fee and total', async () => {
    expect(await review(contract)).toEqual({
      filled: '319',
      amount: '$319.00',
      fee: '$1.00',
      total: '$320.00',
      arrives: '$319.00',
    })
  })

  it('gives all there is where the fee is included, and shows what arrives', async () => {
    expect(await review(included)).toEqual({
      filled: '320',
      amount: '$320.00',
      fee: '$1.00',
      total: '$320.00',
      arrives: '$319.00',
    })
  })
})

describe('an exchange', () => {
  const form = shippedForm('coinTrans/kwd')

  async function send(user: object, answer: object) {
    const playing = await play(form, {
      user: { balance: new Big(1_250_000), usd_balance: new Big('320.5'), ...user },
      answers: { exchange: answer },
    })
    await playing.user.type(amount(), '100000')
    await playing.user.type(screen.getByLabelText('register.paypassword'), '123456')
    await playing.user.click(submit(form.block))
    const sheet = within(await screen.findByRole('dialog'))
    const asked = [...sheet.getByText('coinTrans.pay').closest('dl')!.querySelectorAll('div')].map(
      (row) => row.textContent,
    )
    return {
      ...playing,
      asked,
      confirm: async () => playing.user.click(sheet.getByRole('button', { name: 'coinTrans.reviewConfirm' })),
    }
  }
  const told = ({ questions }: { readonly questions: readonly { readonly text: string }[] }) =>
    questions.map(({ text }) => text)

  it('says what the member gets at the platform’s rate, and afterwards what they got', async () => {
    const { asked, confirm, host } = await send(
      { rate: new Big(1380) },
      { received: new Big('72.46'), rate: new Big(1380) },
    )
    expect(asked).toEqual(['coinTrans.pay₩100,000', 'coinTrans.getsAbout$72.46', 'coinTrans.rate₩1,380'])
    await confirm()
    await settle()
    expect(told(host)).toEqual(['coinTrans.doneRate ₩100,000 $72.46 ₩1,380'])
  })

  it('says that the platform sets the rate where it gives none, and shows both balances before and after', async () => {
    const { asked, confirm, host } = await send({ rate: undefined }, {})
    expect(asked).toEqual(['coinTrans.pay₩100,000', 'coinTrans.intousdt', 'coinTrans.rateplatform'])
    host.account.refreshUser = async () =>
      host.user.set({ ...host.user.getSnapshot(), balance: new Big(1_150_000), usd_balance: new Big('392.96') })
    await confirm()
    await settle()
    expect(told(host)).toEqual(['coinTrans.doneBalances ₩1,250,000 ₩1,150,000 $320.50 $392.96'])
  })

  it('claims no new balances that it could not read', async () => {
    const { confirm, host } = await send({ rate: undefined }, {})
    await confirm()
    await settle()
    expect(told(host)).toEqual(['coinTrans.doneUnread'])
  })
})
