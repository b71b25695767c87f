import type { Browser, Page } from '@playwright/test'
import { beginChange, join, openArea, openChange, openWay } from './support/operator.ts'
import { publish } from './support/publish.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

const publishButton = (desk: Page) => desk.getByRole('button', { name: 'Publish', exact: true })
const reason = (desk: Page) => desk.getByLabel('Reason')
const minimumRow = (desk: Page) => desk.getByRole('row', { name: /Bank transfer › Minimum/ })

async function colleague(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
}

async function raiseMinimum(desk: Page, value: string): Promise<void> {
  await openArea(desk, 'Money')
  await desk
    .getByRole('row', { name: /^Bank transfer/ })
    .getByRole('textbox', { name: 'Minimum' })
    .fill(value)
  await expect(desk.getByRole('button', { name: /You edit: .* One edit/ })).toBeVisible()
}

async function tickAll(desk: Page): Promise<void> {
  for (const box of await desk.getByRole('form', { name: 'Publish' }).getByRole('checkbox').all()) await box.check()
}

test('after a publish the page stays with what was published, and the other change waits behind a link', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'quill', 'publisher')
  await raiseMinimum(page, '130')
  await beginChange(page, 'Left alone')
  await openArea(page, 'Money')
  await page.getByRole('textbox', { name: 'Saved cards, at most' }).fill('7')
  await expect(page.getByRole('button', { name: 'You edit: “Left alone” One edit' })).toBeVisible()

  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('heading', { name: '“Left alone”', level: 1 })).toBeVisible()
  await openChange(page, 'Your change')
  await expect(minimumRow(page)).toContainText('₩130', { timeout: 60_000 })
  const address = page.url()
  await reason(page).fill('For the night')
  await tickAll(page)
  await publishButton(page).click()

  const main = page.getByRole('main')
  await expect(main.getByText(/^Release \d+ is live$/)).toBeVisible({ timeout: 60_000 })
  await expect(main.getByText('You published it: “For the night”')).toBeVisible()
  await expect(minimumRow(page)).toContainText('₩130')
  await expect(publishButton(page)).toHaveCount(0)
  await expect(reason(page)).toHaveCount(0)
  await expect(main.getByRole('checkbox')).toHaveCount(0)
  await expect(main.getByText('Saved cards')).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^Roll back to/ })).toBeVisible()
  expect(page.url()).toBe(address)

  // The address alone decides: a reload shows the same.
  await page.reload()
  await expect(main.getByText(/^Release \d+ is live$/)).toBeVisible({ timeout: 30_000 })
  await expect(minimumRow(page)).toContainText('₩130')
  await expect(publishButton(page)).toHaveCount(0)

  await main.getByRole('link', { name: 'Your next change: “Left alone”' }).click()
  await expect(page.getByRole('row', { name: /Cards › .*at most/ })).toContainText('7', { timeout: 60_000 })
  await expect(reason(page)).toHaveValue('')
  for (const box of await page.getByRole('form', { name: 'Publish' }).getByRole('checkbox').all())
    await expect(box).not.toBeChecked()
  await (await openWay(page, 'Undo', /^More for Cards/)).click()
  await publish(stack, 'settings:/recharge/bank/min', '"100"')
})

test('what somebody reviews while its owner publishes it ends as published, not as another change with a reason typed', async ({
  page: ida,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(ida, stack, 'ida', 'publisher')
  const per = await colleague(browser)
  await join(per, stack, 'per', 'publisher')
  await raiseMinimum(per, '140')
  await ida.getByRole('textbox', { name: 'Saved cards, at most' }).fill('8')
  await expect(ida.getByRole('button', { name: 'You edit: Your change One edit' })).toBeVisible()

  await openChange(ida, 'Change by per')
  await expect(minimumRow(ida)).toContainText('₩140', { timeout: 60_000 })
  await reason(ida).fill('Looks good to me')
  await tickAll(ida)

  await per.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(minimumRow(per)).toContainText('₩140', { timeout: 60_000 })
  await reason(per).fill('I did it myself')
  await tickAll(per)
  await publishButton(per).click()
  await expect(per.getByRole('main').getByText(/^Release \d+ is live$/)).toBeVisible({ timeout: 60_000 })

  const main = ida.getByRole('main')
  await expect(main.getByText('per published it: “I did it myself”')).toBeVisible({ timeout: 30_000 })
  await expect(minimumRow(ida)).toContainText('₩140')
  await expect(publishButton(ida)).toHaveCount(0)
  await expect(reason(ida)).toHaveCount(0)
  await main.getByRole('link', { name: 'Your next change: Your change' }).click()
  await expect(reason(ida)).toHaveValue('', { timeout: 60_000 })
  await (await openWay(ida, 'Undo', /^More for .*Saved cards/)).click()
  await publish(stack, 'settings:/recharge/bank/min', '"100"')
  await per.context().close()
})

test('the phone beside a colleague’s change plays that change by its address, and says whose it is', async ({
  page: lee,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(lee, stack, 'lis', 'publisher', { phone: true })
  const park = await colleague(browser)
  await join(park, stack, 'pau', 'editor')
  await beginChange(park, 'Winter')
  await raiseMinimum(park, '800')
  const phone = lee.frameLocator('iframe').first()
  await raiseMinimum(lee, '500')
  await expect(phone.getByText('₩500~')).toBeVisible({ timeout: 60_000 })

  await openChange(lee, '“Winter”')
  const line = lee.getByRole('status', { name: 'The phone plays' })
  await expect(line).toContainText('“Winter” (pau)')
  await expect(phone.getByText('₩800~')).toBeVisible({ timeout: 60_000 })
  // An edit would go into the operator's own change, which is not what is shown.
  await expect(lee.getByRole('button', { name: 'Edit by touch' })).toHaveCount(0)
  const address = lee.url()

  // What is edited meanwhile is what the second person approves.
  await park
    .getByRole('row', { name: /^Bank transfer/ })
    .getByRole('textbox', { name: 'Minimum' })
    .fill('900')
  await expect(phone.getByText('₩900~')).toBeVisible({ timeout: 60_000 })

  // Opened by its address, as from a message of a colleague.
  await lee.goto('about:blank')
  await lee.goto(address)
  await lee.getByLabel('Screen', { exact: true }).selectOption('/recharge')
  await expect(phone.getByText('₩900~')).toBeVisible({ timeout: 60_000 })
  await expect(line).toContainText('“Winter” (pau)')

  await lee.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(phone.getByText('₩500~')).toBeVisible({ timeout: 60_000 })
  await expect(line).toContainText('Your change')
  await (await openWay(lee, 'Undo', /^More for .*Bank transfer/)).click()
  await park
    .getByRole('row', { name: /^Bank transfer/ })
    .getByRole('textbox', { name: 'Minimum' })
    .fill('100')
  await expect(park.getByRole('button', { name: /You edit: .* 0 edits/ })).toBeVisible()
  await park.context().close()
})
