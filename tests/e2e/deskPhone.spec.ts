import { type BrowserContext, devices } from '@playwright/test'
import { findViolations } from './support/findViolations.ts'
import { join, openArea } from './support/operator.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const KEY = 'setLanguage.intro'

test('an editor opens the draft on a phone, edits a text and sees it there, and ends it', async ({
  browser,
  page,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await join(page, stack, 'pho', 'editor', { phone: true })
  await openArea(page, 'Texts')
  await page.getByLabel('Search by key or text').fill(KEY)
  await page.getByLabel('Screen', { exact: true }).selectOption('/setLanguage')
  await page.getByRole('button', { name: 'Show on my phone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show on my phone' })
  await expect(dialog.getByRole('img', { name: 'Opens the change on a phone' })).toBeVisible()
  await expect(dialog.getByText('A phone cannot reach this desk')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const link = await linkOf(page.context(), () => dialog.getByRole('button', { name: 'Copy: Link' }).click())
  await page.keyboard.press('Escape')

  // Another device: no cookie, no storage of the desk's.
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ko-KR' })
  const problems: string[] = []
  const asked: string[] = []
  const phone = await context.newPage()
  phone.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  phone.on('pageerror', (error) => problems.push(error.message))
  phone.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  await phone.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective}`),
    ),
  )
  await phone.goto(link)
  await expect(phone.getByText('사용할 언어')).toBeVisible({ timeout: 30_000 })
  await expect(phone.getByText('Draft. Nothing you do here is real.')).toBeVisible()
  expect(await findViolations(phone)).toEqual([])
  expect(new URL(phone.url()).hash).toBe('#/setLanguage')

  const korean = page.getByRole('textbox', { name: `${KEY} in Korean` })
  await korean.click()
  await korean.press('End')
  await page.keyboard.type(' 새 글')
  await expect(phone.getByText(/새 글/)).toBeVisible()
  await phone.reload()
  await expect(phone.getByText(/새 글/)).toBeVisible({ timeout: 30_000 })

  await context.setOffline(true)
  await expect(phone.getByText(/The desk cannot be reached/)).toBeVisible()
  await context.setOffline(false)
  await expect(phone.getByText('Draft. Nothing you do here is real.')).toBeVisible()
  // What the phone's app does stays on the phone, and no address ever contained the token.
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '?'
  expect(
    asked.filter(
      (line) =>
        !line.startsWith('GET ') || line.includes(token) || line.includes('/api/') || line.includes('/desk-api/'),
    ),
  ).toEqual([])
  expect(await context.cookies()).toEqual([])

  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText(/Open to a phone until/)).toHaveCount(0)
  await expect(phone.getByText('This preview has ended')).toBeVisible()
  await expect(phone.getByText('Show it again from the desk.')).toBeVisible()
  expect(await findViolations(phone)).toEqual([])
  await expect(phone.getByText(/새 글/)).toHaveCount(0)
  await phone.goto('about:blank')
  await phone.goto(link)
  await expect(phone.getByText('This preview has ended')).toBeVisible()
  expect(problems.filter((problem) => !/401|ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([])
  await context.close()
})

/** What a button copies to the clipboard. */
async function linkOf(context: BrowserContext, press: () => Promise<void>): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await press()
  const [page] = context.pages()
  return (await page?.evaluate(() => navigator.clipboard.readText())) ?? ''
}
