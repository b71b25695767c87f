import { enter, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

test('the mini games open on the first of four kinds and ask a visitor to log in', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/concise')
  await expect(page.getByRole('tab')).toHaveCount(4)
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('골든 벨')).toBeVisible()
  await page.getByText('골든 벨').click()
  await expect(page.getByText('로그인 후 이용해 주세요.').first()).toBeVisible()
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/api/gamelistBycode') && request.postData() === '{"gamecode":"fgdz"}',
  )
  await page.getByRole('tab', { name: 'FG 아케이드' }).click()
  await expect(page).toHaveURL(/type=fgdz/)
  await asked
  await expect(page.getByText('픽셀 유령')).toBeVisible()
})

test('a platform shows its sub-games in three kinds', async ({ page, stack }) => {
  await enter(page, stack.appUrl, '/lottery?plat_name=deepsea&game_category=fishing&name=Deepsea')
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expect(page.getByRole('tab', { name: '낚시 게임' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('황금 잉어')).toBeVisible()
  await page.getByRole('tab', { name: '보드·카드' }).click()
  await expect(page.getByText('황금 잉어')).toHaveCount(0)
})
