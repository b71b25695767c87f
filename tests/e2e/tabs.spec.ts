import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { member, open, tokenOf } from './support/member.ts'
import { publish } from './support/publish.ts'
import { register } from './support/register.ts'
import { expect, test } from './support/test.ts'

test.use({ keepsApp: true })

/** The demonstration member sends money, outside every page. */
async function sendTo(page: Page, appUrl: string, username: string, amount: string): Promise<void> {
  const token = await tokenOf(page, appUrl)
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const answer = await page.request.post(`${appUrl}/api/user_transfer`, {
    headers,
    data: { username, amount, password: '123456' },
  })
  expect(await answer.json()).toMatchObject({ code: 200 })
}

/** How many event streams are open in a browser; start it before its pages open. */
function followStreams(context: BrowserContext): () => number {
  const open = new Set<Request>()
  const isStream = (request: { url(): string }) => new URL(request.url()).pathname === '/release/events'
  context.on('request', (request) => isStream(request) && open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  // A page that closes may take its stream with it without a word.
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length
}

test('two tabs of a member agree: on who is logged in, on the balance, and on logging off', async ({
  context,
  page,
  stack,
}) => {
  const name = await register(page, stack.appUrl)
  const second = await context.newPage()
  await second.goto(`${stack.appUrl}/#/mine`)
  await expect(second.getByText(name)).toBeVisible()
  await page.goto(`${stack.appUrl}/#/mine`)

  const mainWallet = (tab: Page) =>
    tab.getByRole('main').getByRole('term').filter({ hasText: '메인 지갑' }).locator('..')
  for (const tab of [page, second]) await expect(mainWallet(tab)).toContainText('₩0')
  await sendTo(page, stack.appUrl, name, '5000')
  await page.getByRole('button', { name: '잔액 새로고침' }).click()
  for (const tab of [page, second]) await expect(mainWallet(tab)).toContainText('₩5,000')

  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  for (const tab of [page, second]) await expect(tab).toHaveURL(/#\/login/)
})

test('eight tabs are open over HTTP/1.1 and all still work, with one event stream among them', async ({
  context,
  page,
  stack,
}) => {
  const streams = followStreams(context)
  const token = await tokenOf(page, stack.appUrl, member)
  await context.addInitScript((value) => {
    // The blank page of a new tab has no storage.
    if (window.location.protocol === 'http:') sessionStorage.setItem('playbill.token', JSON.stringify(value))
  }, token)
  const tabs = [page, ...(await Promise.all(Array.from({ length: 7 }, () => context.newPage())))]
  for (const tab of tabs) await open(tab, stack.appUrl, '/kefu')
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toHaveText('고객센터')
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().nextHopProtocol as unknown),
  ).toBe('http/1.1')
  await expect.poll(streams).toBe(1)

  await publish(stack, 'copy:kor:kefu.title', '고객센터 안내')
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toHaveText('고객센터 안내')

  // Without sharing, the seventh tab would have no free connection; here each tab asks the platform and gets an answer.
  await Promise.all(tabs.map(async (tab) => tab.evaluate(() => (window.location.hash = '#/money'))))
  for (const tab of tabs) await expect(tab.getByRole('main').getByText('전체 회수')).toBeVisible()
  for (const tab of tabs) await expect(tab.locator('[data-loading]')).toHaveCount(0)
  expect(streams()).toBe(1)

  // The tab with the stream closes; another one takes it over.
  await tabs[0]?.close()
  await expect.poll(streams).toBe(1)
  await publish(stack, 'copy:kor:kefu.title', '고객센터')
  for (const tab of tabs.slice(1)) {
    await tab.evaluate(() => (window.location.hash = '#/kefu'))
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('고객센터')
  }
})
