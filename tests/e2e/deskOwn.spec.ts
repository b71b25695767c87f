import type { Locator } from '@playwright/test'
import { enter } from './support/member.ts'
import { confirm, join } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

async function write(
  group: Locator,
  texts: { readonly kor: string; readonly cn: string; readonly en: string },
): Promise<void> {
  await group.getByLabel('Korean').fill(texts.kor)
  await group.getByLabel('Chinese').fill(texts.cn)
  await group.getByLabel('English').fill(texts.en)
}

test('an operator makes a dialog with words of their own, an open phone shows it, and it goes again with its words', async ({
  page: desk,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const member = await phone.newPage()
  await enter(member, stack.appUrl, '/wallet')

  await join(desk, stack, 'iris', 'publisher')
  await desk.getByRole('link', { name: 'Dialogs' }).click()
  await desk.getByRole('button', { name: 'New dialog' }).click()
  const form = desk.getByRole('dialog', { name: 'New dialog' })
  await write(form.getByRole('group', { name: 'Title' }), { kor: '여름 할인', cn: '夏季优惠', en: 'Summer sale' })
  await write(form.getByRole('group', { name: 'Text' }), { kor: '오늘부터예요.', cn: '即日起。', en: 'From today.' })
  await form.getByLabel('Opens on').selectOption('/wallet')
  await form.getByRole('button', { name: 'Make the dialog' }).click()
  await expect(desk.getByRole('heading', { name: 'Summer sale', level: 1 })).toBeVisible()
  await desk.getByRole('textbox', { name: 'own.summerSaleBody in Korean' }).fill('오늘부터 시작해요.')

  await desk.getByRole('link', { name: /Review and publish/ }).click()
  // Texts are new in every language, so every screen is played.
  await expect(desk.getByRole('row', { name: /Dialogs › Summer sale/ })).toContainText('New dialog “Summer sale”', {
    timeout: 150_000,
  })
  await expect(desk.getByRole('row', { name: /Texts › own.summerSaleTitle/ })).toContainText('夏季优惠')
  await expect(desk.getByRole('row', { name: /Texts › own.summerSaleBody/ })).toContainText('오늘부터 시작해요.')
  await confirm(desk, 'Publish', 'A sale in summer')
  const shown = member.getByRole('alertdialog', { name: '여름 할인' })
  await expect(shown).toContainText('오늘부터 시작해요.')
  await shown.getByRole('button', { name: '확인' }).click()
  await expect(member.getByRole('alertdialog')).toHaveCount(0)

  await desk.getByRole('link', { name: 'Dialogs' }).click()
  await desk.getByRole('link', { name: 'Summer sale' }).click()
  await desk.getByRole('button', { name: 'Remove the dialog' }).click()
  await desk
    .getByRole('alertdialog', { name: 'Remove this dialog?' })
    .getByRole('button', { name: 'Remove the dialog' })
    .click()
  await expect(desk.getByRole('row', { name: /Summer sale/ })).toContainText('Removed, not live yet')
  await desk.getByRole('link', { name: /Review and publish/ }).click()
  await expect(desk.getByRole('row', { name: /Dialogs › Summer sale/ })).toContainText('nothing', { timeout: 150_000 })
  await confirm(desk, 'Publish', 'The sale is over')
  await desk.getByRole('link', { name: 'Copy' }).click()
  await desk.getByLabel('Search by key or text').fill('own.summerSale')
  await expect(desk.getByText('0 texts', { exact: true })).toBeVisible()
  await phone.close()
})
