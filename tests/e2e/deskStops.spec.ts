import type { Page } from '@playwright/test'
import { inPreviewMore } from './support/inPreviewMore.ts'
import { enter } from './support/member.ts'
import { findViolations } from './support/findViolations.ts'
import { join, openArea } from './support/operator.ts'
import { test } from './support/stopTest.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

const bar = (desk: Page) => desk.getByRole('status', { name: 'Stopped now' })
const row = (desk: Page, name: string) =>
  desk.getByRole('dialog', { name: 'Stop' }).getByRole('button', { name, exact: true })

test('the desk’s phone obeys what is stopped as members’ do, and says so when it plays without', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'sia', 'publisher', { phone: true })
  await openArea(page, 'Money')
  const phone = page.frameLocator('iframe').first()
  const send = phone.getByRole('button', { name: '입금 신청' })
  await expect(send).toBeEnabled({ timeout: 60_000 })

  await stack.command('release', 'stop', 'deposits', '--reason', 'Fraud', '--kor', '아홉 시에 다시 열려요.')
  await expect(phone.getByText('아홉 시에 다시 열려요.')).toBeVisible({ timeout: 15_000 })
  await expect(send).toBeDisabled()
  const line = page.getByRole('status', { name: 'The phone plays' })
  await expect(line).toContainText('Deposits are stopped')

  await inPreviewMore(page, async () => page.getByRole('switch', { name: /^Play without stops/ }).check())
  await expect(send).toBeEnabled()
  await expect(phone.getByText('아홉 시에 다시 열려요.')).toHaveCount(0)
  await expect(line).toContainText('without stops')

  await inPreviewMore(page, async () => page.getByRole('switch', { name: /^Play without stops/ }).uncheck())
  await expect(send).toBeDisabled()
  await stack.command('release', 'lift', 'deposits', '--reason', 'Over')
  await expect(send).toBeEnabled({ timeout: 15_000 })
})

test('a second operator corrects the words of a stop in place: members read them, and who stopped it and when stays', async ({
  page: lia,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(lia, stack, 'lia', 'publisher')
  const kim = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await join(kim, stack, 'kai', 'publisher')
  const member = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await enter(member, stack.appUrl, '/recharge')

  await lia.getByRole('button', { name: 'Stop', exact: true }).click()
  await row(lia, 'Deposits').click()
  await lia.keyboard.type('Bank fraud')
  await lia.getByText('Members read: the app’s own sentence').click()
  await lia.getByLabel('한국어').fill('여덟 시에 다시 열려요.')
  await lia.getByRole('button', { name: 'Stop deposits' }).click()
  await lia.keyboard.press('Escape')
  await expect(bar(kim)).toContainText('by lia: Bank fraud')
  await expect(bar(kim)).toContainText('여덟 시에 다시 열려요.')
  await expect(member.getByText('여덟 시에 다시 열려요.')).toBeVisible()

  // Two at once: each corrects another language, and neither takes the other's back.
  const words = (desk: Page) => desk.getByRole('dialog', { name: 'Words for members: Deposits' })
  await lia.getByRole('button', { name: 'Words for members: Deposits' }).click()
  await kim.getByRole('button', { name: 'Words for members: Deposits' }).click()
  expect(await findViolations(kim)).toEqual([])
  await expect(words(kim).getByLabel('한국어')).toHaveValue('여덟 시에 다시 열려요.')
  await words(kim).getByLabel('한국어').fill('아홉 시에 다시 열려요.')
  await words(lia).getByLabel('English').fill('Back at nine.')
  await words(kim).getByRole('button', { name: 'Save' }).click()
  await expect(words(kim)).toHaveCount(0)
  await words(lia).getByRole('button', { name: 'Save' }).click()
  await expect(words(lia)).toHaveCount(0)

  await expect(member.getByText('아홉 시에 다시 열려요.')).toBeVisible()
  await expect(bar(kim)).toContainText('by lia: Bank fraud')
  await expect(bar(kim)).toContainText('Back at nine.')
  const feed = await member.request.get(`${stack.appUrl}/release/settings`)
  expect(await feed.json()).toMatchObject({
    stops: { deposits: { words: { kor: '아홉 시에 다시 열려요.', en: 'Back at nine.' } } },
  })

  await openArea(kim, 'History')
  const changed = kim.getByRole('listitem', { name: /Changed the words of a stop/ })
  await expect(changed).toHaveCount(2)
  await expect(changed.first()).toContainText('lia')
  await expect(changed.first()).toContainText('Back at nine.')
  await expect(kim.getByText('Chain holds')).toBeVisible({ timeout: 30_000 })
  await kim.context().close()
  await member.context().close()
})

test('two stop the same at once: the button under the thumb goes dead in its place, and a tap on it lifts nothing', async ({
  page,
  stack,
}) => {
  await join(page, stack, 'uri', 'publisher')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await row(page, 'Deposits').click()
  await page.keyboard.type('Bank fraud')
  const stop = page.getByRole('button', { name: 'Stop deposits' })
  expect(await findViolations(page)).toEqual([])
  const before = await stop.boundingBox()

  await stack.command('release', 'stop', 'deposits', '--reason', 'Seen first')
  await expect(stop).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Lift…' })).toBeVisible()
  expect((await stop.boundingBox())?.y).toBe(before?.y)
  await stop.click({ force: true })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toContainText('Seen first')
})

test('a publisher stops and lifts deposits from anywhere by keys alone', async ({ page, stack }) => {
  await join(page, stack, 'kiki', 'publisher')
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox', { name: 'Search the desk' })).toBeFocused()
  await page.keyboard.type('긴급 입금')
  await expect(page.getByRole('option').first()).toHaveText('Stop deposits')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('Bank fraud')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toContainText('by kiki: Bank fraud')

  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox', { name: 'Search the desk' })).toBeFocused()
  await page.keyboard.type('해제')
  await expect(page.getByRole('option').first()).toHaveText('Lift: Deposits')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('Over')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Deposits are stopped')).toHaveCount(0)
})

test('an editor who has to have something stopped is told who may, those at the desk first', async ({
  page: ezra,
  browser,
  stack,
}) => {
  await join(ezra, stack, 'ezra', 'editor')
  const otis = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await join(otis, stack, 'otis', 'publisher')
  await ezra.getByRole('button', { name: 'Stop', exact: true }).click()
  const sheet = ezra.getByRole('dialog', { name: 'Stop' })
  await expect(sheet.getByRole('list', { name: 'At the desk now' })).toContainText('otis')
  expect(await findViolations(ezra)).toEqual([])
  await otis.context().close()
})
