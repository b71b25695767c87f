import type { Page } from 'playwright'
import type { Situation } from './Situation.ts'
import { shown } from './shown.ts'

/** Goes to the form of the bench once the live release, which has it, has loaded. */
async function openLongForm(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await window.bench.quiet(1000)
    window.location.hash = '#/benchForm'
  })
  await page.waitForFunction(shown.hundredFields)
}

const choose = async (page: Page, field: RegExp, option: string) => {
  // A combobox in a form, a button in a filter.
  await page
    .getByRole('combobox', { name: field })
    .or(page.getByRole('button', { name: field }))
    .click()
  await page.getByRole('dialog').getByRole('radio', { name: option, exact: true }).click()
}

const fillDeposit = async (page: Page) => {
  await page.getByRole('radio').first().check()
  await page.getByLabel('입금 금액').fill('150000')
}

/** The same member doing the same. The order matters: later ones see what earlier ones did. */
export const situations: readonly Situation[] = [
  { name: 'the records', path: '/transRecord', shown: shown.rows },
  { name: 'the records in English', path: '/transRecord', locale: 'en', shown: shown.rows },
  { name: 'the records in Chinese', path: '/transRecord', locale: 'cn', shown: shown.rows },
  {
    name: 'withdrawals of a week',
    path: '/transRecord?date=2',
    shown: shown.rows,
    async act(page) {
      await choose(page, /^유형/, '출금')
      await page.getByText(/^W2/).first().waitFor()
    },
  },
  {
    name: 'transfers through one venue',
    path: '/transRecord?type=3',
    shown: shown.anyRows,
    act: async (page) => choose(page, /^플랫폼/, '로터스 카지노'),
  },
  {
    name: 'more records than the page holds',
    path: '/transRecord',
    shown: shown.rows,
    async act(page) {
      for (const text of ['40건을 불러왔어요.', '60건을 불러왔어요.']) {
        // Not by a press, which would scroll to the end and so load another page.
        await page.getByRole('button', { name: '더 보기' }).dispatchEvent('click')
        await page.getByText(text).waitFor({ state: 'attached' })
      }
    },
  },
  {
    name: 'the records read again',
    path: '/transRecord',
    shown: shown.rows,
    async act(page) {
      await page.getByRole('button', { name: '새로고침' }).click()
      await page.getByText('새로고침했어요.').waitFor({ state: 'attached' })
    },
  },
  { name: 'the deposit', path: '/recharge', shown: shown.form },
  { name: 'the deposit in English', path: '/recharge', locale: 'en', shown: shown.form },
  {
    name: 'an amount typed and added to',
    path: '/recharge',
    shown: shown.form,
    async act(page) {
      await page.getByLabel('입금 금액').pressSequentially('120000')
      await page.getByRole('button', { name: '+5만' }).click()
    },
  },
  {
    name: 'a deposit sent too early',
    path: '/recharge',
    shown: shown.form,
    act: async (page) => page.getByRole('button', { name: '입금 신청' }).click(),
  },
  {
    name: 'a deposit outside the limits, put right',
    path: '/recharge',
    shown: shown.form,
    async act(page) {
      await page.getByRole('radio').first().check()
      await page.getByLabel('입금 금액').fill('20000000')
      await page.getByRole('button', { name: '입금 신청' }).click()
      await page.getByLabel('입금 금액').fill('2000000')
    },
  },
  {
    name: 'a deposit from another account',
    path: '/recharge',
    shown: shown.form,
    async act(page) {
      await choose(page, /^보내는 계좌/, '다른 계좌 직접 입력')
      await page.getByLabel('계좌번호', { exact: true }).fill('1234')
      await page.getByRole('button', { name: '입금 신청' }).click()
    },
  },
  {
    name: 'a deposit in USDT',
    path: '/recharge',
    shown: shown.form,
    async act(page) {
      await page.getByRole('tab', { name: 'USDT' }).click()
      await page.getByRole('img').waitFor()
      await page.getByRole('tab', { name: 'ERC20' }).click()
    },
  },
  {
    name: 'a deposit by wallet',
    path: '/recharge?type=wechat',
    shown: () =>
      document.querySelector('main form input') !== null && document.querySelector('main svg[role=img]') !== null,
  },
  {
    name: 'the review of a deposit',
    path: '/recharge',
    shown: shown.form,
    async act(page) {
      await fillDeposit(page)
      await page.getByRole('button', { name: '입금 신청' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'a deposit that was sent',
    path: '/recharge',
    shown: shown.form,
    async act(page) {
      await fillDeposit(page)
      await page.getByRole('button', { name: '입금 신청' }).click()
      await page.getByRole('button', { name: '신청하기' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
    // It leads to another screen, which has no twin.
    leaves: true,
  },
  {
    name: 'the question before a deposit is cancelled',
    path: '/transRecord',
    shown: shown.rows,
    async act(page) {
      await page.getByRole('button', { name: '신청 취소' }).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'a deposit that was cancelled',
    path: '/transRecord',
    shown: shown.rows,
    async act(page) {
      await page.getByRole('button', { name: '신청 취소' }).first().click()
      await page.getByRole('alertdialog').getByRole('button', { name: '취소하기' }).click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'a hundred fields',
    path: '/transRecord',
    shown: shown.rows,
    act: openLongForm,
  },
  {
    name: 'a hundred fields, some of them wrong',
    path: '/transRecord',
    shown: shown.rows,
    async act(page) {
      await openLongForm(page)
      await page.getByLabel('1 입금 주소', { exact: true }).fill('ab')
      await page.getByLabel('3 입금 주소', { exact: true }).fill('abc')
      await page.getByRole('button', { name: '입금 신청' }).click()
    },
  },
]
