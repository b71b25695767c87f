import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { logIn, open } from './support/member.ts'
import { expect, test } from './support/test.ts'

const visitor = ['/', '/login', '/login?type=1', '/setLanguage', '/kefu']
const member = ['/', '/mine', '/recharge', '/recharge?type=usdt', '/recharge?type=wechat', '/rechargeRecord', '/transRecord', '/money', '/payInfo']
const languages = { kor: 'ko', cn: 'zh-CN', en: 'en' } as const

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

async function settled(page: Page, lang: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByRole('main').last()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

for (const [locale, lang] of Object.entries(languages) as ['kor' | 'cn' | 'en', string][]) {
  test(`a visitor meets no barrier in ${locale}`, async ({ page, stack }) => {
    for (const path of visitor) {
      await open(page, stack.appUrl, path, locale)
      await settled(page, lang)
      expect(await findViolations(page), path).toEqual([])
    }
  })

  test(`a member meets no barrier in ${locale}`, async ({ page, stack }) => {
    await logIn(page, stack.appUrl)
    await open(page, stack.appUrl, '/', locale)
    await page.reload()
    for (const path of member) {
      await page.goto(`${stack.appUrl}/#${path}`)
      await settled(page, lang)
      expect(await findViolations(page), path).toEqual([])
    }
  })
}

test('overlays meet no barrier and close with Back', async ({ page, stack }) => {
  await logIn(page, stack.appUrl)
  await page.getByRole('button', { name: '메뉴' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/$/)
})

test('an unknown address leads home', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/nowhere')
  await expect(page).toHaveURL(/#\/$/)
})

test('a visitor is sent to log in and comes back to where they wanted to go', async ({ page, stack }) => {
  await open(page, stack.appUrl, '/transRecord?type=2')
  await expect(page).toHaveURL(/#\/login\?.*redirect=/)
  await page.getByLabel('아이디', { exact: true }).fill('demo01')
  await page.getByLabel('비밀번호', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/#\/transRecord\?.*type=2/)
})

test('a list of thousands keeps a screenful in the page', async ({ page, stack }) => {
  await logIn(page, stack.appUrl)
  await page.goto(`${stack.appUrl}/#/rechargeRecord`)
  const rows = page.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.move(195, 500)
    await page.mouse.wheel(0, 3000)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  expect(await rows.count()).toBeLessThan(60)
})
