import type { Page } from '@playwright/test'
import { languageOf, type Locale, locales } from '../../src/format/locales.ts'
import { followRequests } from './support/asked.ts'
import { dialogAtRest } from './support/dialogAtRest.ts'
import { findViolations } from './support/findViolations.ts'
import { judgedLocales, judgedSchemes, looks, type Scheme, schemes } from './support/looks.ts'
import { agent, enter, member, open } from './support/member.ts'
import { screenAddresses } from './support/screenAddresses.ts'
import { expect, test } from './support/test.ts'

/** How many screens fit well into the time of one test. */
const AT_ONCE = 12
/** A screen that shows, one that asks and one that lists. */
const kinds = ['/mine', '/recharge?type=wechat', '/transRecord'] as const

async function settled(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', languageOf(locale).tag)
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

interface Look {
  readonly locale: Locale
  /** Whether axe judges the screen, which takes longer than everything else. */
  readonly isJudged: boolean
}

async function visit(page: Page, address: string, { locale, isJudged }: Look): Promise<void> {
  await settled(page, locale)
  expect(await findKeys(page), address).toEqual([])
  if (isJudged) expect(await findViolations(page), address).toEqual([])
  expect(await findOverflow(page), address).toBe(0)
}

function chunks(addresses: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, index) =>
    addresses.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
}

for (const colorScheme of schemes)
  for (const locale of locales) {
    const isJudged = judgedLocales.includes(locale) && judgedSchemes.includes(colorScheme)
    // What is missing or too wide is so in every colour.
    if (isJudged || colorScheme === 'dark') visitAll(locale, colorScheme, isJudged)
    if (!isJudged) judgeKinds(locale, colorScheme)
  }

function visitAll(locale: Locale, colorScheme: Scheme, isJudged: boolean): void {
  const meets = `${isJudged ? 'meets no barrier, no missing text' : 'meets no missing text'} and no overflow at 360×640 in ${locale}${colorScheme === 'light' ? ' and light' : ''}`

  chunks(screenAddresses('visitor')).forEach((addresses, index) => {
    test(`a visitor ${meets}, part ${index + 1}`, looks, async ({ page, stack, watch }) => {
      await page.emulateMedia({ colorScheme })
      // Only the demonstration serves framed pages from the app's own origin.
      watch.expectProblems(/origin-keyed agent cluster/)
      for (const address of addresses) {
        await open(page, stack.appUrl, address, locale)
        await visit(page, address, { locale, isJudged })
      }
    })
  })

  for (const [who, account] of [
    ['a member', member],
    ['an agent', agent],
  ] as const) {
    chunks(screenAddresses(account === agent ? 'agent' : 'member')).forEach((addresses, index) => {
      test(`${who} ${meets}, part ${index + 1}`, looks, async ({ page, stack }) => {
        await page.emulateMedia({ colorScheme })
        await enter(page, stack.appUrl, '/mine', account, locale)
        for (const address of addresses) {
          await page.goto(`${stack.appUrl}/#${address}`)
          await visit(page, address, { locale, isJudged })
        }
      })
    })
  }
}

function judgeKinds(locale: Locale, colorScheme: Scheme): void {
  test(`a member meets no barrier on a screen that shows, asks or lists in ${locale} and ${colorScheme}`, async ({
    page,
    stack,
  }) => {
    await page.emulateMedia({ colorScheme })
    await enter(page, stack.appUrl, kinds[0], member, locale)
    for (const address of kinds) {
      await page.goto(`${stack.appUrl}/#${address}`)
      await visit(page, address, { locale, isJudged: true })
    }
  })
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

test('a filter works on a screen that was opened by its address', async ({ page, stack }) => {
  const asked = followRequests(page)
  await enter(page, stack.appUrl, '/transRecord')
  await page.getByRole('button', { name: /^유형/ }).click()
  await (await dialogAtRest(page)).getByRole('radio', { name: '출금', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '유형: 출금' })).toBeVisible()
  await expect(page.getByText(/^W2/).first()).toBeVisible()
  await expect(page).toHaveURL(/type=2/)
  // The same screen goes on: calls that the filter does not affect are not repeated.
  expect(asked.of('/api/balancelist')).toHaveLength(1)
  // What the member waits for is asked about as well, whatever its platform.
  expect(asked.of('/api/gettransrecord').filter((params) => 'api_type' in params)).toHaveLength(2)
})

test('a list of thousands has only a screenful of rows in the page', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/rechargeRecord')
  const rows = page.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.move(195, 500)
    await page.mouse.wheel(0, 3000)
    await expect(page.locator('[data-loading], [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  }
  expect(await rows.count()).toBeLessThan(60)
})
