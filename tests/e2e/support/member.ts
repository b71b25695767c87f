import { randomUUID } from 'node:crypto'
import { type APIResponse, expect, type Page } from '@playwright/test'
import { memberOf } from '../../../src/format/value/isObject.ts'

export const member = { name: 'demo01', password: 'demo1234' }
export const agent = { name: 'agent01', password: 'demo1234' }

/** Opens a screen in a language, on the device the page runs on. */
export async function open(
  page: Page,
  appUrl: string,
  path: string,
  locale: 'kor' | 'cn' | 'en' = 'kor',
): Promise<void> {
  await store(page, 'local', 'playbill.device.locale', locale)
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
  await store(page, 'session', 'playbill.token', token)
  await open(page, appUrl, path, locale)
}

/** What every page of the tab finds stored. A framed page and the blank page of a new tab have no storage. */
async function store(page: Page, where: 'local' | 'session', key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, key, value]) => {
      if (window === window.top && location.protocol !== 'about:') window[name].setItem(key, value)
    },
    [`${where}Storage`, key, JSON.stringify(value)] as const,
  )
}

/** Home greets a member with a popup, once on a device. */
export async function closeWelcome(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** A valid member name that no other test uses. */
export function newName(): string {
  return `m${randomUUID().replaceAll('-', '').slice(0, 11)}`
}
