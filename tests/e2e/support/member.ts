import { randomUUID } from 'node:crypto'
import { type APIResponse, expect, type Page } from '@playwright/test'
import { memberOf } from '../../../src/format/isObject.ts'

export const member = { name: 'demo01', password: 'demo1234' }
export const agent = { name: 'agent01', password: 'demo1234' }

/** Opens a screen in a language, on the device the page runs on. */
export async function open(
  page: Page,
  appUrl: string,
  path: string,
  locale: 'kor' | 'cn' | 'en' = 'kor',
): Promise<void> {
  // A framed page has no storage of its own.
  await page.addInitScript(([key, value]) => window === window.top && localStorage.setItem(key, value), [
    'playbill.device.locale',
    JSON.stringify(locale),
  ] as const)
  await page.goto(`${appUrl}/#${path}`)
}

/** The token the platform gives for a login, for what a journey does outside its page. */
export async function tokenOf(page: Page, appUrl: string, { name, password } = member): Promise<string> {
  return tokenIn(page.request.post(`${appUrl}/api/login`, { data: { name, password } }))
}

/** The token of a session that the platform has opened. */
export async function tokenIn(answer: Promise<APIResponse>): Promise<string> {
  return String(memberOf(memberOf(await (await answer).json(), 'data'), 'api_token'))
}

/** Opens a screen as a member who is already logged in. */
export async function enter(
  page: Page,
  appUrl: string,
  path: string,
  who = member,
  locale: 'kor' | 'cn' | 'en' = 'kor',
): Promise<string> {
  const token = await tokenOf(page, appUrl, who)
  await enterWith(page, appUrl, path, token, locale)
  return token
}

/** Opens a screen in a session that is open already. */
export async function enterWith(
  page: Page,
  appUrl: string,
  path: string,
  token: string,
  locale: 'kor' | 'cn' | 'en' = 'kor',
): Promise<void> {
  // A framed page has no storage of its own.
  await page.addInitScript(
    (value) => window === window.top && sessionStorage.setItem('playbill.token', JSON.stringify(value)),
    token,
  )
  await open(page, appUrl, path, locale)
}

/** Home greets each session with a popup. */
export async function closeWelcome(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** A valid member name that no other test uses. */
export function newName(): string {
  return `m${randomUUID().replaceAll('-', '').slice(0, 11)}`
}
