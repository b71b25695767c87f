import type { Page, Route } from '@playwright/test'
import { enter, member, open } from './support/member.ts'
import { publish } from './support/publish.ts'
import { expect, test } from './support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Notes which of the build's documents a page asks for, and holds back all but its first screen. */
async function holdRest(page: Page) {
  const asked: string[] = []
  let held: Route[] | undefined = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/((?:first|documents|copy)-.*)/.exec(request.url()) ?? []
    if (name !== undefined) asked.push(name)
  })
  await page.route(/\/assets\/(documents|copy)-/, async (route) => (held ? void held.push(route) : route.fallback()))
  return {
    asked,
    letGo: async () => {
      const waiting = held ?? []
      held = undefined
      await Promise.all(waiting.map(async (route) => route.continue()))
    },
  }
}

test('a member reads the screen at the address before all other documents and words have come, and a tap waits for these', async ({
  page,
  stack,
}) => {
  const { asked, letGo } = await holdRest(page)
  await enter(page, stack.appUrl, '/mine', member, 'en')
  const main = page.getByRole('main').filter({ visible: true })
  await expect(main).toContainText('demo01')
  await expect(title(page)).toHaveText('My account')
  // The rest is held back, whether it has been asked for by now or not.
  expect(asked[0]).toMatch(/^first-[0-9a-f]+-en-mine\.ndjson$/)

  await page.getByRole('link', { name: 'Support' }).click()
  await expect(page).toHaveURL(/#\/kefu$/)
  await expect(main).toHaveCount(0)
  await letGo()
  await expect(main).toContainText('How can we help?')
  await page.goBack()
  await expect(main).toContainText('demo01')
  // All of it has come in two files.
  expect(
    asked
      .slice(1)
      .map((name) => name.replace(/-[0-9a-f]+\./, '.'))
      .toSorted(),
  ).toEqual(['copy-en.json', 'documents.ndjson'])
})

test('a visitor at the address of a member’s screen is sent the login screen first, and that screen after the login', async ({
  page,
  stack,
}) => {
  const { asked, letGo } = await holdRest(page)
  await open(page, stack.appUrl, '/mine')
  await page.getByLabel('아이디', { exact: true }).fill('demo01')
  await page.getByLabel('비밀번호', { exact: true }).fill('demo1234')
  expect(asked[0]).toMatch(/-kor-login\.ndjson$/)
  expect(asked.filter((name) => name.startsWith('first-'))).toHaveLength(1)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/#\/mine$/)
  await letGo()
  await expect(page.getByRole('main')).toContainText('demo01')
})

test('another language, and a release that is newer than the build, play once all has come', async ({
  page,
  stack,
}) => {
  const { letGo } = await holdRest(page)
  await open(page, stack.appUrl, '/setLanguage')
  await publish(stack, 'copy:en:setLanguage.title', '"Languages of tonight"')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await letGo()
  await expect(title(page)).toHaveText('Languages of tonight')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('where the first screen does not come by itself, it shows with all the others', async ({ page, stack, watch }) => {
  watch.expectProblems(/404 \(Not Found\).*first-/)
  await page.route(/\/assets\/first-/, async (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, stack.appUrl, '/kefu')
  await expect(page.getByRole('main')).toContainText('무엇을 도와드릴까요?')
})
