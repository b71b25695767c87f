import { join } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an editor asks a publisher for a review: they are told on the page they are on, answer on an edit and approve', async ({
  page: gil,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(gil, stack, 'gil', 'editor')
  const nari = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await join(nari, stack, 'nari', 'publisher')

  await gil.getByRole('textbox', { name: 'Saved cards, at most' }).fill('8')
  await expect(gil.getByText('You edit: Your change, one edit')).toBeVisible()
  await gil.getByRole('link', { name: 'Review', exact: true }).click()
  await gil.getByRole('button', { name: 'Ask for review' }).click()
  const dialog = gil.getByRole('dialog', { name: 'Ask for a review' })
  await dialog.getByLabel('Who').selectOption('nari')
  await dialog.getByLabel('Note').fill('Are 8 cards too many?')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(gil.getByText(/gil asked nari to review this/)).toBeVisible()

  // She is on another page, and did nothing.
  await expect(nari.getByText('gil asks you to review: Change by gil. “Are 8 cards too many?”')).toBeVisible()
  await nari.getByRole('link', { name: 'Look at it' }).click()
  await nari.getByRole('button', { name: 'Answer on Cards › Saved cards, at most' }).click()
  await nari.getByLabel('Your answer on Cards › Saved cards, at most').fill('Make it 7.')
  await nari.getByRole('button', { name: 'Send' }).click()

  await expect(gil.getByRole('list', { name: 'Answers on Cards › Saved cards, at most' })).toHaveText(
    /nari, .*: Make it 7\./,
  )
  await nari.getByRole('button', { name: 'I have looked at it' }).click()
  await expect(gil.getByText(/gil asked nari to review this/)).toHaveCount(0)
  await expect(nari.getByText(/asks you to review/)).toHaveCount(0)

  await gil.getByRole('button', { name: 'Undo: Cards › Saved cards, at most' }).click()
  await expect(gil.getByText('You edit: Your change, 0 edits')).toBeVisible()
  await nari.context().close()
})
