import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { createMemoryStorage } from '../../../src/platform/createMemoryStorage.ts'
import { closeApp } from './closeApp.ts'
import type { Proof } from './Constant.ts'
import { openApp } from './openApp.ts'
import { option, setting } from './setting.ts'

/** The figures in the first text that matches, in order. */
async function figuresIn(pattern: RegExp): Promise<readonly string[]> {
  await waitFor(() => expect(screen.queryAllByText(pattern).length).toBeGreaterThan(0))
  const [shown] = screen.queryAllByText(pattern)
  return (shown?.textContent ?? '').replaceAll(',', '').match(/\d+/g) ?? []
}

/** Constants that a sentence on a screen contains. */
export const textProofs: readonly Proof[] = [
  {
    name: 'the deposit screen',
    constants: [
      setting('hours-weekdays-from', '/hours/weekdays/from', '10', 9),
      setting('hours-weekdays-to', '/hours/weekdays/to', '22', 21),
      setting('hours-weekend-from', '/hours/weekend/from', '13', 12),
      setting('hours-weekend-to', '/hours/weekend/to', '22', 20),
      setting('hours-zone', '/hours/zone', '9', 8),
      setting('recharge-min', '/recharge/defaultMin', '100', '200'),
      setting('recharge-max', '/recharge/defaultMax', '10000', '20000'),
    ],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/recharge' })
      // The default range holds until the platform has answered, so it must not.
      app.fail('getPayRange')
      const [weekdaysFrom, , weekdaysTo, , weekendFrom, , weekendTo, , zone] =
        await figuresIn(/^Deposits are open on weekdays/)
      const [least, most] = await figuresIn(/^₩[\d,]+ to ₩[\d,]+ at a time$/)
      await closeApp(app)
      return {
        'hours-weekdays-from': weekdaysFrom,
        'hours-weekdays-to': weekdaysTo,
        'hours-weekend-from': weekendFrom,
        'hours-weekend-to': weekendTo,
        'hours-zone': zone,
        'recharge-min': least,
        'recharge-max': most,
      }
    },
  },
  {
    name: 'the saved accounts',
    constants: [setting('cards', '/cards/max', '5', 7)],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/wallet' })
      const [, most] = await figuresIn(/^\d+ saved, \d+ at most$/)
      await closeApp(app)
      return { cards: most }
    },
  },
  {
    name: 'the VIP ladder',
    constants: [setting('vip-levels', '/vip/levels', 10, 7), setting('vip-keep', '/vip/keepDays', '90', 60)],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/vip' })
      const [days] = await figuresIn(/^A level must be maintained within/)
      const levels = (await screen.findAllByRole('tab')).length
      await closeApp(app)
      return { 'vip-levels': levels, 'vip-keep': days }
    },
  },
  {
    name: 'the language screen',
    constants: [
      setting('language-default', '/languages/default', 'ko', 'cn'),
      setting('language-offered', '/languages/offered/1', 'English', 'cn'),
    ],
    async visit(documents) {
      const storage = { session: createMemoryStorage(), local: createMemoryStorage() }
      document.documentElement.lang = ''
      const app = openApp(documents, { at: '/setLanguage', storage })
      await waitFor(() => expect(screen.queryAllByText('한국어').length).toBeGreaterThan(0))
      await waitFor(() => expect(document.documentElement.lang).not.toBe(''))
      const seen = {
        'language-default': document.documentElement.lang,
        'language-offered': ['English', '简体中文'].find((name) => screen.queryAllByText(name).length > 0),
      }
      await closeApp(app)
      return seen
    },
  },
  {
    name: 'the kinds of games',
    constants: ['realbet', 'joker', 'gaming', 'sport', 'fishing', 'lottery', 'concise'].map((kind, place) =>
      option(`category-${kind}`, 'gameCategory', place, true, `${kind}x`),
    ),
    async visit(documents) {
      const app = openApp(documents, { at: '/' })
      const seen: Record<string, boolean> = {}
      const names = {
        realbet: 'Live casino',
        joker: 'Board & cards',
        gaming: 'Slots',
        sport: 'Sports',
        fishing: 'Fishing',
        lottery: 'Lottery',
        concise: 'Mini games',
      }
      // The first one is open already, so it is chosen last.
      const [first, ...others] = Object.entries(names)
      for (const [kind, name] of [...others, ...(first ? [first] : [])]) {
        const before = app.at()
        fireEvent.click(await screen.findByRole('tab', { name, hidden: true }))
        // A kind without games cannot be chosen.
        await waitFor(() => expect(app.at()).not.toBe(before), { timeout: 2000 }).catch(() => undefined)
        seen[`category-${kind}`] = app.at().endsWith(`category=${kind}`)
      }
      await closeApp(app)
      return seen
    },
  },
]
