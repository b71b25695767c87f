import type { Page } from '@playwright/test'
import { findViolations } from './support/findViolations.ts'
import { agent, enter, logIn, member, open } from './support/member.ts'
import { screenAddresses } from './support/screenAddresses.ts'
import { expect, test } from './support/test.ts'

const languages = { kor: 'ko', cn: 'zh-CN', en: 'en' } as const
/** So many screens fit well into the time of one test. */
const AT_ONCE = 6

async function settled(page: Page, lang: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  // By its tag: while a dialog is open, the rest of the page has no roles.
  await expect(page.locator('main').last()).toBeVisible()
  await expect(page.locator('[data-loading], [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
}

/** Texts that are the key of a text: its words are missing. */
async function findKeys(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text.split('\n').filter((line) => /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(line.trim()))
}

/** By how many pixels the page is wider than the smallest phone it is made for. */
async function findOverflow(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 640 })
  const overflow = await page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main')].map(
        (part) => part.scrollWidth - part.clientWidth,
      ),
    ),
  )
  if (before) await page.setViewportSize(before)
  return overflow
}

async function visit(page: Page, address: string, lang: string): Promise<void> {
  await settled(page, lang)
  expect(await findKeys(page), address).toEqual([])
  expect(await findViolations(page), address).toEqual([])
  expect(await findOverflow(page), address).toBe(0)
}

function chunks(addresses: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, index) =>
    addresses.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
}

for (const [locale, lang] of Object.entries(languages) as ['kor' | 'cn' | 'en', string][]) {
  chunks(screenAddresses('visitor')).forEach((addresses, index) => {
    test(`a visitor meets no barrier, no missing text and no overflow at 360×640 in ${locale}, part ${index + 1}`, async ({
      page,
      stack,
      watch,
    }) => {
      // Only the demonstration serves framed pages from the app's own origin.
      watch.expectProblems(/origin-keyed agent cluster/)
      for (const address of addresses) {
        await open(page, stack.appUrl, address, locale)
        await visit(page, address, lang)
      }
    })
  })

  for (const [who, account] of [
    ['member', member],
    ['agent', agent],
  ] as const) {
    chunks(screenAddresses(who)).forEach((addresses, index) => {
      test(`${who === 'agent' ? 'an' : 'a'} ${who} meets no barrier, no missing text and no overflow at 360×640 in ${locale}, part ${index + 1}`, async ({
        page,
        stack,
      }) => {
        await enter(page, stack.appUrl, '/mine', account, locale)
        for (const address of addresses) {
          await page.goto(`${stack.appUrl}/#${address}`)
          await visit(page, address, lang)
        }
      })
    })
  }
}

test('an unknown address leads home', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/nowhere')
  await expect(page).toHaveURL(/#\/$/)
})

test('a visitor is sent to log in and comes back to where they wanted to go', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/transRecord?type=2')
  await expect(page).toHaveURL(/#\/login\?.*redirect=/)
  await page.getByLabel('아이디', { exact: true }).fill('demo01')
  await page.getByLabel('비밀번호', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/#\/transRecord\?.*type=2/)
})

test('a filter holds on a screen that was opened by its address', async ({ page, context, stack }) => {
  await logIn(page, stack.appUrl)
  const token = await page.evaluate(() => sessionStorage.getItem('playbill.token') ?? '')
  const tab = await context.newPage()
  await tab.addInitScript((value) => sessionStorage.setItem('playbill.token', value), token)
  const calls: string[] = []
  tab.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await open(tab, stack.appUrl, '/transRecord')
  await tab.getByRole('button', { name: /^유형/ }).click()
  await tab.getByRole('dialog').getByRole('radio', { name: '출금', exact: true }).click()
  await expect(tab.getByRole('dialog')).toHaveCount(0)
  await expect(tab.getByRole('button', { name: '유형: 출금' })).toBeVisible()
  await expect(tab.getByText(/^W2/).first()).toBeVisible()
  await expect(tab).toHaveURL(/type=2/)
  // The same screen goes on: what the filter does not ask for is not asked again.
  expect(calls.filter((path) => path === '/api/balancelist')).toHaveLength(1)
  expect(calls.filter((path) => path === '/api/gettransrecord')).toHaveLength(2)
})

test('a list of thousands keeps a screenful in the page', async ({ page, stack }) => {
  await logIn(page, stack.appUrl)
  await page.goto(`${stack.appUrl}/#/rechargeRecord`)
  const rows = page.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.move(195, 500)
    await page.mouse.wheel(0, 3000)
    await expect(page.locator('[data-loading], [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  }
  expect(await rows.count()).toBeLessThan(60)
})
