import type { Locator, Page } from '@playwright/test'
import { choose } from './support/choose.ts'
import { enter, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

const said = (page: Page, message: string) => page.getByRole('main').getByText(message).first()

/** What a wallet's row says it holds, with something more. */
async function withMore(wallet: Locator, more: number): Promise<string> {
  await expect(wallet).toContainText('₩')
  const before = Number(/₩([\d,]+)/.exec(await wallet.innerText())?.[1]?.replaceAll(',', ''))
  return `₩${(before + more).toLocaleString('en')}`
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: '이동하기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a visitor who wants to transfer is asked to log in and comes back', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/')
  await page.goto(`${stack.appUrl}/#/transfer`)
  await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL(/#\/login\?.*redirect=/)
  await page.getByLabel('아이디', { exact: true }).fill('demo01')
  await page.getByLabel('비밀번호', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/#\/transfer/)
})

test('a member moves money by hand, between the main wallet and a game wallet only, and collects it all', async ({
  page,
  stack,
}) => {
  await enter(page, stack.appUrl, '/transfer')
  const wallet = page.getByRole('listitem').filter({ hasText: '로터스 카지노' })
  const filled = await withMore(wallet, 7000)
  await page.getByRole('button', { name: '이동하기' }).first().click()
  await expect(said(page, '받는 지갑을 선택해 주세요.')).toBeVisible()
  await expect(said(page, '금액을 입력해 주세요!')).toBeVisible()

  await choose(page, '보내는 지갑', '그란디아 라이브')
  await choose(page, '받는 지갑', '로터스 카지노')
  await page.getByRole('textbox', { name: '이동할 금액' }).first().fill('7000')
  await expect(said(page, '게임 지갑끼리는 머니를 이동할 수 없어요.')).toBeVisible()
  await choose(page, '보내는 지갑', '메인 지갑')
  await page.getByRole('button', { name: '이동하기' }).first().click()
  const review = page.getByRole('dialog')
  await expect(review).toContainText('보내는 지갑메인 지갑')
  await expect(review).toContainText('받는 지갑로터스 카지노')
  await confirm(page)
  await expect(page.getByRole('log')).toContainText('로터스 카지노에 ₩7,000을 넣었어요.')
  await expect(wallet).toContainText(filled)

  await page.getByRole('button', { name: '전체 회수' }).click()
  await expect(page.getByRole('log')).toContainText(/메인 지갑으로 ₩[\d,]+을 회수했어요\. 지금 ₩[\d,]+/)
  await expect(wallet).toContainText(/₩0$/)
})

test('a member moves money from a wallet row, which the automatic transfer disables', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/transfer')
  await expect(page.getByRole('listitem')).toHaveCount(4)
  const wallet = page.getByRole('listitem').filter({ hasText: '마에스트로 카드' })
  const filled = await withMore(wallet, 3000)
  await wallet.getByRole('button').first().click()
  await wallet.getByRole('button', { name: '이동하기' }).click()
  await expect(wallet.getByText('금액을 입력해 주세요!').first()).toBeVisible()
  await wallet.getByRole('textbox', { name: '이동할 금액' }).fill('3000')
  await wallet.getByRole('button', { name: '이동하기' }).click()
  await confirm(page)
  await expect(page.getByRole('log')).toContainText('마에스트로 카드에 ₩3,000을 넣었어요.')
  await expect(wallet).toContainText(filled)

  const manual = page.getByRole('heading', { name: '직접 이동' })
  await expect(manual).toBeVisible()
  await page.getByRole('switch', { name: '자동 이동' }).click()
  await expect(page.getByRole('switch', { name: '자동 이동' })).toBeChecked()
  await expect(page.getByRole('log')).toContainText('자동 이동을 켰어요.')
  await expect(manual).toHaveCount(0)
  await expect(wallet.getByRole('button')).toHaveCount(0)
  await page.getByRole('switch', { name: '자동 이동' }).click()
  await expect(manual).toBeVisible()
  await expect(page.getByRole('log')).toContainText('자동 이동을 껐어요.')
})
