import type { Page } from '@playwright/test'
import { areas } from '../../admin/desk/kit/areas.ts'
import { askService } from './support/askService.ts'
import { join, keepOnDevice } from './support/operator.ts'
import type { Stack } from './support/startStack.ts'
import { test } from './support/ownStack.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

const roles = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'switch',
  'radio',
  'tab',
  'spinbutton',
  'slider',
] as const

/** What an operator can press or type into on a page. */
async function countControls(page: Page): Promise<number> {
  const main = page.getByRole('main')
  const counts = await Promise.all(roles.map(async (role) => main.getByRole(role).count()))
  const more = await main.locator('input[type^="date"]:visible, input[type="time"]:visible, summary:visible').count()
  return counts.reduce((sum, count) => sum + count, more)
}

const countWords = async (page: Page): Promise<number> =>
  (await page.getByRole('main').innerText()).split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

async function open(page: Page, stack: Stack, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${stack.deskUrl}/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^Loading|^Reviewing/)).toHaveCount(0, { timeout: 60_000 })
}

test('the desk is small: eight entries, few controls on a page, and few words', async ({ page, stack, watch }) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'tally', 'owner')
  const menu = page.getByRole('navigation', { name: 'Areas' }).getByRole('link')
  expect(await menu.count()).toBe(8)

  const most: Readonly<Record<string, number>> = {
    '/': 20,
    '/money': 60,
    '/screens': 62,
    '/screens/home': 60,
    '/changes': 10,
    '/people': 24,
  }
  for (const [path, controls] of Object.entries(most)) {
    await open(page, stack, path)
    expect.soft(await countControls(page), `controls on ${path}`).toBeLessThanOrEqual(controls)
  }
  // Beside the fields of fifty texts and the links of their rows.
  await open(page, stack, '/texts')
  const cells = await page.getByRole('main').getByRole('table').getByRole('textbox').count()
  const rowLinks = await page.getByRole('main').getByRole('table').locator('a, button').count()
  expect.soft((await countControls(page)) - cells - rowLinks, 'controls beside the texts').toBeLessThanOrEqual(10)

  let words = 0
  for (const { path } of areas) {
    await open(page, stack, path)
    words += await countWords(page)
  }
  expect.soft(words, 'words on the first views').toBeLessThanOrEqual(3_600)
})

const sizes = [
  { width: 1440, height: 700 },
  { width: 900, height: 900 },
  { width: 390, height: 664 },
] as const

test('the change that is edited, the stops and the name menu are in the first view, above which little stands', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await keepOnDevice(page, stack.deskUrl, 'playbill.desk.preview', 'folded')
  await join(page, stack, 'frame', 'owner')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await open(page, stack, '/money')
    const isNarrow = size.width < 720
    for (const name of [/^You edit:/, /^Stop/]) await expect(page.getByRole('button', { name })).toBeInViewport()
    if (isNarrow) await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('button', { name: 'frame Owner' })).toBeInViewport({ ratio: 1 })
    if (isNarrow) await page.keyboard.press('Escape')
    expect(await heightAbove(page), `height above the page at ${size.width}`).toBeLessThanOrEqual(56)
  }

  await askService(stack, 'release', 'stop', 'deposits', '--reason', 'A bank is down')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect(page.getByRole('status', { name: 'Stopped now' })).toContainText('Deposits are stopped')
    expect(await heightAbove(page), `height above the page at ${size.width}, stopped`).toBeLessThanOrEqual(96)
  }
})

/** How much stands above the page, in pixels. */
async function heightAbove(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top)
}
