import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { complete } from './support/complete.ts'
import { findViolations } from './support/findViolations.ts'
import { judgedLocales, judgedSchemes, looks } from './support/looks.ts'
import { enter, member } from './support/member.ts'
import type { Stack } from './support/startStack.ts'
import { expect, test } from './support/test.ts'

/** The shipped text of a key in a language. */
type Say = (key: string) => string

interface Overlay {
  readonly name: string
  readonly at: string
  readonly isVisitor?: boolean
  /** Opens it and answers what has opened. */
  readonly open: (page: Page, say: Say, stack: Stack) => Promise<Locator>
  /** Back closes nothing here. */
  readonly stays?: boolean
}

const press = async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page) => page.getByRole('dialog').last()
const question = (page: Page) => page.getByRole('alertdialog')
/** A control that shows its value is named by both. */
const named = (text: string) => new RegExp(`^${text}`)

async function openDrawer(page: Page, say: Say): Promise<void> {
  // Home greets a member with a popup.
  await dialog(page)
    .getByRole('button', { name: say('common.close') })
    .last()
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, say('home.menu'))
  await expect(dialog(page)).toContainText(say('menu.kefu'))
}

const overlays: readonly Overlay[] = [
  { name: 'the announcement', at: '/', open: async (page) => dialog(page) },
  {
    name: 'the drawer',
    at: '/',
    open: async (page, say) => {
      await openDrawer(page, say)
      return dialog(page)
    },
  },
  {
    name: 'the link to share',
    at: '/',
    open: async (page, say) => {
      await openDrawer(page, say)
      await press(page, say('home.share'))
      await expect(dialog(page)).toContainText(say('home.shareText'))
      return dialog(page)
    },
  },
  {
    name: 'the legal notice',
    at: '/mine',
    open: async (page, say) => {
      await press(page, say('menu.legal'))
      return page.getByRole('dialog').or(question(page)).last()
    },
  },
  {
    name: 'a question',
    at: '/wallet',
    open: async (page, say) => {
      await press(page, say('wallet.delete'))
      return question(page)
    },
  },
  {
    name: 'a list of options',
    at: '/addBankCard',
    open: async (page, say) => {
      await page.getByRole('combobox', { name: named(say('recharge.bank')) }).click()
      return dialog(page)
    },
  },
  {
    name: 'a filter',
    at: '/transRecord',
    open: async (page, say) => {
      await page.getByRole('button', { name: named(say('record.period')) }).click()
      return dialog(page)
    },
  },
  {
    name: 'a range of dates',
    at: '/betList',
    open: async (page, say) => {
      await page.getByRole('button', { name: named(say('filter.dateRange')) }).click()
      await expect(dialog(page).getByRole('grid').first()).toBeVisible()
      return dialog(page)
    },
  },
  {
    name: 'a day',
    at: '/dealRecord2',
    open: async (page, say) => {
      await page.getByRole('button', { name: named(say('filter.date')) }).click()
      await expect(dialog(page).getByRole('grid').first()).toBeVisible()
      return dialog(page)
    },
  },
  {
    name: 'the review before money moves',
    at: '/recharge?type=wechat',
    open: async (page, say) => {
      await page.getByLabel(say('recharge.amountKrw')).fill('20000')
      await press(page, say('recharge.submit'))
      await expect(dialog(page)).toContainText('20,000')
      return dialog(page)
    },
  },
  {
    name: 'a message on top',
    at: '/mine',
    stays: true,
    open: async (page, say) => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: named(say('app.tabMine')) })
        .click()
      return page.getByText(say('app.alreadyHere')).first()
    },
  },
  {
    name: 'the notice that there is no connection',
    at: '/mine',
    stays: true,
    open: async (page, say) => {
      await complete(page)
      await page.context().setOffline(true)
      return page.getByText(say('app.offline')).first()
    },
  },
  {
    name: 'the expired login',
    at: '/mine',
    stays: true,
    open: async (page, say, { appUrl }) => {
      const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('playbill.token') ?? '""') as string)
      await page.request.post(`${appUrl}/api/logoff`, { headers: { Authorization: `Bearer ${token}` } })
      await page.evaluate(() => (window.location.hash = '#/money'))
      await expect(question(page)).toContainText(say('app.expiredTitle'))
      return question(page)
    },
  },
]

for (const locale of judgedLocales) {
  const copy = JSON.parse(readFileSync(`schemas/copy/${locale}.json`, 'utf8')) as Readonly<Record<string, string>>
  const say: Say = (key) => copy[key] ?? key

  for (const { name, at, open: openOverlay, stays = false } of overlays) {
    test(
      `${name} meets no barrier in ${locale}${stays ? '' : ' and closes with Back'}`,
      looks,
      async ({ page, stack, watch }) => {
        watch.expectProblems(/ERR_INTERNET_DISCONNECTED|status of 401/)
        await enter(page, stack.appUrl, at, member, locale)
        await expect(page.locator('main')).toBeVisible()
        await expect(page.locator('[data-loading]')).toHaveCount(0)
        const address = page.url()
        const overlay = await openOverlay(page, say, stack)
        await expect(overlay).toBeVisible()
        await expect(page.locator('[data-loading]')).toHaveCount(0)
        for (const colorScheme of judgedSchemes) {
          await page.emulateMedia({ colorScheme })
          expect(await findViolations(page), colorScheme).toEqual([])
        }
        if (stays) return
        await page.goBack()
        await expect(overlay).toHaveCount(0)
        expect(page.url()).toBe(address)
      },
    )
  }
}
