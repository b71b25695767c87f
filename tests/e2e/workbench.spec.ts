import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/findViolations.ts'
import { perWorker as test } from './support/perWorker.ts'
import { gameOf, paidIn, spin, walletIn } from './support/playGame.ts'

test.describe.configure({ mode: 'default' })

/** Opens an address of the dev server; the first page waits until Vite has transformed the app. */
async function open(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 90_000 })
}

const bar = (page: Page) => page.locator('#workbench')
const tab = (page: Page, name: string) => bar(page).getByRole('button', { name })
const field = (page: Page, label: string) => bar(page).getByLabel(label, { exact: true })

test('a developer chooses who uses the app and how the network behaves, and the address restores it all', async ({
  page,
  context,
  dev,
}) => {
  await open(page, `${dev.url}?language=en#/kefu`, 'Customer service')
  await tab(page, 'Set-up').click()
  await field(page, 'Persona').selectOption({ label: 'An agent' })
  await field(page, 'Scenario').selectOption('emptyHistory')
  await field(page, 'Persona').selectOption({ label: 'An agent' })
  await field(page, 'Language').selectOption({ label: '中文' })
  await field(page, 'Latency, ms').fill('40')
  await field(page, 'Calls that fail, %').fill('1')
  await field(page, 'Clock').selectOption({ label: 'Stopped' })
  // A time with seconds can be changed to one without.
  await field(page, 'At, in Korea').fill('2026-11-20T22:00:07')
  await field(page, 'At, in Korea').press('Enter')
  await expect(page).toHaveURL(/clock=2026-11-20T22%3A00%3A07/)
  await field(page, 'At, in Korea').fill('2026-11-20T23:30')
  await field(page, 'Offline').check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  // The test learns the page's address a moment later than the page.
  await expect(page).toHaveURL(/clock=2026-11-20.*offline=1/)

  const other = await context.newPage()
  await other.goto(page.url())
  await tab(other, 'Set-up').click()
  await expect(field(other, 'Persona')).toHaveValue('agent')
  await expect(field(other, 'Scenario')).toHaveValue('emptyHistory')
  await expect(field(other, 'Language')).toHaveValue('cn')
  await expect(field(other, 'Latency, ms')).toHaveValue('40')
  await expect(field(other, 'Calls that fail, %')).toHaveValue('1')
  await expect(field(other, 'At, in Korea')).toHaveValue('2026-11-20T23:30')
  await expect(field(other, 'Offline')).toBeChecked()
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expect(new URL(other.url()).hash).toBe('#/kefu')

  // The app's own bar stays above, with and without an open panel.
  const ends = async () =>
    (await other
      .getByRole('navigation')
      .last()
      .boundingBox()
      .then((box) => (box?.y ?? 0) + (box?.height ?? 0))) <= ((await bar(other).boundingBox())?.y ?? 0)
  expect(await ends()).toBe(true)
  await tab(other, 'Set-up').click()
  expect(await ends()).toBe(true)
})

test('a saved document plays while a form is half filled in; one with errors shows them, and the app goes on', async ({
  page,
  dev,
}) => {
  await open(page, `${dev.url}?persona=member&language=en#/recharge`, 'Deposit')
  const amount = page.getByLabel('Amount')
  await amount.fill('123000')

  await dev.edit('copy/en.json', (text) =>
    text.replace('"recharge.amountKrw": "Amount"', '"recharge.amountKrw": "How much, in won"'),
  )
  const renamed = page.getByLabel('How much, in won')
  await expect(renamed).toHaveValue(/123,?000/)

  await dev.edit('screens/recharge.json', (text) =>
    text.replace('"title": "recharge.title"', '"titel": "recharge.title"'),
  )
  const overlay = page.getByRole('alert').filter({ hasText: 'One error in the documents' })
  await expect(overlay).toContainText('"titel" is not known here.')
  await expect(overlay).toContainText('unknown-key')
  await expect(overlay).toContainText('Did you mean "title"?')
  const lines = (await readFile(join(dev.folder, 'screens/recharge.json'), 'utf8')).split('\n')
  const line = lines.findIndex((text) => text.includes('"titel"')) + 1
  const place = overlay.getByRole('link', { name: new RegExp(`^schemas/screens/recharge\\.json:${line}:\\d+$`) })
  await place.click()
  await expect
    .poll(() => dev.opened)
    .toEqual([expect.stringMatching(new RegExp(`^${dev.folder}/screens/recharge\\.json:${line}:\\d+$`))])
  await expect(renamed).toHaveValue(/123,?000/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit')
  expect(await findViolations(page)).toEqual([])

  await dev.edit('screens/recharge.json', (text) => text.replace('"titel"', '"title"'))
  await expect(overlay).toHaveCount(0)
  await expect(renamed).toHaveValue(/123,?000/)
})

test('a list stays where it was scrolled to when a document is saved', async ({ page, dev }) => {
  await open(page, `${dev.url}?persona=member&language=en#/transRecord`, 'Transactions')
  const scroller = page.locator('main').last()
  await expect(page.getByText(/^D2026/).first()).toBeVisible()
  const scrolled = await scroller.evaluate((element) => {
    element.scrollTo(0, element.scrollHeight)
    return element.scrollTop
  })
  expect(scrolled).toBeGreaterThan(100)
  await dev.edit('copy/en.json', (text) => text.replace('"transRecord.title": "', '"transRecord.title": "All '))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Transactions')
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(scrolled)
})

test('the inspector names the element under the pointer, actions are shown as they run, and the link of a report restores the screen', async ({
  page,
  context,
  dev,
}) => {
  await open(page, `${dev.url}?scenario=emptyHistory&persona=visitor&language=en#/login?type=0`, 'Log in or register')
  await page.getByLabel('Password', { exact: true }).fill('wrong-sesame')
  await page.getByLabel('Username', { exact: true }).fill('demo01')

  await tab(page, 'Inspect').click()
  const panel = bar(page).getByRole('region', { name: 'Inspect' })
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Username', { exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'login form' })).toBeVisible()
  await expect(panel.getByRole('link', { name: /^schemas\/screens\/login\.json:\d+:\d+$/ })).toBeVisible()
  await expect(panel.getByText('/body/1/items/0/body/0', { exact: true })).toBeVisible()
  await expect(panel.getByRole('row', { name: '/submit/do/0/with/name =form.name' })).toContainText('"demo01"')
  await expect(panel.getByRole('row', { name: '/submit/do/0/with/password =form.password' })).toContainText('•••')
  expect(await bar(page).textContent()).not.toContain('wrong-sesame')
  expect(await findViolations(page)).toEqual([])

  await tab(page, 'Actions').click()
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(bar(page).getByText(/login: call login → stopped$/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await tab(page, 'Report').click()
  const report = await bar(page).getByRole('textbox', { name: 'Report' }).inputValue()
  expect(report).toContain('- Screen: /login?type=0 (schemas/screens/login.json)')
  expect(report).toContain('- Block: login at /body/1/items/0/body/0')
  expect(report).toMatch(/\d+\. \+[\d.]+ s login: call login → stopped/)
  expect(report).not.toContain('wrong-sesame')
  const link = /- Link: (\S+)/.exec(report)?.[1] ?? ''
  const other = await context.newPage()
  await open(other, link, 'Log in or register')
  await tab(other, 'Set-up').click()
  await expect(field(other, 'Persona')).toHaveValue('visitor')
  await expect(field(other, 'Scenario')).toHaveValue('emptyHistory')
  await expect(field(other, 'Clock')).toHaveValue('fixed')
  expect(new URL(other.url()).hash).toBe('#/login?type=0')
})

test('a developer plays a game on the simulated platform of the page, through a network that loses answers', async ({
  page,
  dev,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${dev.url}?persona=member&language=kor#/gamePage?name=nova&code=nova-2&game_category=gaming`)
  const game = gameOf(page)
  await expect(game.getByRole('heading', { level: 1 })).toHaveText('호랑이 사원', { timeout: 90_000 })
  await game.getByRole('button', { name: '베팅 금액 줄이기' }).click()
  await tab(page, 'Set-up').click()
  await field(page, 'Calls that fail, %').fill('40')
  await tab(page, 'Set-up').click()
  for (let round = 0; round < 4; round += 1) {
    const before = await walletIn(game)
    const said = await spin(game)
    expect(await walletIn(game)).toBe(before - 500 + paidIn(said))
  }
})
