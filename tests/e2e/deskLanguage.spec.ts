import { askService } from './support/askService.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an operator works in Korean, which is the browser’s language, and goes on in Chinese', async ({
  page,
  stack,
}) => {
  test.slow()
  const printed = await askService(stack, 'operator', 'create', '--name', '하나', '--role', 'publisher')
  await page.goto(/http\S+/.exec(printed)?.[0] ?? '')
  await page.getByLabel('비밀번호', { exact: true }).fill('무작위 단어 몇 개를 이어서')
  await page.getByRole('button', { name: '참여하기' }).click()
  await expect(page.getByRole('heading', { name: '한눈에', level: 1 })).toBeVisible({ timeout: 45_000 })
  await page.getByRole('link', { name: '금액', exact: true }).click()
  await expect(page.getByRole('heading', { name: '금액', level: 1 })).toBeVisible({ timeout: 45_000 })
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')

  await page.getByRole('textbox', { name: '등록 계좌 최대 개수' }).fill('7')
  await expect(page.getByText(/하나 님이 .*적용 중: 5/)).toBeVisible()
  await page.getByRole('link', { name: '검토', exact: true }).click()
  await expect(page.getByRole('row', { name: /등록 계좌 최대 개수/ })).toContainText('7', { timeout: 60_000 })
  const form = page.getByRole('form', { name: '배포' })
  await page.getByRole('button', { name: '배포', exact: true }).click()
  await expect(form.getByText('나중에 이 릴리스를 볼 사람을 위해 사유를 적으세요.')).toBeVisible()
  await form.getByLabel('사유').fill('한국어로 작업합니다')
  await page.getByRole('button', { name: '배포', exact: true }).click()
  await expect(page.getByText('열려 있는 휴대폰에 1초 안에 적용됩니다.')).toBeVisible({ timeout: 60_000 })

  await page.getByRole('button', { name: '하나 배포자' }).click()
  await page.getByRole('combobox', { name: '데스크 언어' }).selectOption('中文')
  await expect(page.getByRole('heading', { name: '我的变更', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '我的变更', level: 1 })).toBeVisible({ timeout: 45_000 })
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})
