import type { Page, Route } from '@playwright/test'
import { enter, member, open } from './support/member.ts'
import { enterAsNew } from './support/register.ts'
import { expect, test } from './support/test.ts'

/** Logs in on the log-in screen that is open. */
async function logIn(page: Page): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(member.name)
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

test('a visitor reads an event, logs in from it, comes back and applies', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/activity')
  const all = page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button'))
  await expect(page.getByRole('tab', { name: '전체' })).toHaveAttribute('aria-selected', 'true')
  const cards = all.filter({ hasText: /./ })
  await expect(cards).not.toHaveCount(0)
  const inAll = await cards.count()
  await page.getByRole('tab', { name: 'VIP' }).click()
  await expect(page).toHaveURL(/type=/)
  await expect.poll(async () => cards.count()).toBeLessThan(inAll)

  await page.getByRole('tab', { name: '전체' }).click()
  await page.getByRole('main').getByText('첫 입금 20% 보너스').click()
  await expect(page).toHaveURL(/#\/activityInfo\?id=/)
  await expect(page.getByText('가입 후 첫 입금 금액의 20%')).toBeVisible()
  await expect(page.getByRole('heading', { name: '이벤트 규정' })).toBeVisible()
  await expect(page.getByRole('button', { name: '신청하기' })).toHaveCount(0)

  await page.getByRole('button', { name: '로그인' }).click()
  await logIn(page)
  await expect(page).toHaveURL(/#\/activityInfo\?id=/)
  await page.getByRole('button', { name: '신청하기' }).click()
  await expect(page.getByText('신청', { exact: false }).last()).toBeVisible()
  await page.getByRole('button', { name: '신청하기' }).click()
  await expect(page.getByText(/이미 신청/).first()).toBeVisible()
})

test('red packets: a visitor is asked to log in, a member wins and sees the rest, one without any is told so', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, '/')
  await page.goto(`${stack.appUrl}/#/hongbao`)
  await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL(/#\/login\?.*redirect=/)

  await logIn(page)
  await expect(page).toHaveURL(/#\/hongbao/)
  const left = page.getByRole('main').locator('dl > div').filter({ hasText: '남은 횟수' })
  await expect(left).toHaveText(/\d+$/)
  const before = Number(/\d+$/.exec(await left.innerText())?.[0])
  await page.getByRole('button', { name: '복주머니 열기' }).click()
  const packet = page.getByRole('region', { name: '복주머니 열기' })
  await expect(packet.getByRole('status')).toHaveText(/^당첨 ₩[\d,]+$/)
  await expect(left).toHaveText(new RegExp(`${before - 1}$`))
  await packet.getByRole('button', { name: '다음 복주머니' }).click()
  await expect(packet.getByRole('status')).toHaveText('')
  await expect(packet).toContainText(`남은 횟수 ${before - 1}회`)
})

test('a packet trembles while it is asked what is in it, and keeps still for a member who wants no motion', async ({
  page,
  stack,
}) => {
  await enter(page, stack.appUrl, '/hongbao')
  for (const [reducedMotion, animation] of [
    ['no-preference', /tremble/],
    ['reduce', 'none'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    const held = Promise.withResolvers<void>()
    const answer = { code: 200, message: '', data: { redpacketmoney: '3400' } }
    const hold = async (route: Route) => held.promise.then(() => route.fulfill({ json: answer }))
    await page.route('**/api/douserredpacket', hold, { times: 1 })
    await page.getByRole('button', { name: '복주머니 열기' }).click()
    await expect(page.locator('[data-state="opening"]')).toHaveCSS('animation-name', animation)
    held.resolve()
    await expect(page.getByText('₩3,400')).toBeVisible()
    await page.getByRole('button', { name: '다음 복주머니' }).click()
  }
})

test('a member without a red packet is told the conditions, without a call to the platform', async ({
  page,
  stack,
}) => {
  const claims: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/douserredpacket') && claims.push(request.url()))
  await enterAsNew(page, stack.appUrl, '/hongbao')
  await page.getByRole('button', { name: '복주머니 열기' }).click()
  await expect(page.getByText('아직 수령 조건을 충족하지 못했어요. 조건을 완료해 주세요!').first()).toBeVisible()
  expect(claims).toEqual([])
})

test('a lost answer to a red packet claim shows what the server says about it, and never that it failed', async ({
  page,
  stack,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/)
  await enter(page, stack.appUrl, '/hongbao')
  await page.route('**/api/douserredpacket', (route) => route.abort())
  await page.getByRole('button', { name: '복주머니 열기' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('서버에 문제가 있어요. 잠시 후 다시 시도해 주세요.')
})

test('sponsors open in place, full size, with a way back', async ({ page, stack, watch }) => {
  // The demonstration's sponsors are on the app's own origin.
  watch.expectProblems(/origin-keyed agent cluster/)
  await open(page, stack.appUrl, '/zhanzhu')
  for (const [type, sponsor] of [
    [1, '메인 스폰서'],
    [2, '글로벌 스폰서'],
  ] as const) {
    await page.getByText(sponsor).click()
    await expect(page).toHaveURL(new RegExp(`#/zhanzhuye\\?type=${type}`))
    await expect(page.frameLocator('main iframe').getByRole('heading', { name: sponsor })).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect(page).toHaveURL(/#\/zhanzhu$/)
  }
})
