import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { locales } from '../../src/format/locales.ts'
import { agent, enter, member, open, tokenOf } from './support/member.ts'
import { wordsIn } from './support/browsers/wordsIn.ts'
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

/** Logs in by hand, on the log-in that shows. */
async function logIn(page: Page, word: (key: string) => string, { name, password }: typeof member) {
  await page.getByLabel(word('login.name'), { exact: true }).fill(name)
  await page.getByLabel(word('login.password'), { exact: true }).fill(password)
  await page.locator('form [type=submit]').click()
}

for (const locale of locales) {
  const word = wordsIn(locale)

  test(`a tab says that another one has logged off, goes on with its login, and says whose it is (${locale})`, async ({
    context,
    page,
    stack,
  }) => {
    await enter(page, stack.appUrl, '/transfer', member, locale)
    const amount = page.getByLabel(word('transfer.amount'))
    await amount.fill('7000')
    const second = await context.newPage()
    await second.goto(`${stack.appUrl}/#/mine`)
    await second.getByRole('button', { name: word('mine.logout') }).click()
    await second
      .getByRole('alertdialog')
      .getByRole('button', { name: word('mine.logout') })
      .click()
    await expect(second).toHaveURL(/#\/login$/)

    const said = page.getByRole('alertdialog')
    await expect(said).toHaveAccessibleName(word('app.leftTitle'))
    await expect(said).toHaveAccessibleDescription(word('app.left'))
    await expect(amount).toHaveCount(0)
    await said.getByRole('button', { name: word('common.ok') }).click()
    await expect(page).toHaveURL(/#\/login$/)
    await expect(page.getByLabel(word('login.name'), { exact: true })).toBeVisible()

    await logIn(second, word, agent)
    await expect(second).toHaveURL(/#\/$/)
    await expect(said).toHaveAccessibleName(word('app.otherTitle').replace('{{name}}', agent.name))
    await expect(said).toHaveAccessibleDescription(word('app.other'))
    await expect(page.getByRole('main')).toBeHidden()
    await said.getByRole('button', { name: word('common.ok') }).click()
    await expect(page).toHaveURL(/#\/$/)
    await page.evaluate(() => (window.location.hash = '#/mine'))
    await expect(page.getByRole('main').getByText(agent.name)).toBeVisible()
  })
}

test('a tab whose account another one takes over hides its screens at once, and has nothing of them afterwards', async ({
  context,
  page,
  stack,
}) => {
  await enter(page, stack.appUrl, '/transfer', member)
  const word = wordsIn('kor')
  const amount = page.getByLabel(word('transfer.amount'))
  await amount.fill('7000')
  const second = await context.newPage()
  // As slow as it gets: until it is known whose the login is, nothing shows.
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await context.route('**/api/user', async (route) => {
    await asked
    await route.continue()
  })
  await second.goto(`${stack.appUrl}/#/login`)
  await logIn(second, word, agent)
  await expect(amount).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  answer()
  await page.getByRole('alertdialog', { name: agent.name }).getByRole('button', { name: '확인' }).click()
  await expect(amount).toHaveValue('')
  await expect(second.getByRole('alertdialog')).toHaveCount(0)
})
