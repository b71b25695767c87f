import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Locale, locales } from '../../../../src/format/locales.ts'
import type { Scheme } from '../looks.ts'
import { member } from '../member.ts'
import { publish } from '../publish.ts'
import type { Stack } from '../startStack.ts'
import type { Phone } from './createPhone.ts'
import { label, role, text } from './searches.ts'
import { wordsIn } from './wordsIn.ts'

interface Journey {
  readonly phone: Phone
  readonly stack: Stack
  readonly locale: Locale
  readonly scheme: Scheme
  readonly words: (key: string) => string
}

/** The demonstration's own words. */
const game = { kor: '한강 바카라', cn: '汉江百家乐', en: 'Hangang Baccarat' }
const sides = { kor: '대소홀짝', cn: '双面', en: 'Two-side' }

const dialog = role('dialog')
const question = role('alertdialog')
const main = role('main')
const newest = role('listitem', undefined, main)

/** What a member does on a good day and on a bad one, in any browser: every step is a tap, a key or the history. */
export async function playMainJourney(phone: Phone, stack: Stack, locale: Locale, scheme: Scheme): Promise<void> {
  const journey = { phone, stack, locale, scheme, words: wordsIn(locale) }
  for (const [name, play] of Object.entries(steps))
    await test.step(name, async () => {
      try {
        await play(journey)
        await phone.isWell()
      } finally {
        // What somebody wants to look at, whether it is well or not.
        writeFileSync(test.info().outputPath(`${name}.png`), await phone.driver.picture())
      }
    })
}

const steps = {
  'choose language and theme': async ({ phone, stack, locale, scheme, words }) => {
    await publish(stack, 'settings:/languages/offered', JSON.stringify(locales))
    await phone.driver.go(`${stack.appUrl}/#/setLanguage`)
    // The page starts with the build's languages and grows.
    for (const offered of locales) await phone.sees(role('button', RegExp(`^${words(`locale.${offered}`)}`)))
    for (const choice of [words(`locale.${locale}`), words(`setLanguage.${scheme}`)]) {
      await phone.tap(role('button', RegExp(`^${choice}`)))
      await phone.sees(role('button', RegExp(`^${choice} *${words('common.selected')}$`)))
    }
    await phone.sees(role('heading', words('setLanguage.title')))
    await expect.poll(async () => phone.ground()).toBe(scheme)
  },

  'log in': async ({ phone, words }) => {
    await phone.go('/login')
    await phone.fill(label(words('login.name')), member.name)
    await phone.fill(label(words('login.password')), member.password)
    await phone.tap(role('button', words('login.login')))
    await closeWelcome(phone, words)
    await phone.isAt(/^\/$/)
  },

  'deposit, with a live edit while typing': async ({ phone, stack, words }) => {
    const amount = label(words('recharge.amountKrw'))
    await phone.go('/recharge')
    await phone.tap(role('radio'))
    await phone.tap(role('combobox', words('recharge.card')))
    await phone.tap(role('radio', words('recharge.otherCard'), dialog))
    await phone.lacks(dialog)
    await phone.tap(role('combobox', words('recharge.bank')))
    await phone.tap(role('radio', undefined, dialog))
    await phone.lacks(dialog)
    await phone.fill(label(words('recharge.bankNo')), '123456789012')
    await phone.fill(label(words('recharge.branch')), 'Gangnam')
    await phone.fill(amount, '200')
    await publish(stack, 'settings:/recharge/bank/min', '15000')
    await phone.sees(text(/15,000/))
    await phone.sees(amount, { value: '200', isFocused: true, caret: 3 })
    await phone.tap(role('button', words('recharge.submit')))
    const refused = words('recharge.outOfRangeKrw').replace('{{min}}', '15,000').replace('{{max}}', '.*')
    await phone.sees(text(RegExp(refused)))
    await phone.lacks(dialog)
    await phone.fill(amount, '20000', '20,000')
    await publish(stack, 'settings:/recharge/bank/min', '100')
    await phone.lacks(text(/15,000/))
    await phone.tap(role('button', words('recharge.submit')))
    await phone.sees(text(/₩20,000/, dialog))
    await phone.tap(role('button', words('recharge.reviewConfirm'), dialog))
  },

  'cancel it in the record': async ({ phone, words }) => {
    await phone.isAt(/^\/rechargeRecord/)
    await phone.reads(newest, /20,000/)
    await phone.reads(newest, words('orderState.pending'))
    await phone.tap(role('button', words('record.cancel'), main))
    await phone.tap(role('button', words('record.cancelYes')))
    await phone.reads(newest, words('orderState.cancelled'))
  },

  'filter the record, and reload it': async ({ phone, words }) => {
    const today = RegExp(`^${words('record.period')}.*${words('period.today')}$`)
    await phone.tap(role('button', RegExp(`^${words('record.period')}`), role('group', words('filter.label'))))
    await phone.tap(role('radio', words('period.today'), dialog))
    await phone.lacks(dialog)
    await phone.isAt(/date=1/)
    await phone.driver.reload()
    await phone.sees(role('button', today))
    await phone.reads(newest, /20,000/)
  },

  'bet on a board': async ({ phone, locale, words }) => {
    const slip = role('region', words('lottery.slip'))
    await phone.go('/k3?name=k3classic')
    // A round is five minutes; one that ends soon is left to end.
    await expect.poll(async () => secondsOn(phone), { timeout: 90_000 }).toBeGreaterThan(25)
    await phone.tap(role('button', undefined, role('region', sides[locale])))
    await phone.fill(role('textbox', undefined, slip), '500')
    await phone.tap(role('button', words('lottery.bet'), slip))
    await phone.tap(role('button', words('lottery.reviewConfirm'), role('dialog', words('lottery.reviewTitle'))))
    await phone.lacks(dialog)
    await phone.tap(role('tab', words('lottery.tabOrders')))
    await phone.reads(newest, words('lotteryResult.undrawn'))
  },

  'play a game': async ({ phone, locale, words }) => {
    await phone.go('/')
    await openGame(phone, locale, words)
    await phone.reads(role('button', RegExp(words('play.time'))), /\d:\d\d/)
  },

  'be asked before a game is left': async ({ phone, words }) => {
    await phone.driver.traverse(-1)
    await phone.sees(text(words('gamePage.leaveTitle'), question))
    await phone.tap(role('button', words('gamePage.stay'), question))
    await phone.lacks(question)
    await phone.isAt(/^\/gamePage\?/)
    await phone.driver.traverse(-1)
    await phone.tap(role('button', words('gamePage.leave'), question))
    await phone.isAt(/^\/$/)
  },

  'leave a game that has led on': async ({ phone, locale, words }) => {
    await openGame(phone, locale, words)
    for (const page of [2, 3]) {
      const length = await phone.driver.run('return String(history.length)')
      // As a link in it would: the history has one entry more.
      await phone.driver.run(
        `frames[0].location.href = document.querySelector('iframe').src + '&page=${page}'; return ''`,
      )
      await expect.poll(async () => phone.driver.run('return String(history.length)')).not.toBe(length)
    }
    await phone.tap(role('button', words('gamePage.leave'), role('toolbar', words('gamePage.bar'))))
    await phone.tap(role('button', words('gamePage.leave'), question))
    await phone.isAt(/^\/$/)
    // The game's question has an entry of its own until its screen has gone, and "back" would only take that away.
    await expect.poll(async () => phone.driver.run('return String(history.state?.overlay ?? "none")')).toBe('none')
    await phone.driver.traverse(-1)
    await phone.isAt(/^\/k3\?/)
  },

  'back and forward': async ({ phone, words }) => {
    const mine = role('heading', words('mine.title'))
    const money = role('heading', words('money.title'))
    await phone.go('/mine')
    await phone.sees(mine)
    await phone.go('/money')
    await phone.sees(money)
    await phone.driver.traverse(-1)
    await phone.sees(mine)
    await phone.driver.traverse(1)
    await phone.sees(money)
  },

  'start offline': async ({ phone, stack, words }) => {
    await phone.keepsApp()
    await stack.kill()
    await phone.driver.reload()
    await phone.sees(role('heading', words('money.title')))
    await phone.sees(text(words('app.offline')))
    await phone.sees(role('button', words('money.collect')), { isEnabled: false })
  },

  'be online again': async ({ phone, stack, words }) => {
    await stack.restart()
    await expect.poll(async () => phone.look(text(words('app.offline'))), { timeout: 60_000 }).toEqual([])
  },
} satisfies Readonly<Record<string, (journey: Journey) => Promise<void>>>

/** Home greets a member with a popup, once on a device. */
async function closeWelcome(phone: Phone, words: Journey['words']): Promise<void> {
  await phone.tap(role('button', words('common.close'), dialog))
  await phone.lacks(dialog)
}

/** From home, until it runs: only then is its own wallet read. */
async function openGame(phone: Phone, locale: Locale, words: Journey['words']): Promise<void> {
  await phone.tap(text(game[locale], main))
  await phone.isAt(/^\/gamePage\?/)
  await phone.reads(role('toolbar', words('gamePage.bar')), RegExp(`${words('gamePage.wallet')}\\s*₩`))
  await expect.poll(async () => phone.driver.frameText()).toContain(game[locale])
}

/** Of the round that is open. */
async function secondsOn(phone: Phone): Promise<number> {
  const [timer] = await phone.look(role('timer'))
  return timer?.text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) ?? 0
}
