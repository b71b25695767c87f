import type { Page } from '@playwright/test'
import { hostileStrings, RAN, TRACE } from '../hostile/hostileStrings.ts'
import { spoilTexts } from '../hostile/spoilTexts.ts'
import { enter } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** The narrowest phone, on which a long word overflows first. */
test.use({ viewport: { width: 360, height: 640 } })

const screens = [
  '/',
  '/message?type=2',
  '/activity',
  '/mine',
  '/money',
  '/recharge',
  '/withdrawal',
  '/transRecord',
  '/betRecord',
  '/wallet',
  '/userInfo',
  '/vip',
  '/kefu',
  '/welfare',
]

/**
 * Makes every answer of the platform hostile; what the shell needs, such as whether the site is open, keeps its
 * meaning.
 */
async function spoilPlatform(page: Page): Promise<void> {
  let next = 0
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const body: unknown = await answer.json()
    await route.fulfill({
      response: answer,
      json: spoilTexts(body, () => hostileStrings[next++ % hostileStrings.length] ?? ''),
    })
  })
}

test('texts of a hostile platform run no code, break no policy and make no screen wider than the phone', async ({
  page,
  stack,
  watch,
}) => {
  // Pictures with hostile addresses do not load.
  watch.expectProblems(/Failed to load resource|ERR_/)
  test.slow()
  await enter(page, stack.appUrl, '/kefu')
  await spoilPlatform(page)
  for (const [index, screen] of screens.entries()) {
    // Another query makes it another page, which loads again.
    await page.goto(`${stack.appUrl}/?${index}#${screen}`)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('[data-loading]').filter({ visible: true })).toHaveCount(0)
    const found = await page.evaluate(
      ({ trace, ran }) => ({
        ran: ran in window,
        markup: document.querySelectorAll(`[${trace}]`).length,
        // A row that is meant to be pushed sideways has a scroller of its own.
        wider:
          document.documentElement.scrollWidth > window.innerWidth ||
          [...document.querySelectorAll('main')].some((main) => main.scrollWidth > main.clientWidth),
      }),
      { trace: TRACE, ran: RAN },
    )
    expect({ screen, ...found }).toEqual({ screen, ran: false, markup: 0, wider: false })
  }
})

test('a hostile redirect leads home or to a screen of ours', async ({ page, stack }) => {
  for (const [index, redirect] of [
    '//elsewhere.example/',
    'javascript:alert(1)',
    '/\\elsewhere.example',
    '/recharge?type=<img src=x onerror=alert(1)>',
  ].entries()) {
    await page.goto(`${stack.appUrl}/?${index}#/login?${new URLSearchParams({ redirect }).toString()}`)
    await page.getByLabel('아이디', { exact: true }).fill('demo01')
    await page.getByLabel('비밀번호', { exact: true }).fill('demo1234')
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`^${stack.appUrl}/\\?${index}#/($|recharge)`))
    await page.evaluate(() => sessionStorage.clear())
  }
})
