// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isObject } from '../../../src/format/value/isObject.ts'
import { screenAddresses } from '../../e2e/support/screenAddresses.ts'
import { openApp } from '../constants/openApp.ts'
import { shippedDocuments } from '../constants/shippedDocuments.ts'

/** By the names that the platform gives them: not by the contract's mark, which is what is held to here. */
const BALANCES = /^(balance|usd_balance|gameblance|agent_balance|balance_total|money_after)$/

const game = '/gamePage?name=nova&code=nova-1&game_category=gaming&lang=en'

/** Amounts that are no balances, on all of the screens. */
let seen = 0
let app: ReturnType<typeof openApp>
afterEach(() => app.stop())

/** Takes the figures out of an answer: which of them are balances, and which are something else. */
function sort(value: unknown, into: { balances: Set<string>; others: Set<string> }, isRebate = false): void {
  if (Array.isArray(value)) value.forEach((item) => sort(item, into, isRebate))
  if (!isObject(value)) return
  // The same word for what a rebate is counted on.
  const isOther = isRebate || 'rate_money' in value
  for (const [name, item] of Object.entries(value)) {
    if (isObject(item) || Array.isArray(item)) sort(item, into, isOther)
    else if (/^-?\d+(\.\d+)?$/.test(String(item)))
      (BALANCES.test(name) && !isOther ? into.balances : into.others).add(whole(new Big(String(item))))
  }
}

const whole = (amount: Big) =>
  amount
    .round(0, Big.roundDown)
    .toFixed()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** The screen that is shown, without the cached ones behind it, and what is in front of it. */
const parts = () =>
  [...document.querySelectorAll('main, [role=dialog], [role=alertdialog], [role=log]')].filter(
    (part) => part.closest('[style*="display: none"]') === null,
  )
const written = () =>
  parts()
    .map(({ textContent }) => textContent)
    .join(' ')
    // Clocks never rest.
    .replaceAll(/\d+:\d\d/g, '')

/** Waits until nothing is on its way, and what is written has stayed for some looks. */
async function settled(): Promise<void> {
  let [last, looks] = ['', 0]
  await vi.waitFor(
    () => {
      const text = written()
      const isSame = text === last && parts().every((part) => part.querySelector('[data-loading]') === null)
      looks = isSame ? looks + 1 : 0
      last = text
      expect(looks).toBeGreaterThan(3)
    },
    { timeout: 60_000, interval: 30 },
  )
}

/** Amounts of a few digits stand for too much else. */
const isTelling = (figure: string) => figure.includes(',')

const ofMembers = [...screenAddresses('visitor'), ...screenAddresses('member'), '/dealRecord?by=son', game]
const ofAgents = [...screenAddresses('agent'), '/withdrawal?type=3', '/mine', '/money', game]
/** So many are looked at in one session. */
const FEW = 12

describe('with the figures hidden', () => {
  it.each([
    ...Array.from(
      { length: Math.ceil(ofMembers.length / FEW) },
      (_, part) => ['member', ofMembers.slice(part * FEW, (part + 1) * FEW)] as const,
    ),
    ['agent', ofAgents] as const,
  ])('a %s reads no balance at %s', async (situation, addresses) => {
    const figures = { balances: new Set<string>(), others: new Set<string>() }
    app = openApp(shippedDocuments, {
      situation,
      at: '/mine',
      answered(_, body) {
        sort(isObject(body) ? body['data'] : undefined, figures)
        return body
      },
    })
    const shown = () =>
      [...figures.balances].filter(
        (figure) =>
          isTelling(figure) && !figures.others.has(figure) && new RegExp(`[₩$]${figure}(?![\\d,])`).test(written()),
      )
    await waitFor(() => expect(shown()).not.toEqual([]))
    await app.user.click(await screen.findByRole('button', { name: 'Hide the figures' }))
    const found: string[] = []
    let others = 0
    for (const address of addresses) {
      app.go(address)
      await settled()
      found.push(...shown().map((figure) => `${address}: ${figure}`))
      others += written().match(/₩\d/g)?.length ?? 0
    }
    expect(found).toEqual([])
    seen += others
  })

  it('other amounts are still there', () => expect(seen).toBeGreaterThan(20))
})
