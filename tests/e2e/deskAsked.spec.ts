import { join, openChange, openWay } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an editor asks a publisher for a review: they are told on every page, answer on an edit and approve', async ({
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
  await expect(gil.getByRole('button', { name: 'You edit: Your change One edit' })).toBeVisible()
  await gil.getByRole('link', { name: 'Review', exact: true }).click()
  await gil.getByRole('button', { name: 'Ask for a review…' }).click()
  const dialog = gil.getByRole('dialog', { name: 'Ask for a review' })
  await dialog.getByLabel('Who').selectOption('nari')
  await dialog.getByLabel('Note').fill('Are 8 cards too many?')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(gil.getByText(/gil asked nari to review this/)).toBeVisible()

  // She is on another page, and did nothing.
  await nari.getByRole('button', { name: 'Menu' }).click()
  const waiting = nari.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /^Changes/ })
  await expect(waiting).toContainText('change that waits for you')
  await nari
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /^Overview/ })
    .click()
  await expect(nari.getByText('gil asks you to review: Change by gil. “Are 8 cards too many?”')).toBeVisible()
  await nari.getByRole('link', { name: 'Look', exact: true }).click()
  await (await openWay(nari, 'Answer', 'More for Cards › Saved cards, at most')).click()
  await nari.getByLabel('Your answer on Cards › Saved cards, at most').fill('Make it 7.')
  await nari.getByRole('button', { name: 'Send' }).click()

  await expect(gil.getByRole('list', { name: 'Answers on Cards › Saved cards, at most' })).toHaveText(
    /nari, .*: Make it 7\./,
  )
  await nari.getByRole('button', { name: 'I have looked at it' }).click()
  await expect(gil.getByText(/gil asked nari to review this/)).toHaveCount(0)
  await nari.getByRole('button', { name: 'Menu' }).click()
  await expect(waiting).not.toContainText('waits for you')

  // It goes into another change, with what was said about it, and her page follows.
  await nari.keyboard.press('Escape')
  await (await openWay(gil, 'Move to another change…', 'More for Cards › Saved cards, at most')).click()
  await gil.getByRole('dialog').getByLabel('Name').fill('Later')
  await gil.getByRole('button', { name: 'Move it to a new change' }).click()
  await expect(gil.getByRole('button', { name: 'You edit: “Later” One edit' })).toBeVisible()
  await expect(nari.getByText('The change holds no edit')).toBeVisible()
  await openChange(gil, '“Later”')
  await expect(gil.getByRole('list', { name: 'Answers on Cards › Saved cards, at most' })).toHaveText(/Make it 7\./)
  await (await openWay(gil, 'Undo', 'More for Cards › Saved cards, at most')).click()
  await expect(gil.getByRole('button', { name: 'You edit: “Later” 0 edits' })).toBeVisible()
  await nari.context().close()
})
