import sharp from 'sharp'
import { enter } from './support/member.ts'
import { confirm, join } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an operator uploads a picture, chooses it for a sponsor and publishes, and a phone shows it', async ({
  page: desk,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload|422/)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const member = await phone.newPage()
  await enter(member, stack.appUrl, '/zhanzhu')
  await join(desk, stack, 'pia', 'publisher')
  await desk.goto(`${stack.deskUrl}/#/pictures`)
  const red = { create: { width: 690, height: 240, channels: 3, background: '#c02040' } } as const
  await desk.locator('main input[type=file]').setInputFiles([
    { name: 'summer.png', mimeType: 'image/png', buffer: await sharp(red).png().toBuffer() },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  ])
  await expect(desk.getByText('This is not a picture that the library takes')).toBeVisible()
  const card = desk.getByRole('link', { name: /^summer 690 × 240/ })
  await expect(card).toContainText('Not used')

  await desk
    .getByRole('button', { name: /^Choose another picture for Sponsors/ })
    .first()
    .click()
  await desk.getByRole('button', { name: 'Choose summer' }).click()
  await expect(card).toContainText('Used in one place')

  await desk.getByRole('link', { name: /Review and publish/ }).click()
  await expect(desk.getByRole('row', { name: /Sponsors/ })).toBeVisible({ timeout: 60_000 })
  await confirm(desk, 'Publish', 'A sponsor’s new picture')
  const shown = member.locator('img[src*="/media/"]')
  await expect(shown).toHaveJSProperty('naturalWidth', 690)
  await expect(shown).toHaveJSProperty('complete', true)
  await phone.close()
})
