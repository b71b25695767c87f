import type { Page } from '@playwright/test'
import { enter } from './support/member.ts'
import { onePixel } from './support/onePixel.ts'
import { enterAsNew, register, registered } from './support/register.ts'
import { expect, test } from './support/test.ts'

async function change(page: Page, old: string, fresh: string, again = fresh): Promise<void> {
  await page.getByLabel('현재 비밀번호', { exact: true }).fill(old)
  await page.getByLabel('새 비밀번호', { exact: true }).fill(fresh)
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(again)
  await page.getByRole('button', { name: '변경하기' }).click()
}

const said = (page: Page, message: string | RegExp) => page.getByRole('main').getByText(message).first()

test('a changed login password logs the member out, forgets the saved account and works at the next log-in', async ({
  page,
  stack,
}) => {
  const name = await register(page, stack.appUrl)
  await page.goto(`${stack.appUrl}/#/userCent`)
  await page.getByText('로그인할 때 쓰는 비밀번호').click()
  await expect(page).toHaveURL(/#\/password\?type=1/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('로그인 비밀번호 변경')

  await page.getByRole('button', { name: '변경하기' }).click()
  for (const message of [
    '현재 비밀번호를 입력해 주세요.',
    '새 비밀번호를 입력해 주세요.',
    '새 비밀번호를 한 번 더 입력해 주세요.',
  ])
    await expect(said(page, message)).toBeVisible()
  await change(page, 'secret12', '12345')
  await expect(said(page, '비밀번호는 6자 이상 입력해 주세요.')).toBeVisible()
  await change(page, 'secret12', 'secret12')
  await expect(said(page, '새 비밀번호는 현재 비밀번호와 달라야 해요.')).toBeVisible()
  await change(page, 'secret12', 'another34', 'another35')
  await expect(said(page, '두 비밀번호가 서로 달라요.')).toBeVisible()
  await change(page, 'secret12', 'another34')

  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByRole('log')).toContainText('비밀번호를 바꿨어요.')
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue('')
  await page.getByLabel('아이디', { exact: true }).fill(name)
  await page.getByLabel('비밀번호', { exact: true }).fill('another34')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('a changed pay password keeps the member on the page', async ({ page, stack }) => {
  await enterAsNew(page, stack.appUrl, '/password?type=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('출금 비밀번호 변경')
  await change(page, '000000', '777777')
  await expect(page.getByText('현재 비밀번호가 올바르지 않습니다.').first()).toBeVisible()
  await change(page, registered.payPassword, '777777')
  await expect(page.getByRole('log')).toContainText('출금 비밀번호를 바꿨어요.')
  await expect(page.getByLabel('현재 비밀번호', { exact: true })).toHaveValue('')
  await expect(page).toHaveURL(/#\/password\?type=2/)
})

test('a member applies to become an agent with a mobile number of the right form', async ({ page, stack }) => {
  const name = await enterAsNew(page, stack.appUrl, '/applyagent')
  await expect(page.getByLabel('아이디')).toHaveValue(name)
  await expect(page.getByLabel('실명')).toHaveValue(registered.realname)
  await page.getByRole('button', { name: '신청하기' }).click()
  await expect(said(page, '휴대폰 번호를 입력해 주세요.')).toBeVisible()
  await expect(said(page, '신청 내용을 입력해 주세요.')).toBeVisible()
  await page.getByLabel('휴대폰 번호').fill('86138001380')
  await expect(said(page, /숫자 11자리로 입력해 주세요/)).toBeHidden()
  await page.getByLabel('휴대폰 번호').fill('8613800138')
  await expect(said(page, /숫자 11자리로 입력해 주세요/)).toBeVisible()
  await page.getByLabel('휴대폰 번호').fill('17951 138 0013 8000')
  await page.getByLabel('신청 내용').fill('지인 추천')
  await page.getByRole('button', { name: '신청하기' }).click()
  await expect(page.getByLabel('신청 내용')).toHaveValue('')
})

test('§ 2 /userCent: the security centre leads to the profile, the accounts, and both passwords', async ({
  page,
  stack,
}) => {
  await enter(page, stack.appUrl, '/userCent')
  for (const [hint, address] of [
    ['연락처와 생년월일', /#\/userInfo$/],
    ['출금할 계좌와 USDT 주소', /#\/wallet$/],
    ['로그인할 때 쓰는 비밀번호', /#\/password\?type=1$/],
    ['출금과 계좌 등록에 쓰는 비밀번호', /#\/password\?type=2$/],
  ] as const) {
    await page.getByRole('main').getByText(hint).click()
    await expect(page).toHaveURL(address)
    await page.goto(`${stack.appUrl}/#/userCent`)
  }
})

test('§ 2 /userInfo: a member uploads a gif or png avatar and sees it, and changes mobile, e-mail and a birthday from 1980-01-01 on', async ({
  page,
  stack,
}) => {
  const name = await enterAsNew(page, stack.appUrl, '/userInfo')
  await expect(page.getByLabel('아이디')).toHaveValue(name)
  await expect(page.getByLabel('아이디')).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('실명')).toHaveValue(registered.realname)
  await expect(page.getByLabel('실명')).toHaveAttribute('readonly', '')

  const picture = page.getByLabel('프로필 사진')
  const uploads: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/uploadimg') && uploads.push(request.method()))
  await picture.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByText('GIF, PNG 파일만 올릴 수 있어요.').first()).toBeVisible()
  expect(uploads).toEqual([])
  const stored = page.waitForResponse('**/api/user')
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel })
  const { data: user } = (await (await stored).json()) as { readonly data: { readonly avatar: string } }
  const shown = page.getByRole('main').locator('img').first()
  await expect(shown).toHaveAttribute('src', new RegExp(`${user.avatar.replaceAll(/[^\w/.-]/g, '.')}$`))
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1)
  // It is the very picture, and stays so after a reload.
  const kept = await page.request.get((await shown.getAttribute('src')) ?? '')
  expect(kept.headers()['content-type']).toBe('image/png')
  expect(await kept.body()).toEqual(onePixel)
  expect(uploads).toEqual(['POST'])

  const save = page.getByRole('button', { name: '저장하기' })
  await page.getByLabel('휴대폰 번호').fill('12ab')
  await page.getByLabel('이메일').fill('nobody@')
  await save.click()
  for (const message of [
    '숫자 8~19자리로 입력해 주세요. 맨 앞의 +와 -는 쓸 수 있어요.',
    '이메일 주소가 올바르지 않아요.',
  ])
    await expect(said(page, message)).toBeVisible()
  await page.getByLabel('휴대폰 번호').fill('０１０ 1234 5678')
  await page.getByLabel('이메일').fill('hana@playbill.example')
  await page.getByRole('combobox', { name: '생년월일' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox').first().selectOption('1980')
  await sheet.getByRole('combobox').last().selectOption('0')
  await expect(sheet.getByRole('button', { name: '이전 달로 이동' })).toBeDisabled()
  await sheet.getByRole('button', { name: /1980년 1월 1일/ }).click()
  const sent = page.waitForRequest('**/api/updateuserinfo')
  await save.click()
  expect((await sent).postDataJSON()).toEqual({
    mobile: '01012345678',
    email: 'hana@playbill.example',
    birthday: '1980-01-01',
  })
  // The app starts with what it knew about the member.
  await expect
    .poll(() =>
      page.evaluate(
        () => sessionStorage.getItem('playbill.userInfo') ?? localStorage.getItem('playbill.userInfo') ?? '',
      ),
    )
    .toContain('01012345678')

  await page.reload()
  await expect(page.getByLabel('휴대폰 번호')).toHaveValue('01012345678')
  await expect(page.getByLabel('이메일')).toHaveValue('hana@playbill.example')
  await expect(page.getByRole('combobox', { name: '생년월일' })).toContainText('1980')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})

test('what is wrong with a form is said beside its field, not over it, in the space that a keyboard leaves', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 300 })
  await enter(page, stack.appUrl, '/password?type=1')
  await page.getByRole('button', { name: /변경/ }).last().click()
  const field = page.locator('[data-field=old]')
  await expect(field.locator('input')).toBeFocused()
  const message = await page.locator('[data-toasts] > *').first().boundingBox()
  const shown = await field.boundingBox()
  if (!message || !shown) throw new Error('There is no message, or no field.')
  expect(message.y >= shown.y + shown.height || message.y + message.height <= shown.y).toBe(true)
})
