import { expect, type Page } from '@playwright/test'
import { closeWelcome, enterWith, newName, open, tokenIn } from './member.ts'

/** What all members made by `register` have in common. */
export const registered = { realname: '김하나', payPassword: '654321' }

const password = 'secret12'

/** Registers a member without a screen. */
export async function openAccount(
  { request }: Page,
  appUrl: string,
): Promise<{ readonly name: string; readonly token: string }> {
  const name = newName()
  const { realname, payPassword: paypassword } = registered
  const data = { name, password, confirmPass: password, realname, paypassword, invite_code: 'PLAYBILL' }
  return { name, token: await tokenIn(request.post(`${appUrl}/api/register2`, { data })) }
}

/** Opens a screen as a member who has just registered, and gives their name. */
export async function enterAsNew(page: Page, appUrl: string, path: string): Promise<string> {
  const { name, token } = await openAccount(page, appUrl)
  await enterWith(page, appUrl, path, token)
  return name
}

/** Registers a member through the screen, in Korean and with the code of a link, and answers their name. */
export async function register(page: Page, appUrl: string, code = 'PLAYBILL'): Promise<string> {
  const name = newName()
  await open(page, appUrl, `/login?type=1&pid=${code}`)
  await page.getByLabel('아이디', { exact: true }).fill(name)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByLabel('비밀번호 확인').fill(password)
  await page.getByLabel('실명').fill(registered.realname)
  await page.getByLabel('출금 비밀번호').fill(registered.payPassword)
  await expect(page.getByLabel('초대 코드')).toHaveValue(code)
  await page.getByLabel('보안 숫자').fill(await captchaAnswer(page))
  await page.getByRole('checkbox', { name: /이용약관/ }).check()
  await page.getByRole('checkbox', { name: /만 18세/ }).check()
  await page.getByRole('button', { name: '회원가입', exact: true }).click()
  // A limit is offered first, and may be left for later.
  await page.getByRole('button', { name: '나중에 하기' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await closeWelcome(page)
  return name
}

/** The question a screen reader hears beside the picture, worked out. */
async function captchaAnswer(page: Page): Promise<string> {
  const spoken = (await page.getByRole('img', { name: /더하기/ }).getAttribute('aria-label')) ?? ''
  const [left = 0, right = 0] = (spoken.match(/\d+/g) ?? []).map(Number)
  return String(left + right)
}
