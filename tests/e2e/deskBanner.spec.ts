import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { askService } from './support/askService.ts'
import { closeWelcome, enter } from './support/member.ts'
import { confirm, join } from './support/operator.ts'
import { expect, test } from './support/test.ts'

/** One long word, as in Korean or German. */
const says = '봄맞이혜택'.repeat(20)

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an operator makes a banner for members: an open phone shows it before the platform’s, and a tap leads where it says', async ({
  page: desk,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const member = await phone.newPage()
  await enter(member, stack.appUrl, '/')
  await closeWelcome(member)
  const slides = member.getByRole('region', { name: '배너' }).getByRole('group')
  await expect(slides.first()).toBeVisible()
  const before = await slides.count()

  await join(desk, stack, 'bea', 'publisher')
  await desk.goto(`${stack.deskUrl}/#/notices`)
  await desk.getByRole('button', { name: 'Add a banner' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'New banner' })).toBeVisible()
  await desk.getByRole('group', { name: 'Picture', exact: true }).getByRole('button', { name: 'Korean' }).click()
  const green = { create: { width: 800, height: 400, channels: 3, background: '#208040' } } as const
  await desk
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([{ name: 'spring.png', mimeType: 'image/png', buffer: await sharp(green).png().toBuffer() }])
  await desk.getByRole('button', { name: 'Choose spring' }).click()
  await desk.getByRole('group', { name: 'What the picture says' }).getByLabel('Korean').fill(says)
  const heights = await desk
    .locator('#page :is(select, input:not([type=checkbox], [type=file]))')
    .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().height))
  expect([...new Set(heights)], 'the heights of inputs beside each other').toHaveLength(1)
  await desk.getByLabel('Leads to').selectOption('/vip')
  await desk.getByRole('checkbox', { name: 'Members', exact: true }).check()
  await expect(desk.getByText('Hidden in Chinese and English')).toBeVisible()
  await expect(desk.getByText(/by bea/)).toBeVisible()

  await desk.getByRole('link', { name: /Review and publish/ }).click()
  const row = desk.getByRole('row', { name: `Notices › ${says}` })
  await expect(row.getByRole('img', { name: says })).toBeVisible({ timeout: 60_000 })
  expect(await cutCells(desk), 'cells of the review').toEqual([])
  const preview = await desk.getByRole('button', { name: 'Preview' }).boundingBox()
  const publish = await desk.getByRole('button', { name: 'Publish', exact: true }).boundingBox()
  expect((preview?.y ?? Infinity) + (preview?.height ?? 0), 'the end of the phone’s button').toBeLessThan(
    publish?.y ?? 0,
  )
  await confirm(desk, 'Publish', 'A banner for spring')

  await expect(slides).toHaveCount(before + 1)
  const banner = slides.first().getByRole('button', { name: says })
  await expect(banner.locator('img')).toHaveJSProperty('naturalWidth', 800)
  await banner.click()
  await expect(member).toHaveURL(/#\/vip$/)
  await phone.close()

  await desk.goto(`${stack.deskUrl}/#/notices`)
  const headings = desk.getByRole('columnheader').first()
  await expect(headings).toBeVisible()
  expect((await headings.boundingBox())?.height, 'the height of the headings').toBeLessThan(64)
  const listed = desk.getByRole('row', { name: says })
  await expect(listed).toContainText('Banner on home')
  await expect(listed).toContainText('Members')
  const link = listed.getByRole('link', { name: says })
  const id = /notices\/([\w-]+)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  // Other journeys count home's banners.
  await askService(stack, 'release', 'edit', `notice:${id}`, '--remove')
  await askService(stack, 'release', 'publish', '--reason', 'After the journey', '--confirm')
})

/** What the frame of a table does not show: a long word in one cell pushes the next ones out. */
async function cutCells(page: Page): Promise<string[]> {
  return page.locator('#page table :is(th, td)').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const frame = cell.closest('table')?.parentElement?.getBoundingClientRect()
        return frame !== undefined && cell.getBoundingClientRect().right > frame.right + 1
      })
      .map((cell) => cell.textContent),
  )
}
