// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openGame } from '../testing/openGame.ts'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => document.body.replaceChildren())

const spot = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, pays`) })
const deal = () => screen.getByRole('button', { name: /^Deal/ })
const status = () => screen.getAllByRole('status')[0]
const shownBalance = () => Number(document.querySelector('.amount')?.textContent?.replaceAll(/\D/g, ''))

async function dealOnce(): Promise<void> {
  fireEvent.click(deal())
  await waitFor(() => expect(deal()).toHaveTextContent(/^Deal$/))
}

test('takes chips on its spots, up to what each takes, and gives them back', () => {
  openGame('grandia-1', { money: '500000' })
  expect(deal()).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(spot('Banker'))
  fireEvent.click(screen.getByRole('radio', { name: /₩50,000 chip$/ }))
  fireEvent.click(spot('Banker'))
  expect(spot('Banker')).toHaveAccessibleName('Banker, pays 0.95:1, ₩51,000 staked')
  for (let click = 0; click < 5; click += 1) fireEvent.click(spot('Tie'))
  expect(spot('Tie')).toHaveAccessibleName('Tie, pays 8:1, ₩100,000 staked')
  expect(status()).toHaveTextContent('₩151,000 staked')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spot('Banker')).toHaveAccessibleName('Banker, pays 0.95:1')
})

test('deals cards that can be read, pays every spot, and ends with the wallet the platform has', async () => {
  const { wallet } = openGame('grandia-1', { money: '500000' })
  const heard = new Set<string>()
  for (let round = 0; round < 90; round += 1) {
    fireEvent.click(spot('Player'))
    await dealOnce()
    heard.add(status()?.textContent?.replace(/₩[\d,]+/, '₩') ?? '')
    expect(shownBalance()).toBe(wallet())
    for (const side of document.querySelectorAll('.hand')) {
      expect(side.querySelectorAll('li').length).toBeGreaterThanOrEqual(2)
      expect(side.querySelector('h2')).toHaveTextContent(/\d points?$/)
    }
  }
  expect(heard).toEqual(new Set(['Player wins. You get ₩.', 'Banker wins. Not yours this time.', 'A tie. You get ₩.']))
  expect(document.querySelectorAll('.road li')).toHaveLength(14)
  expect(screen.getAllByText(/^(spades|hearts|diamonds|clubs) (A|\d+|J|Q|K)$/).length).toBeGreaterThanOrEqual(4)
})

test('lays the stakes of the last round again', async () => {
  const { asked } = openGame('grandia-1')
  const repeat = screen.getByRole('button', { name: 'Repeat' })
  expect(repeat).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(spot('Player'))
  fireEvent.click(spot('Banker pair'))
  await dealOnce()
  expect(spot('Player')).toHaveAccessibleName('Player, pays 1:1')
  fireEvent.click(repeat)
  await dealOnce()
  expect(asked.mock.calls.map(([ask]) => (ask as { stakes: object }).stakes)).toEqual([
    { player: '1000', bankerPair: '1000' },
    { player: '1000', bankerPair: '1000' },
  ])
})

test('tells its rules, its odds and what comes back', () => {
  openGame('lotus-3', { money: '50000' })
  fireEvent.click(screen.getByRole('button', { name: 'Paytable' }))
  const dialog = screen.getByRole('dialog', { name: 'Paytable' })
  expect(within(dialog).getByRole('row', { name: /^Banker up to ₩10,000,000/ })).toHaveTextContent('0.95:198.94%')
  expect(screen.getByText('₩10,000 – ₩10,000,000')).toBeVisible()
})
