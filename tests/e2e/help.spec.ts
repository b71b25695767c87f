import type { Page } from '@playwright/test'
import { followRequests } from './support/asked.ts'
import { open } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** The seven entries of the help centre in their order, with the title of each and words of its article. */
const topics = [
  ['7', '플레이빌 소개', '복식 장부'],
  ['1', '입금 안내', '1시간 안에'],
  ['2', '출금 안내', '네트워크 수수료'],
  ['3', '머니 이동과 환전', '전체 회수'],
  ['4', '보너스와 롤링', '롤링'],
  ['5', '이용약관', '하나의 계정'],
  ['8', '책임 있는 이용', '1336'],
] as const

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('§ 2 /boutBallBet: a visitor opens the seven entries of the help centre, each with its title and article', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await open(page, stack.appUrl, '/boutBallBet')
  await expect(title(page)).toHaveText('이용 안내')
  const entries = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(entries).toHaveText(topics.map(([, name]) => name))
  for (const [type, name, words] of topics) {
    await entries.filter({ hasText: name }).getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`/boutBallBetInfo\\?type=${type}$`))
    await expect(title(page)).toHaveText(name)
    await expect(page.getByRole('main')).toContainText(words)
    await asked.last('/api/article', { type: Number(type) })
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect(title(page)).toHaveText('이용 안내')
  }
})

test('§ 2 /boutBallBetInfo: an unknown type shows the first of the seven', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/boutBallBetInfo?type=6')
  await expect(title(page)).toHaveText('플레이빌 소개')
})

test('§ 2 /abouts: type 5 is terms and rules, type 6 privacy and the age and KYC consent, both open while registering', async ({
  page,
  stack,
}) => {
  const asked = followRequests(page)
  await open(page, stack.appUrl, '/login?type=1')
  await page.getByRole('button', { name: '개인정보 처리방침' }).click()
  await expect(page).toHaveURL(/#\/abouts\?type=6/)
  await expect(title(page)).toHaveText('개인정보와 연령 확인')
  await expect(page.getByRole('main')).toContainText('만 18세 이상만 이용할 수 있으며')
  await expect(page.getByRole('main')).toContainText('KYC')
  await asked.last('/api/article', { type: 6 })

  await page.getByRole('button', { name: '이용약관 보기' }).click()
  await expect(page).toHaveURL(/#\/abouts\?type=5/)
  await expect(title(page)).toHaveText('이용약관')
  await expect(page.getByRole('main')).toContainText('한 사람당 하나의 계정만')
  await asked.last('/api/article', { type: 5 })
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(title(page)).toHaveText('개인정보와 연령 확인')
})

test('§ 2 /usdtmore: explains USDT with a comparison table of TRC20 and ERC20 and notes', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/usdtmore')
  await expect(title(page)).toHaveText('USDT 안내')
  await expect(page.getByRole('heading', { name: 'USDT란?' })).toBeVisible()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['구분', 'TRC20', 'ERC20'])
  await expect(table.getByRole('row').filter({ hasText: '주소 첫 글자' })).toHaveText(/T.*0x/)
  await expect(page.getByText('네트워크가 다르면 자산을 되찾을 수 없어요')).toBeVisible()
  await expect(page.getByText('출금은 10 USDT부터')).toBeVisible()
})
