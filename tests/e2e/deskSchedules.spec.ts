import type { Page } from '@playwright/test'
import { bringForward } from './support/bringForward.ts'
import { publish } from './support/publish.ts'
import { enter } from './support/member.ts'
import { confirm, join, openArea, openWay } from './support/operator.ts'
import { write } from './support/operatorTask.ts'
import { takeBack } from './support/takeBack.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const areas = (desk: Page) => desk.getByRole('navigation', { name: 'Areas' })

const phoneSize = { viewport: { width: 390, height: 844 } }

/** A day ahead, as an operator would type it. */
const tomorrow = (time: string): string =>
  `${new Date(Date.now() + 33 * 60 * 60_000).toISOString().slice(0, 10)}T${time}`

async function edit(desk: Page, words: string): Promise<void> {
  await openArea(desk, 'Texts')
  await desk.getByLabel('Search by key or text').fill('wallet.title')
  await write(desk.getByRole('textbox', { name: 'wallet.title in Korean' }), words)
}

async function schedule(desk: Page, times: { readonly at: string; readonly back?: string }): Promise<void> {
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  const way = await openWay(desk, 'Schedule…')
  await expect(way).toBeEnabled({ timeout: 60_000 })
  await way.click()
  const form = desk.getByRole('form', { name: 'Schedule this change' })
  await form.getByLabel(/^Goes out at/).fill(times.at)
  if (times.back !== undefined) await form.getByLabel(/^Taken back again at/).fill(times.back)
  await expect(form.getByText(/^Goes out .* in /)).toBeVisible()
  await form.getByLabel('Reason').fill('The night')
  await form.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(desk.getByText(/Nobody can edit it before it goes out/)).toBeVisible({ timeout: 60_000 })
}

test('a change goes out and is taken back by itself, open phones follow, and what comes too late is told', async ({
  page: desk,
  browser,
  stack,
}) => {
  test.slow()
  await takeBack(stack, async () => {
    const phone = await (await browser.newContext(phoneSize)).newPage()
    await enter(phone, stack.appUrl, '/wallet')
    const title = phone.getByRole('heading', { level: 1 })
    const shipped = await title.innerText()

    await join(desk, stack, 'haru', 'publisher')
    await edit(desk, '밤 지갑')
    await schedule(desk, { at: tomorrow('23:00'), back: tomorrow('23:59') })
    await openArea(desk, 'Overview')
    const waiting = desk.getByRole('listitem').filter({ hasText: 'change goes out' })
    await expect(waiting).toContainText('by haru: “The night”')
    await expect(desk.getByRole('listitem').filter({ hasText: 'change is taken back' })).toBeVisible()

    bringForward(stack)
    await expect(title).toHaveText('밤 지갑', { timeout: 30_000 })
    await expect(waiting).toHaveCount(0)
    await expect(desk.getByRole('button', { name: /^Take back now/ })).toBeVisible()
    bringForward(stack)
    await expect(title).toHaveText(shipped, { timeout: 30_000 })
    await expect(desk.getByText('change is taken back')).toHaveCount(0)

    await edit(desk, '늦은 지갑')
    await schedule(desk, { at: tomorrow('23:00') })
    await publish(stack, 'copy:en:wallet.title', 'Wallets')
    bringForward(stack, 61)
    await expect(areas(desk).getByRole('link', { name: /^Overview/ })).toContainText('1')
    await openArea(desk, 'Overview')
    const parked = desk
      .getByRole('region', { name: 'Needs you' })
      .getByRole('listitem')
      .filter({ hasText: 'did not go out' })
    await expect(parked).toContainText('could not do it before the latest time')
    await expect(title).toHaveText(shipped)
    await parked.getByRole('button', { name: /^Put away/ }).click()
    await expect(parked).toHaveCount(0)
    await phone.context().close()
  })
})

test('a publisher who moves a scheduled text is told before, and its owner keeps the value, moves the moment and schedules it again', async ({
  page: desk,
  browser,
  stack,
}) => {
  test.slow()
  await takeBack(stack, async () => {
    const phone = await (await browser.newContext(phoneSize)).newPage()
    await enter(phone, stack.appUrl, '/wallet')
    const title = phone.getByRole('heading', { level: 1 })

    await join(desk, stack, 'bomi', 'publisher')
    await edit(desk, '축제 지갑')
    await schedule(desk, { at: tomorrow('23:00') })

    const other = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage()
    await join(other, stack, 'dalim', 'publisher', { phone: true })
    // The phone of somebody else at that moment plays what goes out by then.
    await edit(other, '겨울 지갑')
    await other.getByRole('button', { name: 'Time in the phone' }).click()
    await other.getByRole('button', { name: /: Change by bomi goes out$/ }).click()
    await expect(other.getByText(/^With Change by bomi \(.* 23:00\)$/)).toBeVisible({ timeout: 30_000 })
    await other.keyboard.press('Escape')

    await other.getByRole('link', { name: 'Review', exact: true }).click()
    await expect(
      other.getByRole('checkbox', {
        name: /Change by bomi sets Texts › wallet\.title › Korean too: 축제 지갑, .*23:00\. Whichever goes out first/,
      }),
    ).toBeVisible({ timeout: 60_000 })
    await confirm(other, 'Publish', 'Winter')
    await expect(title).toHaveText('겨울 지갑', { timeout: 30_000 })

    await expect(areas(desk).getByRole('link', { name: /^Overview/ })).toContainText('1')
    await openArea(desk, 'Overview')
    await expect(
      desk.getByText(/Cannot go out: dalim set Texts › wallet\.title › Korean to 겨울 지갑 in release \d+\./),
    ).toBeVisible()
    await desk.getByRole('button', { name: /^Move…/ }).click()
    const form = desk.getByRole('form', { name: /^Move/ })
    await form.getByLabel(/^Goes out at/).fill(tomorrow('23:30'))
    await form.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(desk.getByText(/^Moved: .* 23:30$/)).toBeVisible({ timeout: 60_000 })

    await desk.getByRole('link', { name: /^Repair/ }).click()
    await desk.getByRole('button', { name: 'Keep 축제 지갑' }).click()
    const again = desk.getByRole('button', { name: /^Schedule again for .* 23:30$/ })
    await desk.getByLabel('Reason').fill('The festival all the same')
    await expect(again).toBeEnabled({ timeout: 60_000 })
    await again.click()
    await expect(desk.getByText(/^Scheduled: goes out .* 23:30$/)).toBeVisible({ timeout: 60_000 })
    await expect(areas(desk).getByRole('link', { name: /^Overview/ })).not.toContainText('1')

    bringForward(stack)
    await expect(title).toHaveText('축제 지갑', { timeout: 30_000 })
    await other.context().close()
    await phone.context().close()
  })
})
