import { readFile } from 'node:fs/promises'
import { findViolations } from './support/findViolations.ts'
import { join, openArea } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, acceptDownloads: true })

test('an editor finds what is missing, replaces a word in all texts, and takes a translator’s file, of which only what differs is shown', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'tia', 'editor')
  await openArea(page, 'Texts')
  await page.getByLabel('Search by key or text').fill('usdtmore.title')
  await page.getByRole('textbox', { name: 'usdtmore.title in English' }).fill('')
  await page.getByLabel('Search by key or text').fill('')
  await page.getByLabel('Show', { exact: true }).selectOption('Missing')
  await expect(page.getByText('1 text', { exact: true })).toBeVisible()
  const missing = page.getByRole('textbox', { name: 'usdtmore.title in English' })
  await expect(missing).toHaveAccessibleDescription(/Missing/)
  await missing.fill('Why USDT')
  await page.reload()
  await expect(page.getByText('Nothing is missing or wrong here.')).toBeVisible({ timeout: 45_000 })
  await page.getByLabel('Show', { exact: true }).selectOption('All texts')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Tools for many texts' }).click()
  await page.getByRole('menuitem', { name: 'Find and replace' }).click()
  const replace = page.getByRole('dialog', { name: 'Find and replace' })
  await replace.getByLabel('Find').fill('Telegram')
  await replace.getByLabel('Replace with').fill('Messenger')
  const hit = replace.getByRole('listitem').filter({ hasText: 'kefu.telegram in English' })
  await expect(hit.locator('del').first()).toBeVisible()
  await expect(hit.locator('ins').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await replace.getByRole('checkbox', { name: 'kefu.telegram in Chinese' }).uncheck()
  await replace.getByRole('button', { name: /^Change \d+ texts?$/ }).click()
  await expect(page.getByText(/texts? (is|are) changed in your change/)).toBeVisible()
  await page.getByLabel('Search by key or text').fill('kefu.telegram')
  await expect(page.getByRole('textbox', { name: 'kefu.telegram in English' })).toHaveValue('Messenger')
  await expect(page.getByRole('textbox', { name: 'kefu.telegram in Chinese' })).toHaveValue('Telegram')
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(page.getByRole('textbox', { name: 'kefu.telegram in English' })).toHaveValue('Telegram')

  await page.getByRole('button', { name: 'Tools for many texts' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const exported = page.getByRole('dialog', { name: 'Export' })
  const download = page.waitForEvent('download')
  await exported.getByRole('button', { name: 'CSV, for Excel' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n').length).toBeGreaterThan(2000)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Tools for many texts' }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  const imported = page.getByRole('dialog', { name: 'Import' })
  const changed = text.replace(/^(kefu\.telegram,en,.*),Telegram,/m, '$1,Telegrams,')
  expect(changed).not.toBe(text)
  await imported
    .getByLabel('A CSV or XLIFF file that was exported here')
    .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) })
  await expect(imported.getByText(/^1 text differs\./)).toBeVisible()
  await expect(imported.getByRole('listitem')).toHaveCount(1)
  await imported.getByRole('button', { name: 'Change 1 text' }).click()
  await expect(page.getByRole('textbox', { name: 'kefu.telegram in English' })).toHaveValue('Telegrams')
})
