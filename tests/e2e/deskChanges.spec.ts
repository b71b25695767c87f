import type { Page } from '@playwright/test'
import { askServiceAs } from './support/askService.ts'
import { inPreviewMore } from './support/inPreviewMore.ts'
import { beginChange, confirm, join, openArea, openChange, openWay } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const field = (desk: Page, name: string) => desk.getByRole('textbox', { name })

test('one operator’s wrong number and another’s open change do not keep a third from publishing; only the fact that both touch is a conflict', async ({
  page: una,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(una, stack, 'una', 'publisher')
  const vic = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await join(vic, stack, 'vic', 'publisher')

  await field(una, 'Saved cards, at most').fill('7')
  await expect(una.getByRole('button', { name: 'You edit: Your change One edit' })).toBeVisible()
  await field(vic, 'Saved cards, at most').fill('9')
  await vic.getByRole('button', { name: /^una too: 7: Cards/ }).click()
  await expect(
    vic.getByRole('dialog', { name: /^Cards/ }).getByText('una sets 7 in Change by una, which is not live.'),
  ).toBeVisible()
  await vic.keyboard.press('Escape')
  // More at least than at most: nobody could publish this.
  const maximum = vic.getByRole('row', { name: /^Bank transfer/ }).getByRole('textbox', { name: 'Maximum' })
  await maximum.fill('50')
  await expect(vic.getByRole('button', { name: 'You edit: Your change 2 edits' })).toBeVisible()

  await una.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(una.getByRole('heading', { name: 'Your change', level: 1 })).toBeVisible()
  await confirm(una, 'Publish', 'More cards')
  await expect(una.getByText(/Release \d+ is live/).first()).toBeVisible()

  // The other change is where it was, but for the fact that is live by now.
  await vic.getByRole('link', { name: 'Review', exact: true }).click()
  const conflict = vic.getByRole('region', { name: /Two values/ })
  await expect(conflict).toContainText('7')
  await expect(conflict).toContainText('9')
  await conflict.getByRole('button', { name: /^Use the live one/ }).click()
  await expect(conflict).toHaveCount(0)
  await expect(vic.getByText(/point keeps this|points keep this/)).toBeVisible({ timeout: 60_000 })
  await expect(vic.getByRole('button', { name: 'You edit: Your change One edit' })).toBeVisible()
  await (await openWay(vic, 'Undo', /^More for .*Bank transfer/)).click()
  await expect(vic.getByRole('button', { name: 'You edit: Your change 0 edits' })).toBeVisible()
  await vic.context().close()
})

test('an operator begins a change with a name, sees it together with another one in the phone, and drops it', async ({
  page,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'sol', 'editor', { phone: true })
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await join(other, stack, 'ara', 'editor')
  await openArea(other, 'Texts')
  await other.getByLabel('Search by key or text').fill('setLanguage.intro')
  await other.getByRole('textbox', { name: 'setLanguage.intro in Korean' }).fill('말을 고르세요')
  await expect(other.getByRole('button', { name: 'You edit: Your change One edit' })).toBeVisible()

  await beginChange(page, 'Holiday words')
  await openArea(page, 'Texts')
  await page.getByLabel('Search by key or text').fill('setLanguage.title')
  await page.getByRole('textbox', { name: 'setLanguage.title in Korean' }).fill('언어')
  await expect(page.getByRole('button', { name: 'You edit: “Holiday words” One edit' })).toBeVisible()
  const phone = page.frameLocator('iframe').first()
  await expect(phone.getByRole('heading', { name: '언어' })).toBeVisible({ timeout: 60_000 })
  await expect(phone.getByText('말을 고르세요')).toHaveCount(0)
  await inPreviewMore(page, async () => page.getByRole('checkbox', { name: 'Change by ara' }).check())
  await expect(phone.getByText('말을 고르세요')).toBeVisible({ timeout: 60_000 })
  await expect(phone.getByRole('heading', { name: '언어' })).toBeVisible()

  await openChange(page, '“Holiday words”')
  await page.getByRole('button', { name: 'More for “Holiday words”' }).click()
  await page.getByRole('menuitem', { name: 'Drop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop', exact: true }).click()
  const changes = page.getByRole('main')
  await expect(page.getByRole('heading', { name: 'Changes', level: 1 })).toBeVisible()
  await expect(changes.getByRole('listitem', { name: '“Holiday words”' })).toHaveCount(0)
  await expect(changes.getByRole('listitem', { name: 'Change by ara' })).toContainText('One edit')
  await other.context().close()
})

/** What five colleagues have open. The first could not be published: the least is more than the most. */
const open: readonly (readonly [who: string, fact: string, value: string])[] = [
  ['mina', 'settings:/recharge/bank/min', '9000000000'],
  ['theo', 'settings:/cards/max', '4'],
  ['ines', 'copy:kor:setLanguage.intro', '"말을 고르세요"'],
  ['omar', 'copy:en:recharge.title', '"Top up"'],
  ['lena', 'settings:/withdrawal/redirectSeconds', '2'],
]

test('an urgent change is live within a minute of its first click, beside five open ones of which one is invalid', async ({
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  for (const [who, fact, value] of open) await askServiceAs(who, stack, 'release', 'edit', fact, value)
  await join(page, stack, 'kira', 'publisher')
  // Another journey on this service may have left one of its own.
  const before = await askServiceAs('kira', stack, 'release', 'changes')

  const began = performance.now()
  await openArea(page, 'Money')
  await page
    .getByRole('row', { name: /^WeChat/ })
    .getByRole('switch')
    .click()
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await confirm(page, 'Publish', 'The bank of this pay way is down')
  await expect(page.getByText(/Release \d+ is live/).first()).toBeVisible()
  expect((performance.now() - began) / 1000).toBeLessThan(60)

  const live = /Release (\d+) is live/.exec(
    await page
      .getByText(/Release \d+ is live/)
      .first()
      .innerText(),
  )?.[1]
  const feed = await page.request.get(`${stack.appUrl}/release/settings`)
  expect(await feed.json()).toMatchObject({ recharge: { wechat: { on: false } } })
  expect(await askServiceAs('kira', stack, 'release', 'changes')).toBe(before)

  await askServiceAs('kira', stack, 'release', 'rollback', String(Number(live) - 1), '--reason', 'The bank is up again')
  for (const [who] of open) {
    const left = await askServiceAs(who, stack, 'release', 'changes')
    const own = left.split('\n').find((line) => line.includes(who))
    await askServiceAs(who, stack, 'release', 'drop', String(own?.split(' ')[0]))
  }
})
