// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Big } from 'big.js'
import { describe, expect, it, test } from 'vitest'
import { formBlock } from './testing/formBlock.ts'
import { playForm, settle } from './testing/playForm.tsx'
import { shippedForm } from './testing/shippedForms.ts'
import { plainValues } from './formValues.ts'

const block = formBlock({
  name: {},
  number: { compact: true },
  note: { words: true },
  story: { widget: 'textarea' },
  secret: { widget: 'password' },
  given: { widget: 'readonly' },
})

test.each([
  ['１１０ ２３４ ５６７８９０', '110234567890'],
  ['110 – 234－567 890', '110-234-567890'],
  ['+82 10-1234 5678', '+8210-12345678'],
  ['\u200E110234567890\u200B', '110234567890'],
])('reads %o as %o where spaces mean nothing', (typed, plain) => {
  expect(plainValues(block, { number: typed })).toEqual({ number: plain })
})

test.each([
  ['demo01 ', 'demo01'],
  ['ｄｅｍｏ０１', 'demo01'],
  ['\u200Bdemo\u2060\u00AD01\uFEFF', 'demo01'],
  ['대한 민국'.normalize('NFD'), '대한 민국'],
])('reads %o as %o where a text names something, which it does unless a document says more', (typed, name) => {
  expect(plainValues(block, { name: typed })).toEqual({ name })
})

test('takes a blank text as absent', () => {
  expect(plainValues(block, { name: '\u200B', number: ' ', note: '\u3000 ', story: ' ', secret: '   ' })).toEqual({
    name: undefined,
    number: undefined,
    note: undefined,
    story: undefined,
    secret: '   ',
  })
})

test('leaves words letter by letter in NFC, and a password and what the platform gave as they are', () => {
  const typed = ` ㈜１ ${'김유신'.normalize('NFD')}👨\u200D👩 `
  const words = '㈜１ 김유신👨\u200D👩'
  expect(plainValues(block, { note: typed, story: typed, secret: typed, given: typed })).toEqual({
    note: words,
    story: words,
    secret: typed,
    given: typed,
  })
})

const settings = {
  account: { nameMin: 6, nameMax: 16, passwordMin: 6, payPasswordMin: 6, payPasswordMax: 18 },
  cards: { max: 5 },
  dates: { birthdayMin: '1980-01-01' },
  register: { captcha: false, minimumAge: 18 },
}
const member = { username: 'demo01', realname: 'Hong', mobile: '', email: 'a@b.co', isagent: 0 }
const banks = [{ bank_name: 'KB', ico: '' }]

async function open(name: string, answers: object = {}) {
  const { plan, block: shipped } = shippedForm(name)
  const { when: _, ...shown } = shipped
  const playing = await playForm(shown, {
    settings,
    user: member,
    answers: { getBankList: banks, getCards: [], ...answers },
    query: { pid: '' },
    lists: {
      choices: { usdtProtocol: { options: [{ value: 'TRC20', label: 'usdtProtocol.trc20', tone: 'neutral' }] } },
      dialogs: {},
    },
    screen: { id: plan.id, query: plan.query, sources: plan.sources, values: plan.values },
  })
  await settle()
  const submit = screen.getByRole('button', { name: 'c' in shipped.submit.label ? shipped.submit.label.c : '' })
  return { ...playing, submit: async () => playing.user.click(submit) }
}

const field = (label: string) => screen.getByLabelText(label)

describe('what a member types', () => {
  it('is a card number with spaces or full-width digits', async () => {
    const { user, host, submit } = await open('addBankCard/card', { bindCard: null })
    await user.click(screen.getByRole('combobox', { name: 'recharge.bank' }))
    await user.click(await screen.findByRole('radio', { name: 'KB' }))
    await user.type(field('wallet.number'), '１１０ 234-５６７ 890')
    await user.type(field('recharge.branch'), 'Gangnam')
    await user.type(field('register.paypassword'), '123456')
    await submit()
    expect(host.callsOf('bindCard').map(({ params }) => params['bank_no'])).toEqual(['110234-567890'])
  })

  it('goes to an account whose holder shows in the choice and in the review', async () => {
    const accounts = [
      { id: '1', bank_no: '110-555-012345', bank_owner: 'Playbill Co.', bank_data: { bank_name: 'Shinhan' } },
      { id: '2', bank_no: '287-910055-40107', bank_owner: 'Playbill Settlement', bank_data: { bank_name: 'Hana' } },
    ]
    const cards = [{ id: 'C', bank: 'KB', bank_no: '12345678', bank_owner: 'Hong', bank_address: 'Gangnam', ico: '' }]
    const limits = { on: true, min: new Big(100), max: new Big(10_000_000) }
    const hours = { zone: 9, weekdays: { from: '00:00', to: '24:00' }, weekend: { from: '00:00', to: '24:00' } }
    const recharge = {
      bank: limits,
      wechat: limits,
      alipay: limits,
      usdtTrc20: limits,
      usdtErc20: limits,
      chips: [],
      usdtChips: [],
      defaultMin: new Big(100),
      defaultMax: new Big(10_000),
    }
    const range = { min_price: new Big(100), max_price: new Big(10_000_000) }
    const {
      plan,
      block: { blocked: _, ...form },
    } = shippedForm('recharge/bank')
    const { user } = await playForm(form, {
      settings: { ...settings, recharge, hours },
      user: member,
      answers: {
        getPayWays: { card: 1, usdt: 1 },
        getPayBank: accounts,
        getBankList: banks,
        getCards: cards,
        getPayCode: [],
        getPayRange: range,
      },
      screen: { id: plan.id, query: plan.query, sources: plan.sources, values: plan.values },
    })
    await settle()
    await user.click(screen.getByText('287-910055-40107 · Playbill Settlement'))
    await user.type(field('recharge.amountKrw'), '5000')
    await user.click(screen.getByRole('button', { name: 'recharge.submit' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('wallet.ownerPlaybill Settlement')
  })

  it('is a phone number as printed on a card', async () => {
    const { user, host, submit } = await open('userInfo/profile', { updateUserInfo: null })
    await user.type(field('userInfo.mobile'), '+82 10 1234 5678')
    await submit()
    expect(host.callsOf('updateUserInfo').map(({ params }) => params['mobile'])).toEqual(['+821012345678'])
  })

  it('is refused where an application does not take it', async () => {
    const { user, host, submit } = await open('applyagent/application', { applyAgent: null })
    await user.type(field('userInfo.mobile'), '+86 138 0013 8000')
    await user.type(field('applyagent.info'), 'hello')
    await submit()
    expect(host.calls).toEqual([])
    expect(field('userInfo.mobile')).toHaveAccessibleDescription(expect.stringContaining('applyagent.mobileWrong'))
    await user.clear(field('userInfo.mobile'))
    await user.type(field('userInfo.mobile'), '86 138 0013 8000')
    await submit()
    expect(host.callsOf('applyAgent').map(({ params }) => params['mobile'])).toEqual(['8613800138000'])
  })

  it('is a log-in name whatever keyboard or page it came from, and a password to the letter', async () => {
    const { user, host, submit } = await open('login/login', { login: { api_token: 'x' } })
    await user.type(field('login.name'), 'ｄｅｍｏ０１\u200B ')
    await user.type(field('login.password'), 'ｐ1 ')
    await submit()
    expect(host.callsOf('login').map(({ params }) => params)).toEqual([{ name: 'demo01', password: 'ｐ1 ' }])
  })

  it('is not an invite code when it is blank', async () => {
    const { user, host, submit } = await open('login/register')
    await user.type(field('register.inviteCode'), '   ')
    await submit()
    expect(field('register.inviteCode')).toHaveAccessibleDescription('register.toast7')
    expect(host.calls).toEqual([])
  })

  it('is a new pay password of 6 to 18 characters, whatever the old one was', async () => {
    const { user, host, submit } = await open('password/pay', { editPayPassword: null })
    await user.type(field('password.old'), 'o'.repeat(32))
    for (const name of ['password.new', 'password.again']) await user.type(field(name), 'n'.repeat(19))
    await submit()
    expect(field('password.new')).toHaveAccessibleDescription('register.toast6 6 18 register.paypasswordHint 6 18')
    expect(host.calls).toEqual([])
    for (const name of ['password.new', 'password.again']) await user.type(field(name), '{Backspace}')
    await submit()
    expect(host.callsOf('editPayPassword')).toHaveLength(1)
  })

  it('is a USDT address that can exist, and is compared in groups of four before it is saved', async () => {
    const address = 'TSChNwQtRwNwNij3B6GWUxhbEup9Xk4oye'
    const { user, host, submit } = await open('addUsdtCard/address', { bindCard: null })
    await user.type(field('register.paypassword'), '123456')
    for (const mistyped of [
      address.slice(0, -1),
      `${address}e`,
      address.replace('3', '0'),
      address.replace('QtR', 'QRt'),
    ]) {
      await user.clear(field('wallet.address'))
      await user.type(field('wallet.address'), mistyped)
      await submit()
      expect(field('wallet.address')).toHaveAccessibleDescription(expect.stringContaining('addUsdtCard.addressWrong'))
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.clear(field('wallet.address'))
    await user.type(field('wallet.address'), ` ${address}\u200B`)
    await submit()
    const review = within(await screen.findByRole('dialog', { name: 'addUsdtCard.reviewTitle' }))
    expect(review.getByText('TSCh NwQt RwNw Nij3 B6GW Uxhb Eup9 Xk4o ye')).toBeVisible()
    expect(host.callsOf('bindCard')).toEqual([])
    await user.click(review.getByRole('button', { name: 'wallet.save' }))
    await settle()
    expect(host.callsOf('bindCard').map(({ params }) => params['bank_no'])).toEqual([address])
  })

  it('is led to change a pay password that is too long for a card', async () => {
    const { user, host, submit } = await open('addUsdtCard/address')
    await user.type(field('register.paypassword'), 'p'.repeat(19))
    await submit()
    expect(field('register.paypassword')).toHaveAccessibleDescription('wallet.payPasswordLong 18')
    await user.click(screen.getByText('wallet.payPasswordChange'))
    expect(host.went).toEqual([{ path: '/password', query: { type: '2' }, replace: false }])
  })
})
