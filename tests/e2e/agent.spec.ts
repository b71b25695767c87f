import type { Locator, Page } from '@playwright/test'
import { choose } from './support/choose.ts'
import { agent, enter } from './support/member.ts'
import { enterAsNew, register } from './support/register.ts'
import { expect, test } from './support/test.ts'

const tree = (page: Page) => page.getByRole('tree', { name: '하위 회원' })
const row = (page: Page, name: string) => tree(page).getByRole('treeitem').filter({ hasText: name })

/** The first member of a level who has somebody below. */
const parentAt = (page: Page, level: number): Locator =>
  tree(page).locator(`[aria-level="${level}"][aria-expanded="false"]`).first()

async function amountOf(member: Locator): Promise<number> {
  return Number((await member.innerText()).split('₩')[1]?.replaceAll(',', ''))
}

test('an agent walks three levels down with keys alone, and a leaf does nothing', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/agent?type=tree', agent)
  await parentAt(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  const second = tree(page).locator('[aria-level="2"]').first()
  await expect(second).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeFocused()
  await parentAt(page, 2).focus()
  await page.keyboard.press('Enter')
  const third = tree(page).locator('[aria-level="3"]').first()
  await expect(third).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(third).toBeFocused()
  await expect(third).not.toHaveAttribute('aria-expanded')
  const shown = await tree(page).getByRole('treeitem').count()
  await third.click()
  await expect(tree(page).getByRole('treeitem')).toHaveCount(shown)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tree(page).locator('[aria-level="3"]')).toHaveCount(0)
})

test('a level that cannot be read says so in its row and is read on the next tap', async ({ page, stack, watch }) => {
  watch.expectProblems(/Failed to load resource/)
  await enter(page, stack.appUrl, '/agent?type=tree', agent)
  const member = parentAt(page, 1)
  await expect(member).toBeVisible()
  const name = (await member.innerText()).split('\n')[0] ?? ''
  await page.route('**/api/agent/children?pid=*', (route) => route.abort())
  await row(page, name).click()
  await expect(row(page, name)).toContainText('불러오지 못했어요.')
  await page.unroute('**/api/agent/children?pid=*')
  await row(page, name).click()
  await expect(tree(page).locator('[aria-level="2"]').first()).toBeVisible()
})

test('an agent searches the whole team for a member, is led to their row, and back up', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/agent?type=tree', agent)
  await parentAt(page, 1).click()
  await parentAt(page, 2).click()
  const deep = ((await tree(page).locator('[aria-level="3"]').first().innerText()).split('\n')[0] ?? '').trim()
  await page.reload()
  await expect(tree(page)).toBeVisible()
  const search = page.getByRole('searchbox', { name: '아이디로 찾기' })
  await search.fill(deep)
  await expect(page.getByText(/찾는 회원이 없어요/)).toBeVisible()
  await page.getByRole('button', { name: /팀 전체에서/ }).click()
  await expect(row(page, deep)).toBeFocused()
  const path = page.getByRole('navigation', { name: '현재 위치' })
  await path.getByRole('button').nth(1).click()
  await expect(tree(page).locator('[aria-level="1"]:focus')).toBeVisible()
  await search.fill(deep)
  await expect(page.getByRole('list', { name: '아이디로 찾기' }).getByRole('listitem')).toHaveCount(1)
})

test('an agent sets an invite code once and can then only copy it, with its link', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/agent?type=code', agent)
  const code = page.getByRole('textbox', { name: '초대 코드' })
  const save = page.getByRole('button', { name: '이 코드로 정하기' })
  await save.click()
  await expect(page.getByRole('main').getByText('초대 코드를 입력해 주세요.').first()).toBeVisible()
  await code.fill('a-b')
  await expect(
    page.getByRole('main').getByText('초대 코드는 영문과 숫자 4~12자로 입력해 주세요.').first(),
  ).toBeVisible()
  await code.fill('Team2026')
  await save.click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('Team2026')
  await question.getByRole('button', { name: '이 코드로 정하기' }).click()
  await expect(code).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Team2026', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(/pid=Team2026/)).toBeVisible()
})

test('an agent credits and debits a member below, and the tree and the team follow', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/agent?type=tree', agent)
  const member = tree(page).getByRole('treeitem').nth(4)
  await expect(member).toBeVisible()
  const name = (await member.innerText()).split('\n')[0] ?? ''
  const before = await amountOf(member)

  async function transfer(direction: string, amount: string): Promise<void> {
    await page.getByRole('tab', { name: '자금' }).click()
    await choose(page, '하위 회원', new RegExp(name))
    await page.getByRole('radio', { name: direction }).check()
    await page.getByRole('textbox', { name: '금액' }).fill(amount)
    await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('123456')
    await page.getByRole('button', { name: '이체하기' }).click()
    const review = page.getByRole('dialog')
    await expect(review).toContainText(name)
    await expect(review).toContainText(direction)
    await review.getByRole('button', { name: '이체하기' }).click()
    const said =
      direction === '지급' ? `${name} 회원에게 ₩3,000을 지급했어요.` : `${name} 회원에게서 ₩3,000을 회수했어요.`
    await expect(page.getByRole('log')).toContainText(said)
    await expect(page.getByRole('textbox', { name: '금액' })).toHaveValue('')
  }

  await transfer('지급', '3000')
  await page.goto(`${stack.appUrl}/#/`)
  await page.goto(`${stack.appUrl}/#/agent?type=tree`)
  await expect.poll(() => amountOf(row(page, name))).toBe(before + 3000)
  await transfer('회수', '3000')
  await page.goto(`${stack.appUrl}/#/`)
  await page.goto(`${stack.appUrl}/#/agent?type=tree`)
  await expect.poll(() => amountOf(row(page, name))).toBe(before)
})

test('a member who is not an agent is not let in and finds the way to become one', async ({ page, stack }) => {
  await enterAsNew(page, stack.appUrl, '/agent')
  await expect(page).toHaveURL(/#\/$/)
  await page.goto(`${stack.appUrl}/#/mine`)
  await page
    .getByRole('link', { name: /제휴 신청/ })
    .or(page.getByRole('button', { name: /제휴 신청/ }))
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/#\/applyagent$/)
})

test('an agent shares an address of the app itself, and whoever registers by it joins the team', async ({
  page,
  stack,
  browser,
}) => {
  await enter(page, stack.appUrl, '/agent?type=code', agent)
  const link = (await page.getByText(/#\/login\?type=1&pid=/).innerText()).trim()
  const pid = new URLSearchParams(new URL(link).hash.split('?')[1]).get('pid') ?? ''
  expect(link).toBe(`${stack.appUrl}/#/login?type=1&pid=${pid}`)

  const friend = await browser.newContext()
  const name = await register(await friend.newPage(), stack.appUrl, pid)
  await friend.close()
  await enter(page, stack.appUrl, '/agent?type=tree', agent)
  await expect(row(page, name)).toContainText('₩0')
})
