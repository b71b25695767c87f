import type { Page } from '@playwright/test'
import { askService } from './support/askService.ts'
import { join, openArea } from './support/operator.ts'
import { test } from './support/ownStack.ts'
import { expect } from './support/test.ts'

const WIDE = { width: 1280, height: 900 }
/** Sooner than the desk asks by itself. */
const AT_ONCE = { timeout: 4_000 }

const colleagues = (page: Page) => page.getByRole('button', { name: /here$/ })

test.use({ viewport: WIDE, hasTouch: false, isMobile: false })

test('two operators see each other’s page and edits as they happen, and that one has left', async ({
  page,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'yul', 'publisher')
  await expect(colleagues(page)).toHaveCount(0)

  const other = await browser.newContext({ viewport: WIDE, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  const his = await other.newPage()
  await join(his, stack, 'bin', 'editor')
  await expect(colleagues(page)).toHaveText(/One other is here$/)
  await expect(colleagues(his)).toHaveText(/One other is here$/)
  await colleagues(page).click()
  const list = page.getByRole('dialog', { name: 'Who else is here' })
  const row = list.getByRole('listitem')
  await expect(row).toContainText(/bin Editor\s*Money/)

  // The list stays open: it is not drawn anew by what happens.
  await openArea(his, 'Texts')
  await expect(row).toContainText('Texts', AT_ONCE)
  for (const [at, fact] of ['bank/min', 'wechat/min'].entries()) {
    await his.evaluate(
      async (body) => {
        const { csrf }: { csrf: string } = await (await fetch('/desk-api/me')).json()
        const headers = { 'content-type': 'application/json', 'x-desk-token': csrf }
        await fetch('/desk-api/draft/edits', { method: 'PUT', headers, body: JSON.stringify(body) })
      },
      await editOf(his, `settings:/recharge/${fact}`),
    )
    await expect(row).toContainText(at === 0 ? 'changing one fact' : 'changing 2 facts', AT_ONCE)
  }
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await openArea(page, 'Changes')
  const changes = page.getByRole('main').getByRole('listitem')
  await expect(changes).toHaveCount(1)
  // A command line has no page of the desk; what it does is seen all the same.
  await askService(stack, 'release', 'edit', 'settings:/recharge/alipay/min', '300')
  await expect(changes).toHaveCount(2, AT_ONCE)

  await his.reload()
  await expect(colleagues(his)).toBeVisible()
  await expect(colleagues(page)).toBeVisible()
  await other.close()
  await expect(colleagues(page)).toHaveCount(0, { timeout: 10_000 })
})

test('an operator on a phone finds who is here in the menu, and a restart of the service brings them back', async ({
  page,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(
    /preloaded using link preload|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE/,
  )
  await join(page, stack, 'cho', 'viewer')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const hers = await phone.newPage()
  await join(hers, stack, 'edie', 'owner')
  await hers.getByRole('button', { name: 'Menu' }).click()
  await colleagues(hers).click()
  const list = hers.getByRole('dialog', { name: 'Who else is here' })
  await expect(list.getByRole('listitem')).toContainText(/cho Viewer\s*Money/)
  await hers.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await stack.kill()
  await expect(colleagues(page)).toHaveCount(0)
  await stack.restart()
  await expect(colleagues(page)).toBeVisible({ timeout: 60_000 })
  await phone.close()
})

/** An edit that sets a setting to another value than it has. */
async function editOf(page: Page, fact: string): Promise<Readonly<Record<string, unknown>>> {
  const { live } = await page.evaluate(
    async (asked): Promise<{ live: string }> => (await fetch(`/desk-api/facts?fact=${asked}`)).json(),
    encodeURIComponent(fact),
  )
  return { fact, value: String(Number(live) + 11), replaces: live }
}
