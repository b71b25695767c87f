import { chromium } from 'playwright'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumArgs, findChromium } from '../../run/findChromium.ts'
import { buildTwin } from '../buildAll.ts'
import { assertSame } from './assertSame.ts'
import { manyRows } from './parts.ts'
import { situations } from './situations.ts'
import { startVariants } from './startVariants.ts'

/** One of the list and one of the form: the bench compares all of them before it measures. */
const names: readonly string[] = ['withdrawals of a week', 'the review of a deposit']

it('the hand-written screens of the bench still show and ask what the app does', { timeout: 300_000 }, async () => {
  buildTwin()
  const variants = await startVariants({ records: manyRows })
  onTestFinished(async () => {
    for (const { stand } of variants) await stand.stop()
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath !== undefined && { executablePath }),
  })
  onTestFinished(async () => browser.close())
  expect(
    await assertSame(
      browser,
      variants,
      situations.filter(({ name }) => names.includes(name)),
    ),
  ).toBe(names.length)
})
