import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { logIn } from './support/member.ts'
import type { Stack } from './support/startStack.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const PASSWORD = 'a few random words'

/** Joins by a one-time link and opens the desk. */
async function join(page: Page, stack: Stack, name: string, role: string): Promise<void> {
  const printed = await stack.command('operator', 'create', '--name', name, '--role', role)
  await page.goto(/http\S+/.exec(printed)?.[0] ?? '')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { name: 'Limits', level: 1 })).toBeVisible()
}

/** Publishes what is drafted, or rolls back: acknowledges what asks for it and gives the reason. */
async function confirm(page: Page, button: string, reason: string): Promise<void> {
  const form = page.getByRole('form', { name: button })
  await form.getByLabel('Reason').fill(reason)
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByRole('button', { name: button }).click()
}

test('an operator raises the deposit minimum: the phone at the desk shows it while typing, members after publishing', async ({ page, browser, stack }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const member = await phone.newPage()
  await logIn(member, stack.appUrl)
  await member.goto(`${stack.appUrl}/#/recharge`)
  await expect(member.getByText('100원 ~')).toBeVisible()

  await join(page, stack, 'mina', 'publisher')
  await page.getByRole('link', { name: 'Pay ways' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('100원 ~')).toBeVisible()
  const minimum = page.getByRole('group', { name: 'Bank transfer' }).getByRole('textbox', { name: 'Minimum' })
  await minimum.click()
  await minimum.press('End')
  await page.keyboard.type('000')
  await expect(preview.getByText('100,000원 ~')).toBeVisible()
  await expect(minimum).toBeFocused()
  await expect(page.getByText(/by mina/)).toContainText('Live: 100')

  await page.getByRole('link', { name: /Review and publish/ }).click()
  await expect(page.getByRole('row', { name: /smallest deposit by bank transfer/ })).toContainText('100,000')
  await confirm(page, 'Publish', 'Raised for the night')
  await expect(page.getByRole('main').getByText(/^Release \d+ is live$/)).toBeVisible()
  await expect(member.getByText('100,000원 ~')).toBeVisible()

  await page.getByRole('link', { name: 'Releases' }).click()
  await page.getByRole('link', { name: /^Roll back to/ }).first().click()
  await confirm(page, await page.getByRole('form').getByRole('button').innerText(), 'Back to the day')
  await expect(page.getByRole('heading', { name: 'Releases', level: 1 })).toBeVisible()
  await expect(member.getByText('100원 ~')).toBeVisible()
  await phone.close()
})

test('two operators who change the same fact see both values and choose', async ({ page, browser, stack, watch }) => {
  watch.expectProblems(/409/)
  await join(page, stack, 'first', 'editor')
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await join(other, stack, 'second', 'editor')
  // The second one looks away: what the first one saves is not on their page yet.
  await other.route('**/desk-api/draft', (route) => route.abort())

  const cards = (desk: Page) => desk.getByRole('textbox', { name: 'Saved cards, at most' })
  // On a busy machine the phone's first popup opens just now and may take the focus from the field.
  await expect(async () => {
    await cards(page).fill('7')
    await expect(page.getByText(/by first/)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await cards(other).fill('9')
  const conflict = other.getByRole('region', { name: /Two values/ })
  await expect(conflict).toContainText('7')
  await expect(conflict).toContainText('9')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(cards(page)).toHaveValue('9')
  await page.getByRole('button', { name: /^Undo Saved cards/ }).click()
  await expect(cards(page)).toHaveValue('5')
  await other.context().close()
})

test('every page of the desk is free of accessibility problems, wide and narrow', async ({ page, stack, watch }) => {
  // On a busy machine the phone's documents come before its code asks for them.
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'axel', 'owner')
  for (const width of [1280, 820]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['limits', 'pay-ways', 'notices', 'notices/n-1', 'copy', 'review', 'releases', 'reports', 'team', 'account']) {
      await page.goto(`${stack.deskUrl}/#/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      // The app in the phone has its own check.
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
      expect(violations.map(({ id, nodes }) => `${path} at ${width}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([])
    }
  }
})
