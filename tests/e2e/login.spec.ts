import type { Page } from '@playwright/test'
import { closeWelcome, member, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

const name = (page: Page) => page.getByLabel('아이디', { exact: true })
const password = (page: Page) => page.getByLabel('비밀번호', { exact: true })
const logIn = async (page: Page) => page.getByRole('button', { name: '로그인', exact: true }).click()

test('§ 2 /login: type picks logging in or registering, each panel is cleared by the other, pid is the invite code, and a visitor goes home', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, '/login?type=1&pid=FRIEND')
  await expect(page.getByRole('tab', { name: '회원가입', selected: true })).toBeVisible()
  await expect(page.getByLabel('초대 코드')).toHaveValue('FRIEND')
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/\d+-[\w-]+\.svg$/)
  await name(page).fill('someone7')
  await page.getByRole('button', { name: '이미 계정이 있어요. 로그인하기' }).click()
  await expect(page).toHaveURL(/type=0/)
  await expect(name(page)).toHaveValue('')
  await name(page).fill('other8')
  await page.getByRole('tab', { name: '회원가입' }).click()
  await expect(page.getByLabel('비밀번호 확인')).toBeVisible()
  await expect(name(page)).toHaveValue('')
  await page.getByRole('tab', { name: '로그인' }).click()
  await expect(page.getByLabel('비밀번호 확인')).toHaveCount(0)
  await expect(name(page)).toHaveValue('')
  await page.getByRole('button', { name: '로그인 없이 둘러보기' }).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('§ 4 remember account: ticked, name and password are filled in at the next visit; unticked, they are gone', async ({
  page,
  stack,
}) => {
  const remember = page.getByRole('checkbox', { name: '아이디와 비밀번호 기억하기' })
  const logOff = async () => {
    await page.goto(`${stack.appUrl}/#/mine`)
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
    await expect(page).toHaveURL(/#\/login/)
  }
  await open(page, stack.appUrl, '/login')
  await expect(remember).not.toBeChecked()
  await name(page).fill(member.name)
  await password(page).fill(member.password)
  await remember.check()
  await logIn(page)
  await expect(page).toHaveURL(/#\/$/)
  await closeWelcome(page)
  expect(await page.evaluate(() => sessionStorage.getItem('playbill.token'))).not.toBeNull()

  await logOff()
  expect(await page.evaluate(() => sessionStorage.getItem('playbill.token'))).toBeNull()
  await page.reload()
  await expect(name(page)).toHaveValue(member.name)
  await expect(password(page)).toHaveValue(member.password)
  await expect(remember).toBeChecked()
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(member.password)

  await remember.uncheck()
  await logIn(page)
  await expect(page).toHaveURL(/#\/$/)
  await logOff()
  await page.reload()
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeEnabled()
  await expect(name(page)).toHaveValue('')
  await expect(password(page)).toHaveValue('')
})

test('§ 8 server message: a wrong password shows the platform’s message and keeps the screen', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, '/login')
  await name(page).fill(member.name)
  await password(page).fill('wrong1234')
  const answered = page.waitForResponse('**/api/login')
  await logIn(page)
  const { message } = (await (await answered).json()) as { readonly message: string }
  await expect(page.getByText(message).first()).toBeVisible()
  await expect(page).toHaveURL(/#\/login/)
  await expect(name(page)).toHaveValue(member.name)
})

test('a member logs in with a name of full-width letters, and mends a password beneath its eye', async ({
  page,
  stack,
}) => {
  await open(page, stack.appUrl, '/login')
  await name(page).fill('ｄｅｍｏ０１ ')
  await password(page).fill('demo234')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: '비밀번호 표시' }).click()
  await expect(password(page)).toBeFocused()
  await page.keyboard.type('1')
  await expect(password(page)).toHaveValue('demo1234')
  await logIn(page)
  await expect(page).toHaveURL(/#\/$/)
})
