import { writeFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'
import { isWhole, looks } from './support/looks.ts'
import { enter, member } from './support/member.ts'
import { join } from './support/operator.ts'
import { perWorker as test } from './support/perWorker.ts'

/** Where README shows them; `tests/readmes.test.ts` holds their size. */
const FOLDER = joinPath(repositoryRoot, 'tests/e2e/pictures')

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  await writeFile(joinPath(FOLDER, `${name}.webp`), await sharp(picture).webp({ quality: 80 }).toBuffer())
}

// They are made by `npm run looks`, which everybody runs who changes how things look.
if (isWhole) {
  test('README shows the phone', looks, async ({ page, service }) => {
    await enter(page, service.appUrl, '/', member, 'en')
    await page.getByRole('dialog', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Main wallet')).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await keep(page, 'phone')
  })

  test.describe('README', () => {
    test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

    test('shows the desk', looks, async ({ page, service }) => {
      await join(page, service, 'reed', 'owner', { phone: true })
      await page.goto(`${service.deskUrl}/#/money`)
      await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await expect(page.frameLocator('iframe').getByText('₩100~')).toBeVisible()
      await keep(page, 'desk')
    })

    test('shows the workbench', looks, async ({ page, dev }) => {
      await page.goto(`${dev.url}?persona=member&language=en#/recharge`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit', { timeout: 90_000 })
      await expect(page.getByRole('button', { name: 'Request the deposit' })).toBeVisible()
      await page.locator('#workbench').getByRole('button', { name: 'Set-up' }).click()
      await keep(page, 'workbench')
    })
  })
}
