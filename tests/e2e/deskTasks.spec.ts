import { closeWelcome, enter } from './support/member.ts'
import { confirm, join, openArea } from './support/operator.ts'
import { followTask, task, write } from './support/operatorTask.ts'
import { publish } from './support/publish.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const phoneSize = { viewport: { width: 390, height: 844 } }

test(
  'an operator raises the deposit minimum: the phone at the desk shows it while typing, members after publishing',
  task,
  async ({ page, browser, stack }) => {
    test.slow()
    const member = await (await browser.newContext(phoneSize)).newPage()
    await enter(member, stack.appUrl, '/recharge')
    await expect(member.getByText('₩100~')).toBeVisible()

    const steps = await followTask(page)
    await join(page, stack, 'mina', 'publisher', { phone: true })
    await steps.begin()
    await openArea(page, 'Money')
    const preview = page.frameLocator('iframe')
    await expect(preview.getByText('₩100~')).toBeVisible()
    const minimum = page.getByRole('row', { name: /^Bank transfer/ }).getByRole('textbox', { name: 'Minimum' })
    await minimum.click()
    await minimum.press('End')
    await page.keyboard.type('000')
    await expect(preview.getByText('₩100,000~')).toBeVisible()
    await expect(minimum).toBeFocused()
    await steps.aside(async () => {
      await page.getByRole('button', { name: 'Edited: Deposits › Bank transfer › Minimum' }).press('Enter')
      const details = page.getByRole('dialog', { name: 'Deposits › Bank transfer › Minimum' })
      await expect(details.getByText(/by mina/)).toContainText('Live: ₩100')
      await page.keyboard.press('Escape')
      await expect(details).toHaveCount(0)
    })
    await steps.publish('Raised for the night', async () => {
      // What changed is checked and played before the review is complete.
      const row = page.getByRole('row', { name: /Bank transfer › Minimum/ })
      await expect(row).toContainText('100,000', { timeout: 60_000 })
    })
    await expect(member.getByText('₩100,000~')).toBeVisible()
    steps.end(6)

    await openArea(page, 'History')
    await page
      .getByRole('button', { name: /^More for Release/ })
      .nth(1)
      .click()
    await page.getByRole('menuitem', { name: /^Roll back to/ }).click()
    await confirm(page, await page.getByRole('button', { name: /^Roll back to/ }).innerText(), 'Back to the day')
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
    await expect(member.getByText('₩100~')).toBeVisible()
    await member.context().close()
  },
)

test(
  'an operator puts the entries of home in another order, and an open phone shows it',
  task,
  async ({ page, browser, stack }) => {
    test.slow()
    const member = await (await browser.newContext(phoneSize)).newPage()
    await enter(member, stack.appUrl, '/')
    await closeWelcome(member)
    const entries = member.getByRole('main').getByRole('button', { name: /^(입금|머니 이동|출금)$/ })
    await expect(entries).toHaveText(['입금', '머니 이동', '출금'])

    const steps = await followTask(page)
    await join(page, stack, 'rosa', 'owner')
    await steps.begin()
    await page.keyboard.press('ControlOrMeta+K')
    await expect(page.getByRole('combobox', { name: 'Search the desk' })).toBeFocused()
    await page.keyboard.type('buttons on home')
    await expect(page.getByRole('option', { name: /^Buttons on Home/ }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'More for Deposit', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Move down' }).click()
    await steps.publish('Transfers first')
    await expect(entries).toHaveText(['머니 이동', '입금', '출금'])
    steps.end(9)
    await member.context().close()
  },
)

test(
  'an operator switches a block of a screen off, and it goes from an open phone',
  task,
  async ({ page, browser, stack }) => {
    test.slow()
    const member = await (await browser.newContext(phoneSize)).newPage()
    await member.goto(`${stack.appUrl}/#/setLanguage`)
    const intro = member.getByText('사용할 언어를 선택해 주세요. 이 기기에만 적용돼요.')
    await expect(intro).toBeVisible()

    const steps = await followTask(page)
    await join(page, stack, 'otto', 'publisher')
    await steps.begin()
    await page.keyboard.press('ControlOrMeta+K')
    await expect(page.getByRole('combobox', { name: 'Search the desk' })).toBeFocused()
    await page.keyboard.type('language and')
    await expect(page.getByRole('option', { name: /^Language and theme/ }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('switch', { name: /intro/ }).click()
    await expect(page.getByText(/by otto/)).toContainText('Live: on')
    await steps.publish('Not tonight', async () => {
      const row = page.getByRole('row', { name: /^Screens › Language and theme ›/ })
      await expect(row).toContainText('off', { timeout: 60_000 })
    })
    await expect(intro).toHaveCount(0)
    steps.end(5)

    await publish(stack, 'block:setLanguage/intro', 'true')
    await expect(intro).toBeVisible()
    await member.context().close()
  },
)

test(
  'an operator rewrites the promotion page’s words in three languages, and an open phone shows them',
  task,
  async ({ page, browser, stack, watch }) => {
    test.slow()
    watch.expectProblems(/preloaded using link preload/)
    const member = await (await browser.newContext(phoneSize)).newPage()
    await member.goto(`${stack.appUrl}/#/activity`)
    await expect(member.getByRole('tab', { name: '전체' })).toBeVisible()

    const steps = await followTask(page)
    await join(page, stack, 'paz', 'publisher')
    await steps.begin()
    await openArea(page, 'Texts')
    await page.getByLabel('Where').selectOption({ label: 'Events' })
    await write(page.getByRole('textbox', { name: 'activity.all in Korean' }), '진행 중')
    await write(page.getByRole('textbox', { name: 'activity.all in Chinese' }), '进行中')
    await write(page.getByRole('textbox', { name: 'activity.all in English' }), 'On now')
    await steps.publish('Autumn')
    await expect(member.getByRole('tab', { name: '진행 중' })).toBeVisible()
    steps.end(9)
    await member.context().close()
  },
)

test(
  'an operator renames the bank in all texts at once, and an open phone shows it',
  task,
  async ({ page, browser, stack, watch }) => {
    test.slow()
    watch.expectProblems(/preloaded using link preload/)
    const member = await (await browser.newContext(phoneSize)).newPage()
    await enter(member, stack.appUrl, '/wallet')
    await expect(member.getByText('은행 계좌', { exact: true })).toBeVisible()

    const steps = await followTask(page)
    await join(page, stack, 'bibi', 'publisher')
    await steps.begin()
    await openArea(page, 'Texts')
    await page.getByRole('button', { name: 'Tools for many texts' }).click()
    await page.getByRole('menuitem', { name: 'Find and replace' }).click()
    const replace = page.getByRole('dialog', { name: 'Find and replace' })
    await write(replace.getByLabel('Find'), '은행')
    await write(replace.getByLabel('Replace with'), '한빛은행')
    await replace.getByRole('button', { name: /^Change \d+ texts$/ }).click()
    await expect(page.getByText(/texts are changed in your change/)).toBeVisible()
    await steps.publish('It has a new name')
    await expect(member.getByText('한빛은행 계좌', { exact: true })).toBeVisible()
    steps.end(9)
    await member.context().close()
  },
)
