import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { choose } from './support/choose.ts'
import { openStreams } from './support/openStreams.ts'
import { join, PASSWORD } from './support/operator.ts'
import { register } from './support/register.ts'
import { test } from './support/stopTest.ts'
import { expect } from './support/test.ts'
import type { Stack } from './support/startStack.ts'

const amount = (member: Page) => member.getByRole('textbox', { name: '입금 금액' })
const send = (member: Page) => member.getByRole('button', { name: '입금 신청' })
const row = (desk: Page, name: string) =>
  desk.getByRole('dialog', { name: 'Stop' }).getByRole('button', { name, exact: true })

/** As if everybody had last given their password an hour ago. */
function forgetConfirmations(stack: Stack): void {
  const database = new Database(resolve(stack.dataDir, 'playbill.db'))
  database.prepare('update session set confirmed_at = ?').run(new Date(Date.now() - 60 * 60_000).toISOString())
  database.close()
}

async function fillDeposit(member: Page, stack: Stack): Promise<void> {
  await register(member, stack.appUrl)
  await member.goto(`${stack.appUrl}/#/recharge`)
  await member.getByRole('radio').first().check()
  await choose(member, '은행', '국민은행')
  await member.getByLabel('계좌번호', { exact: true }).fill('123456789012')
  await member.getByLabel('지점').fill('강남')
  await amount(member).fill('20000')
}

test('an operator stops deposits: a member in the middle of one is told why, loses nothing, and goes on when it is lifted', async ({
  page: member,
  browser,
  stack,
}) => {
  await fillDeposit(member, stack)
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })).newPage()
  await join(desk, stack, 'stella', 'publisher')
  await amount(member).focus()

  await desk.getByRole('button', { name: 'Stop', exact: true }).click()
  await row(desk, 'Deposits').click()
  await desk.keyboard.type('Fraud at the bank')
  await desk.getByText('Members read: the app’s own sentence').click()
  await desk.getByLabel('한국어').fill('아홉 시에 다시 열려요.')
  await desk.getByRole('button', { name: 'Stop deposits' }).click()

  await expect(member.getByText('아홉 시에 다시 열려요.')).toBeVisible()
  await expect(send(member)).toBeDisabled()
  await expect(amount(member)).toHaveValue('20,000')
  await expect(amount(member)).toBeFocused()
  await amount(member).press('Enter')
  await expect(member.getByRole('dialog')).toHaveCount(0)
  await expect(desk.getByText(/by stella: Fraud at the bank/).first()).toBeVisible()

  // The paying back end reads the same, and the demonstration refuses the call.
  const feed = await member.request.get(`${stack.appUrl}/release/settings`)
  expect(await feed.json()).toMatchObject({ stops: { deposits: {} } })

  // Stopping asks for no password; lifting does.
  forgetConfirmations(stack)
  await desk.getByRole('button', { name: 'Lift…' }).click()
  await desk
    .getByRole('form', { name: 'Lift: Deposits' })
    .getByRole('textbox', { name: 'Reason' })
    .fill('The bank has answered')
  await desk.getByRole('button', { name: 'Lift: Deposits' }).click()
  const question = desk.getByRole('dialog', { name: 'Is it you?' })
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(send(member)).toBeEnabled()
  await send(member).click()
  await expect(member.getByRole('dialog')).toContainText('₩20,000')
  await desk.context().close()
})

test('a stop reaches 2,000 phones and a member in the middle of a deposit within three seconds', async ({
  page: member,
  browser,
  stack,
}) => {
  await fillDeposit(member, stack)
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })).newPage()
  await join(desk, stack, 'stan', 'publisher')
  const phones = await openStreams(stack, 2000)
  await desk.getByRole('button', { name: 'Stop', exact: true }).click()
  await row(desk, 'Deposits').click()
  await desk.keyboard.type('Fraud at the bank')

  await desk.getByRole('button', { name: 'Stop deposits' }).click()
  await expect(send(member)).toBeDisabled({ timeout: 3000 })
  await expect.poll(() => phones.heard('"deposits"'), { timeout: 3000 }).toBe(2000)
  await expect(amount(member)).toHaveValue('20,000')

  await stack.command('release', 'lift', 'deposits', '--reason', 'Over')
  await expect(send(member)).toBeEnabled()
  await expect(amount(member)).toHaveValue('20,000')
  phones.close()
})

test('the whole site stops over an open form, which is as it was when the site opens again', async ({
  page: member,
  stack,
}) => {
  await fillDeposit(member, stack)
  await stack.command('release', 'stop', 'site', '--reason', 'Break-in')
  await expect(member.getByRole('main').getByText('회원님의 잔액은 그대로예요', { exact: false }).last()).toBeVisible()
  await expect(amount(member)).toBeHidden()
  await stack.command('release', 'lift', 'site', '--reason', 'Over')
  await expect(amount(member)).toHaveValue('20,000')
  await expect(send(member)).toBeEnabled()
})

test('games do not open while bets are stopped, and other money moves', async ({ page: member, stack }) => {
  await register(member, stack.appUrl)
  await stack.command('release', 'stop', 'bets', '--reason', 'A faulty game')
  await member.goto(`${stack.appUrl}/#/gamePage?name=nova&code=nova-1&game_category=gaming&lang=kor`)
  await expect(member.getByText('지금은 게임과 베팅을 잠시 멈췄어요', { exact: false })).toBeVisible()
  await expect(member.locator('iframe')).toHaveCount(0)
  await member.goto(`${stack.appUrl}/#/recharge`)
  await expect(send(member)).toBeEnabled()
})

test('an operator stops one way to deposit: members with it are told to use another, which goes on', async ({
  page: member,
  browser,
  stack,
}) => {
  await fillDeposit(member, stack)
  const desk = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })).newPage()
  await join(desk, stack, 'sonja', 'publisher')
  await desk.getByRole('button', { name: 'Stop', exact: true }).click()
  await row(desk, 'Deposits').click()
  const sheet = desk.getByRole('dialog', { name: 'Stop' })
  await sheet.getByRole('button', { name: 'Bank transfer', exact: true }).click()
  await desk.keyboard.type('The bank checks')
  await sheet.getByRole('button', { name: 'Stop Bank transfer deposits' }).click()

  await expect(member.getByText('지금은 이 방법의 입금을 잠시 멈췄어요', { exact: false }).first()).toBeVisible()
  await expect(send(member)).toBeDisabled()
  await expect(amount(member)).toHaveValue('20,000')
  const feed = await member.request.get(`${stack.appUrl}/release/settings`)
  expect((await feed.json()).stops).toEqual({ 'deposits.bank': {} })

  await member.getByRole('tab', { name: '위챗페이' }).click()
  await expect(member.getByText('지금은 이 방법의 입금을 잠시 멈췄어요', { exact: false }).first()).toBeHidden()
  await amount(member).fill('20000')
  await send(member).click()
  await expect(member.getByRole('dialog')).toContainText('₩20,000')
  await member.keyboard.press('Escape')
  await expect(member.getByRole('dialog')).toHaveCount(0)

  await stack.command('release', 'lift', 'deposits.bank', '--reason', 'Checked')
  await member.getByRole('tab', { name: '계좌이체' }).click()
  await expect(send(member)).toBeEnabled()
  await expect(amount(member)).toHaveValue('20,000')
  await desk.context().close()
})
