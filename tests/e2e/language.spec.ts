import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type Locale, locales } from '../../src/format/locales.ts'
import { objectOf } from '../../src/format/value/isObject.ts'
import type { Answers } from '../language/Answers.ts'
import { answerKyc } from '../language/kyc/answerKyc.ts'
import { answerBoard } from '../language/leaderboard/answerBoard.ts'
import { answerLimits } from '../language/limits/answerLimits.ts'
import { answerSurvey } from '../language/survey/answerSurvey.ts'
import { answerSwitches } from '../language/switches/answerSwitches.ts'
import { answerTickets } from '../language/tickets/answerTickets.ts'
import { answerTournaments } from '../language/tournaments/answerTournaments.ts'
import { answerWithdrawal } from '../language/withdrawal/answerWithdrawal.ts'
import { findViolations } from './support/findViolations.ts'
import { perWorker } from './support/perWorker.ts'

/** A screen of `tests/language` as a member has it, on a small phone. */
interface Visit {
  readonly page: Page
  /** A text in the member's language. */
  readonly said: (key: string) => string
  /** Opens an address with answers of its own, at 14:00 in Korea on 20 November 2026. */
  readonly open: (address: string, answers: Answers) => Promise<void>
  /** The screen fits the phone, and axe finds no barrier. */
  readonly expectFit: () => Promise<void>
}

const test = perWorker.extend<{ of: Locale; visit: Visit }>({
  of: ['kor', { option: true }],
  visit: async ({ page, language, of: locale }, hand) => {
    const copy = objectOf(JSON.parse(readFileSync(join(language.folder, `copy/${locale}.json`), 'utf8')))
    await hand({
      page,
      said: (key) => String(copy[key]),
      async open(address, answers) {
        language.answerBy(answers)
        await page.goto(`${language.url}?persona=member&language=${locale}&clock=2026-11-20T14:00#${address}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 })
      },
      async expectFit() {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        expect(await findViolations(page)).toEqual([])
      },
    })
  },
})
test.use({ viewport: { width: 360, height: 740 } })

for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    test.use({ of: locale })

    test('a member joins a tournament after a review, and has its link', async ({ visit }) => {
      const { page, said, open, expectFit } = visit
      await open('/tournaments', answerTournaments())
      await expect(page.getByText(said('tournaments.full'))).toBeVisible()
      await expectFit()
      await page.getByText('Spring cup').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Spring cup' })).toBeVisible()
      await expect(page.getByText(/1:(29|30):\d\d/)).toBeVisible()
      await expectFit()

      const joins = page.getByRole('button', { name: said('tournaments.join') })
      await joins.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('checkbox', { name: said('tournaments.rules') }).check()
      await joins.click()
      await expect(page.getByRole('dialog').getByText(/10,000/)).toBeVisible()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: said('tournaments.pay') })
        .click()
      await expect(page.getByRole('main').getByText(said('tournaments.in'))).toBeVisible()
      await expect(joins).toHaveCount(0)
      await expect(page.getByText('https://play.example/t/spring')).toBeVisible()
    })

    test('a member answers a survey whose questions depend on the answers', async ({ visit }) => {
      const { page, said, open, expectFit } = visit
      const sent: unknown[] = []
      await open('/survey', answerSurvey(sent))
      const answer = (question: string, option: string) =>
        page.getByRole('radiogroup', { name: said(question) }).getByRole('radio', { name: said(option) })
      await answer('survey.plays', 'survey.no').click()
      await expect(page.getByLabel(said('survey.missing'))).toBeVisible()
      await answer('survey.plays', 'survey.yes').click()
      await expect(page.getByLabel(said('survey.missing'))).toHaveCount(0)
      await page.getByRole('checkbox', { name: said('survey.slots') }).check()
      await page.getByRole('checkbox', { name: said('survey.lottery') }).check()
      await answer('survey.liked', 'survey.yes').click()
      await expectFit()
      await page.getByRole('button', { name: said('survey.send') }).click()
      await expect(page.getByRole('main').getByText(said('survey.thanks'))).toBeVisible()
      expect(sent).toEqual([{ plays: 'yes', kinds: { live: false, slots: true, lottery: true }, liked: 'yes' }])
    })

    test('a member switches messages one by one, and one that the platform refuses goes back', async ({ visit }) => {
      const { page, said, open, expectFit } = visit
      await open('/switches', answerSwitches())
      const preference = (name: string) => page.getByRole('switch', { name: said(`switches.${name}`) })
      await expect(page.getByRole('switch')).toHaveCount(6)
      await expectFit()
      await preference('bonuses').click()
      await expect(preference('bonuses')).toBeChecked()
      await preference('security').click()
      await expect(
        page.getByText(
          { kor: '보안 알림은 끌 수 없습니다.', cn: '安全提醒不能关闭。', en: 'Security messages stay on.' }[locale],
        ),
      ).toBeVisible()
      await expect(preference('security')).toBeChecked()
      await page.reload()
      await expect(preference('bonuses')).toBeChecked()
    })

    test('a member follows a withdrawal until it is paid, and it is asked for no more then', async ({ visit }) => {
      const { page, said, open, expectFit } = visit
      const asked = { count: 0 }
      await page.clock.install()
      await open('/withdrawalStatus?id=W1', answerWithdrawal(asked))
      const steps = page.getByRole('main').getByRole('listitem')
      await expect(steps).toHaveCount(3)
      await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
      await expect(page.getByText(said('withdrawalStatus.open'))).toBeVisible()
      // 12:10 of the platform is 13:10 where the site is, and says so; Chinese readers have one clock on all screens.
      const time = locale === 'cn' ? /GMT\+8.*12:10/ : /13:10.*GMT\+9|GMT\+9.*13:10/
      await expect(steps.first()).toContainText(time)
      await expectFit()

      await page.clock.runFor(11_000)
      await expect(page.getByText(said('withdrawalStatus.decided'))).toBeVisible()
      await expect(steps.last()).toContainText(said('common.done'))
      await expect(page.locator('[aria-current=step]')).toHaveCount(0)
      await page.clock.runFor(60_000)
      expect(asked.count).toBe(2)
    })

    test('a member opens a ticket and reads the answer beside their own words', async ({ visit }) => {
      const { page, said, open, expectFit } = visit
      await page.clock.install()
      await open('/tickets', answerTickets())
      await expect(
        page.getByText(said('tickets.about').replace('{{topic}}', said('tickets.games')).replace('{{id}}', '7')),
      ).toBeVisible()
      await expectFit()
      await page.getByRole('button', { name: said('tickets.new') }).click()
      await page.getByRole('radio', { name: said('tickets.money') }).click()
      await page.getByRole('textbox', { name: said('tickets.text') }).fill('Where is my deposit?')
      const photo = await photoOf(page)
      const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: photo })
      await page.getByLabel(said('tickets.pictures')).setInputFiles([picture('one.png'), picture('two.png')])
      await expect(page.getByRole('listitem').filter({ hasText: /one\.png|two\.png/ })).toHaveCount(2)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expectFit()
      await page.getByRole('button', { name: said('tickets.send') }).click()

      await expect(page.getByRole('heading', { level: 1, name: said('tickets.money') })).toBeVisible()
      const bubble = (text: string) => page.getByRole('article').filter({ hasText: text })
      await expect(bubble('Where is my deposit?')).toContainText(said('tickets.you'))
      await bubble('Where is my deposit?').getByRole('button').click()
      await expect(page.locator('img[src*="activities/3"]')).toBeVisible()
      await expect(page.locator('img[src*="activities/6"]')).toBeVisible()
      await expectFit()
      await expect(bubble('We look into it.')).toHaveCount(0)
      await page.clock.runFor(11_000)
      await expect(bubble('We look into it.')).toContainText(said('tickets.support'))
      const sideOf = async (text: string) => bubble(text).evaluate((row) => row.getBoundingClientRect().left)
      expect(await sideOf('Where is my deposit?')).toBeGreaterThan(await sideOf('We look into it.'))
      await expectFit()

      await page.getByRole('textbox', { name: said('tickets.text') }).fill('Thank you.')
      await page.getByRole('button', { name: said('tickets.send') }).click()
      await expect(bubble('Thank you.')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(3)
    })

    test('a member sends two papers page by page, and finds what was typed after looking elsewhere', async ({
      visit,
    }) => {
      const { page, said, open, expectFit } = visit
      const [sent, files]: [unknown[], File[]] = [[], []]
      await open('/kyc', answerKyc(sent, files))
      const main = page.getByRole('main')
      const next = main.getByRole('button', { name: said('common.next'), exact: true })
      const name = page.getByRole('textbox', { name: said('kyc.name') })
      await next.click()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await name.fill('Kim Minji')
      await page.getByRole('combobox', { name: said('kyc.birthday') }).click()
      await page.getByRole('dialog').getByRole('gridcell').getByRole('button', { disabled: false }).first().click()
      await next.click()
      await expect(page.getByRole('heading', { name: said('kyc.papers'), level: 2 })).toBeFocused()

      // Every limit is said before anything is chosen.
      const file = (side: string) => main.getByLabel(said(`kyc.${side}`), { exact: true })
      await expect(file('front').first()).toHaveAccessibleDescription('JPG, PNG, PDF · ≤ 5 MB')
      await expectFit()
      const paper = page.getByRole('radiogroup', { name: said('kyc.type') })
      const number = page.getByRole('textbox', { name: said('kyc.number') })
      await paper
        .first()
        .getByRole('radio', { name: said('kyc.passport') })
        .click()
      await paper
        .last()
        .getByRole('radio', { name: said('kyc.licence') })
        .click()
      await number.first().fill('M12345678')
      await number.last().fill('11-22-333333-44')

      await file('front')
        .first()
        .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
      await expect(file('front').first()).toHaveAccessibleDescription(/JPG, PNG, PDF[^·]*[^·\d]/)
      const photo = await photoOf(page)
      await file('front').first().setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: photo })
      await expect(main.getByRole('listitem').filter({ hasText: 'front.png' })).toBeVisible()
      // The second one is refused at first, and sent again.
      const pdf = { name: 'back.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 back') }
      await file('back').first().setInputFiles(pdf)
      const failed = main.getByRole('listitem').filter({ hasText: 'back.pdf' })
      await expect(failed).toContainText(
        { kor: '잠시 후 다시 올려 주세요.', cn: '请稍后重新上传。', en: 'Please upload it again later.' }[locale],
      )
      await file('front').last().setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: photo })
      await file('back').last().setInputFiles({ name: 'wrong.png', mimeType: 'image/png', buffer: photo })
      await next.click()
      await expect(failed).toBeVisible()
      await expectFit()
      await failed.getByRole('button', { name: /back\.pdf/ }).click()
      await expect(failed).not.toContainText(/\.$|。$/)
      await main
        .getByRole('listitem')
        .filter({ hasText: 'wrong.png' })
        .getByRole('button', { name: new RegExp(said('kyc.back')) })
        .click()
      await expect(main.getByText('wrong.png')).toHaveCount(0)
      await file('back').last().setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer: photo })
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await next.click()
      await expect(page.getByRole('heading', { name: said('kyc.review'), level: 2 })).toBeFocused()

      // The phone's Back goes a page back; the screen is left by a link and come back to.
      await page.goBack()
      await expect(page.getByRole('heading', { name: said('kyc.papers'), level: 2 })).toBeVisible()
      await page.evaluate(() => (window.location.hash = '/survey'))
      await expect(page.getByRole('heading', { level: 1, name: said('survey.title') })).toBeVisible()
      await page.evaluate(() => (window.location.hash = '/kyc'))
      await expect(number.first()).toHaveValue('M12345678')
      await expect(main.getByText('front.png')).toBeVisible()
      await next.click()
      await page.getByRole('checkbox', { name: said('kyc.right').replace('{{name}}', 'Kim Minji') }).check()
      await expectFit()
      await main.getByRole('button', { name: said('kyc.send') }).click()
      await expect(main.getByText(said('kyc.waiting'))).toBeVisible()
      await expect(main.locator('form')).toHaveCount(0)

      expect(files.map(({ name, type }) => `${name} ${type}`)).toEqual([
        'front.jpg image/jpeg',
        'licence.jpg image/jpeg',
        'wrong.jpg image/jpeg',
        'back.pdf application/pdf',
        'back.jpg image/jpeg',
      ])
      expect(sent).toEqual([
        {
          name: 'Kim Minji',
          birthday: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          papers: [
            { type: 'passport', number: 'M12345678', front: 'paper-1', back: 'paper-4' },
            { type: 'licence', number: '11-22-333333-44', front: 'paper-2', back: 'paper-5' },
          ],
        },
      ])
    })

    test('a member finds their own rank in sight, and their last seven days as bars', async ({ visit }) => {
      const { page, said, open, expectFit } = visit
      await open('/leaderboard', answerBoard())
      const top = page.getByRole('listitem').filter({ hasText: /^player[123]/ })
      await expect(top).toHaveText([/^player1/, /^player2/, /^player3/])
      const ranks = page.getByRole('listitem').filter({ hasText: /^\d+\. / })
      await expect(ranks).toHaveCount(47)
      await expect(ranks.first()).toHaveText(/^4\. player4/)
      // The platform gives 60 in no order; the member is the fortieth.
      await expect(ranks.last()).toHaveText(/^50\. player50/)
      const mine = page.locator('[aria-current=true]').filter({ hasText: 'demo01' })
      await expect(mine).toHaveText(/^40\. demo01/)
      await expect(mine).toBeInViewport()
      await expectFit()

      const days = page.getByRole('table', { name: said('leaderboard.days') }).getByRole('row')
      await expect(days).toHaveCount(7)
      await expect(days.first()).toHaveText(/11-14.*100/)
      await page.getByRole('button', { name: said('leaderboard.week') }).click()
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: said('leaderboard.month') })
        .click()
      await expect(page.getByText('winner1', { exact: true })).toBeVisible()
    })

    test('a member sets the limit of a week by steps, and is refused what breaks its bounds', async ({ visit }) => {
      const { page, said, open, expectFit } = visit
      await open('/limitsOfMine', answerLimits())
      const limit = (period: string) => page.getByRole('spinbutton', { name: said(`limits.${period}`) })
      const save = (period: string) =>
        page
          .locator('form')
          .filter({ has: limit(period) })
          .getByRole('button', { name: said('limits.save') })
      await expect(limit('week')).toHaveValue('300000')
      await expect(limit('week')).toHaveAccessibleDescription('50,000 – 2,000,000 · ±50,000')
      await expectFit()
      await page.getByRole('button', { name: `+50,000 ${said('limits.week')}` }).click()
      await limit('week').press('ArrowUp')
      await save('week').click()
      await expect(page.getByText(/₩400,000/)).toBeVisible()

      await limit('day').fill('15,000')
      await save('day').click()
      await expect(limit('day')).toHaveAttribute('aria-invalid', 'true')
      await expect(limit('day')).toHaveAccessibleDescription(/10,000/)
      await limit('day').fill('600000')
      await save('day').click()
      await expect(limit('day')).toHaveAccessibleDescription(/500,000/)

      await limit('month').press('ArrowUp')
      await save('month').click()
      await expect(
        page.getByRole('main').getByText(
          {
            kor: '한 달 한도는 낮출 수만 있어요.',
            cn: '每月限额只能调低。',
            en: 'The limit of a month can only go down.',
          }[locale],
        ),
      ).toBeVisible()
    })
  })

/** A photo that is larger than what is sent of it. */
async function photoOf(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 2000
    canvas.getContext('2d')?.fillRect(0, 0, 3000, 1000)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
