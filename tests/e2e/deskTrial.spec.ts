import type { Page } from '@playwright/test'
import { PLAN_VERSION } from '../../src/format/release.ts'
import { storageKeys } from '../../src/platform/storageKeys.ts'
import { parseHead } from '../../src/release/Head.ts'
import { open } from './support/member.ts'
import { confirm, join, openWay } from './support/operator.ts'
import { write } from './support/operatorTask.ts'
import type { Stack } from './support/startStack.ts'
import { test } from './support/ownStack.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** From which number on devices are the first to try what is tried now. */
async function firstToTry({ appUrl }: Stack): Promise<number> {
  const answer = await fetch(`${appUrl}/release/${PLAN_VERSION}/head.json`)
  const trial = parseHead(await answer.json())?.trial
  if (trial === undefined) throw new Error('Nothing is tried.')
  return 10_000 - trial.salt
}

async function openTrial(desk: Page) {
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  const way = await openWay(desk, 'Try on some phones…')
  await expect(way).toBeEnabled({ timeout: 60_000 })
  await way.click()
  return desk.getByRole('dialog', { name: 'Try on some phones' })
}

test('an operator tries a text on some phones, then on more, then gives it to everybody; a limit cannot be tried', async ({
  page: desk,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  /** A phone that so many of ten thousand devices try before. */
  async function openPhone(place: number) {
    const number = ((await firstToTry(stack)) + place) % 10_000
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await phone.addInitScript(([key, value]) => window === window.top && localStorage.setItem(key, value), [
      storageKeys.number,
      String(number),
    ] as const)
    await open(phone, stack.appUrl, '/kefu')
    return { phone, title: phone.getByRole('heading', { level: 1 }) }
  }

  await join(desk, stack, 'sora', 'publisher')
  await desk.goto(`${stack.deskUrl}/#/copy`)
  await desk.getByLabel('Search by key or text').fill('kefu.title')
  await write(desk.getByRole('textbox', { name: 'kefu.title in Korean' }), '도움말')
  const dialog = await openTrial(desk)
  await dialog.getByLabel('Reason').fill('A shorter title')
  await dialog.getByRole('button', { name: 'Begin the trial' }).click()
  const main = desk.getByRole('main')
  await expect(main).toContainText('On 5% of the phones', { timeout: 60_000 })

  const [first, second, last] = [await openPhone(0), await openPhone(2_000), await openPhone(9_999)]
  await expect(first.title).toHaveText('도움말', { timeout: 60_000 })
  await expect(second.title).toHaveText('고객센터')
  await expect(last.title).toHaveText('고객센터')
  await expect(main).toContainText('1 phone tries it · 0 with faults · 0 had money refused', { timeout: 60_000 })

  await main.getByRole('button', { name: /^Widen to 25%/ }).click()
  await expect(second.title).toHaveText('도움말', { timeout: 60_000 })
  await expect(last.title).toHaveText('고객센터')

  await confirm(desk, 'Publish', 'It went well')
  await expect(last.title).toHaveText('도움말', { timeout: 60_000 })
  await expect(main.getByText('Being tried')).toHaveCount(0)
  for (const { phone } of [first, second, last]) await phone.context().close()

  await desk.goto(`${stack.deskUrl}/#/money`)
  await desk.getByRole('textbox', { name: 'Saved cards, at most' }).fill('7')
  await expect(desk.getByRole('button', { name: 'You edit: Your change One edit' })).toBeVisible()
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  const way = await openWay(desk, 'Try on some phones…')
  await expect(way).toBeDisabled()
  await expect(way).toHaveAccessibleDescription(/cannot be tried.*Cards › Saved cards, at most/)
  await desk.getByRole('menuitem', { name: 'Schedule…' }).click()
  await expect(desk.getByRole('dialog', { name: 'Schedule this change' })).toBeVisible()
})
