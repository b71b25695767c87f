// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openGame } from '../testing/openGame.ts'

beforeEach(() => {
  // jsdom has no dialogs of its own yet.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => document.body.replaceChildren())

const spin = () => screen.getByRole('button', { name: /^Spin/ })
const status = () => screen.getAllByRole('status')[0]
const shownBalance = () => Number(document.querySelector('.amount')?.textContent?.replaceAll(/\D/g, ''))

const roundIn = (ask: object | undefined) => ask && 'round' in ask && ask.round

/** Spins once and waits until the reels stand. */
async function spinOnce(): Promise<void> {
  fireEvent.click(spin())
  await waitFor(() => expect(spin()).toHaveTextContent('Spin'))
  await waitFor(() => expect(spin()).toHaveAttribute('aria-disabled', 'false'))
}

test('shows its name, wallet, bounds and paytable', () => {
  openGame('nova-2')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tiger Temple')
  expect(shownBalance()).toBe(50_000)
  expect(screen.getByText('₩500 – ₩100,000')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Paytable' }))
  const dialog = screen.getByRole('dialog', { name: 'Paytable' })
  expect(within(dialog).getByRole('row', { name: /^Tiger/ })).toHaveTextContent('×50×200×1000')
  expect(dialog).toHaveTextContent('In the long run 96.11% of all stakes comes back.')
})

test('plays wins and losses, says each, and ends with the wallet the platform has', async () => {
  const { wallet, said } = openGame('nova-2')
  const heard = new Set<string>()
  for (let round = 0; round < 30; round += 1) {
    await spinOnce()
    heard.add(
      status()
        ?.textContent?.replace(/₩[\d,]+/, '₩')
        .replace(/\d lines?/, 'lines') ?? '',
    )
    expect(shownBalance()).toBe(wallet())
  }
  expect(heard).toEqual(new Set(['No line this time', '₩ came back', 'You win ₩ (lines)']))
  expect(said.filter((type) => type === 'balance')).toHaveLength(30)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('changes the stake in steps within its bounds', async () => {
  const { asked } = openGame('nova-2')
  const [less, more] = [
    screen.getByRole('button', { name: 'Lower the stake' }),
    screen.getByRole('button', { name: 'Raise the stake' }),
  ]
  fireEvent.click(less)
  expect(less).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(less)
  await spinOnce()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ stake: '500' })
  for (let click = 0; click < 20; click += 1) fireEvent.click(more)
  expect(screen.getByText('₩100,000', { selector: 'output' })).toBeVisible()
  expect(more).toHaveAttribute('aria-disabled', 'true')
})

test('asks for a lost answer again and bets once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { wallet, lose, asked, platform } = openGame('nova-2')
  lose(2)
  fireEvent.click(spin())
  await vi.advanceTimersByTimeAsync(400)
  expect(screen.getByText(/Waiting for the answer/)).toBeVisible()
  await vi.advanceTimersByTimeAsync(2000)
  await waitFor(() => expect(spin()).toHaveAttribute('aria-disabled', 'false'))
  const rounds = asked.mock.calls.map(([ask]) => roundIn(ask))
  expect(rounds).toHaveLength(3)
  expect(new Set(rounds).size).toBe(1)
  const [bet, ...others] = platform.bets
    .of(platform.members.byName('demo01')?.id ?? '')
    .filter(({ roundId }) => roundId === rounds[0])
  expect(others).toEqual([])
  expect(wallet()).toBe(50_000 - 1000 + Number(bet?.paid))
  vi.useRealTimers()
})

test('keeps the round of an answer that never came, until it is known how it ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { lose, asked, platform } = openGame('nova-2')
  lose(5)
  fireEvent.click(spin())
  await vi.advanceTimersByTimeAsync(9000)
  const dialog = await screen.findByRole('dialog', { name: 'No answer came' })
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(spin()).toHaveAttribute('aria-disabled', 'false'))
  expect(asked).toHaveBeenCalledTimes(6)
  const member = platform.members.byName('demo01')?.id ?? ''
  const round = roundIn(asked.mock.lastCall?.[0])
  expect(platform.bets.of(member).filter(({ roundId }) => roundId === round)).toHaveLength(1)
  vi.useRealTimers()
})

test('says that the balance is too low, with the ways to money, and asks the provider for nothing', async () => {
  const { said, asked } = openGame('nova-2', { money: '0' })
  fireEvent.click(spin())
  const dialog = await screen.findByRole('dialog', { name: 'The balance is too low' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Deposit' }))
  fireEvent.click(spin())
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move money' }))
  expect(said).toEqual(['deposit', 'transfer'])
  expect(asked).not.toHaveBeenCalled()
})

test('offers no way to money in a window of its own, where nobody hears it', async () => {
  openGame('nova-2', { money: '0', isThere: false })
  fireEvent.click(spin())
  const dialog = await screen.findByRole('dialog', { name: 'The balance is too low' })
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Close'])
})

test('plays no round while it is out of sight', async () => {
  const { rounds, asked } = openGame('nova-2')
  rounds.setPaused(true)
  fireEvent.click(spin())
  expect(asked).not.toHaveBeenCalled()
  rounds.setPaused(false)
  await spinOnce()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('gives the stake back on the screen when a round is refused, and leaves once the session is over', async () => {
  const { data, said } = openGame('nova-2')
  data('logoff', {})
  fireEvent.click(spin())
  const dialog = await screen.findByRole('dialog', { name: 'This game is over' })
  expect(shownBalance()).toBe(50_000)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(said).toEqual(['close'])
})
