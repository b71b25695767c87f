import type { Page } from '@playwright/test'
import { askService } from './support/askService.ts'
import { followRequests } from './support/asked.ts'
import { confirm, join, openArea } from './support/operator.ts'
import { enter } from './support/member.ts'
import type { Stack } from './support/startStack.ts'
import { expect, test } from './support/test.ts'

const MINUTE = 60_000

/** The dialog that is shown, after checking that it is the only one. */
async function reads(member: Page, title: string): Promise<void> {
  await expect(member.getByRole('alertdialog', { name: title })).toBeVisible()
  await expect(member.getByRole('alertdialog')).toHaveCount(1)
}

async function agree(member: Page): Promise<void> {
  await member.getByRole('alertdialog').getByRole('button', { name: '확인했어요' }).click()
}

/** The wall clock in Seoul by the platform's time, a number of minutes from now. */
async function seoulTime(
  page: Page,
  appUrl: string,
  minutes: number,
): Promise<{ readonly wall: string; readonly left: number }> {
  const answer = await page.request.post(`${appUrl}/api/app`)
  const now = Date.parse(answer.headers()['x-platform-time'] ?? '')
  const then = Math.ceil(now / MINUTE + minutes) * MINUTE
  return { wall: new Date(then + 9 * 60 * MINUTE).toISOString().slice(0, 16), left: then - now }
}

/** A text of a later release on the phone shows that this one has arrived there. */
async function publish(desk: Page, stack: Stack, member: Page, heading: string): Promise<void> {
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(desk.getByRole('row', { name: /Dialogs › Announcement/ })).toContainText('Time', { timeout: 60_000 })
  await confirm(desk, 'Publish', 'Maintenance')
  await askService(stack, 'release', 'edit', 'copy:kor:withdrawal.title', heading)
  await askService(stack, 'release', 'publish', '--reason', 'A text that shows')
  await expect(member.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('an operator schedules a dialog: an open phone shows it on time, and before one of lower priority', async ({
  page: desk,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await desk.setViewportSize({ width: 1280, height: 900 })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const member = await phone.newPage()
  await member.clock.install()
  const asked = followRequests(member)
  await enter(member, stack.appUrl, '/withdrawal')
  await reads(member, '출금 전에 확인해 주세요')
  await agree(member)
  const amount = member.getByLabel('출금 금액')
  await amount.fill('20000')

  await join(desk, stack, 'dana', 'publisher', { phone: true })
  await openArea(desk, 'Messages')
  await desk.getByRole('main').getByRole('link', { name: 'Announcement', exact: true }).click()
  await expect(desk.getByText(/^This text is also used in/)).toContainText('the dialog “Before you withdraw”')
  await desk.getByRole('switch', { name: 'Shown to members' }).check()
  await desk.getByRole('combobox', { name: 'Opens on' }).selectOption('/withdrawal')
  await desk.getByText(/^More: /).click()
  await desk.getByLabel('Priority').fill('10')
  await desk.getByRole('group', { name: 'Title' }).getByLabel('Korean').fill('점검 안내')
  // The draft in the desk's phone, while it is typed.
  const preview = desk.frameLocator('iframe').getByRole('alertdialog', { name: '점검 안내', includeHidden: true })
  await expect(preview).toBeVisible({ timeout: 30_000 })
  const { wall, left } = await seoulTime(member, stack.appUrl, 10)
  await desk.getByLabel(/^From/).fill(wall)
  await expect(desk.getByText(/by dana/).first()).toBeVisible()
  await publish(desk, stack, member, '출금 신청하기')

  await expect(member.getByRole('alertdialog')).toHaveCount(0)
  // An answer would set the phone back to the platform's time, which has not moved.
  await member.route('**/api/**', async (route) => route.abort())
  await asked.answered()
  await member.clock.fastForward(left)
  await reads(member, '점검 안내')
  await member.unroute('**/api/**')
  await agree(member)
  await expect(member.getByRole('alertdialog')).toHaveCount(0)
  await expect(amount).toHaveValue('20,000')

  await openArea(desk, 'Messages')
  await desk.getByRole('main').getByRole('link', { name: 'Announcement', exact: true }).click()
  await desk.getByLabel(/^From/).fill('')
  // For members it may still be planned: by night the demonstration's clock is ahead of the service's.
  await expect(desk.getByText(/^(In the change: showing|Showing)$/)).toBeVisible()
  await publish(desk, stack, member, '출금')
  await member.goto(`${stack.appUrl}/#/wallet`)
  await expect(member.getByRole('heading', { level: 1, name: '출금' })).toBeHidden()
  await member.goto(`${stack.appUrl}/#/withdrawal`)
  await reads(member, '점검 안내')
  await agree(member)
  await reads(member, '출금 전에 확인해 주세요')
  await agree(member)
  await expect(member.getByRole('alertdialog')).toHaveCount(0)

  await askService(stack, 'release', 'rollback', '1', '--reason', 'As shipped')
  await phone.close()
})
