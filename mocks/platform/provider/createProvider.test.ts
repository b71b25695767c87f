import { describe, expect, test } from 'vitest'
import { demoAccounts } from '../demoAccounts.ts'
import { startPlatform } from '../testing/startPlatform.ts'
import type { PlatformOptions } from '../createPlatform.ts'
import type { ProviderAnswers, ProviderAsk } from './ProviderMessage.ts'

interface Place {
  readonly platname: string
  readonly code: string
}

const slot: Place = { platname: 'nova', code: 'nova-1' }
const table: Place = { platname: 'grandia', code: 'grandia-1' }

type Refused = { readonly code: number; readonly message: string; readonly reason: string }
type Asked<Call extends ProviderAsk['call']> = Omit<Extract<ProviderAsk, { call: Call }>, 'locale' | 'call' | 'session'>

/** A member of the demonstration, and the pages of games that they open. */
function startPlaying(options: Partial<PlatformOptions> = {}) {
  const started = startPlatform(options)
  const { platform, data, call } = started
  started.signIn()
  let pages = 0

  const launch = ({ platname, code }: Place) =>
    data('getGameUrl', {
      plat_name: platname,
      game_code: code,
      is_mobile_url: 1,
      game_category: '',
      lang: 'en',
    }).url
  const ticketIn = (url: string) => new URL(url, 'https://site.example').hash.slice(1)
  const send = (ask: object) => platform.play({ locale: 'en', ...ask })
  const wallet = (platname: string) =>
    Number(data('getBalanceList', {}).find((entry) => entry.platname === platname)?.balance)

  return {
    ...started,
    call,
    launch,
    ticketIn,
    send,
    wallet,
    /** Opens a game and gives what its page can ask. */
    open: (place: Place) => {
      pages += 1
      const answer = send({ call: 'open', ticket: ticketIn(launch(place)), page: `page ${pages}` })
      if (answer.code !== 200) throw new Error(answer.message)
      const opened = answer.data as ProviderAnswers['open']
      const ask = (what: object) => send({ session: opened.session, ...what })
      return {
        opened,
        ask,
        spin: (asked: Asked<'spin'>) => ask({ call: 'spin', ...asked }),
        deal: (asked: Asked<'deal'>) => ask({ call: 'deal', ...asked }),
      }
    },
  }
}

const refused = (answer: object) => answer as Refused
const spun = (answer: { readonly data: unknown }) => answer.data as ProviderAnswers['spin']
const dealt = (answer: { readonly data: unknown }) => answer.data as ProviderAnswers['deal']

describe('a ticket', () => {
  test('opens one session, for the page that opened it and for no other', () => {
    const { launch, ticketIn, send } = startPlaying()
    const ticket = ticketIn(launch(slot))
    const first = send({ call: 'open', ticket, page: 'mine' })
    expect(first.code).toBe(200)
    // A lost answer is asked for again.
    expect(send({ call: 'open', ticket, page: 'mine' })).toEqual(first)
    expect(send({ call: 'open', ticket, page: 'reloaded' })).toMatchObject({ code: 403, reason: 'ticket' })
  })

  test('of a stranger is refused, and so is a session that nobody opened', () => {
    const { send } = startPlaying()
    expect(send({ call: 'open', ticket: 'f'.repeat(32), page: 'mine' })).toMatchObject({ code: 403, reason: 'ticket' })
    const spin = { call: 'spin', session: 'f'.repeat(32), round: '1', stake: '1000' }
    expect(send(spin)).toMatchObject({ code: 401, reason: 'session' })
  })

  test('that is not used within two minutes opens nothing', () => {
    const { launch, ticketIn, send, platform } = startPlaying()
    const ticket = ticketIn(launch(slot))
    platform.moveClock(121_000)
    expect(send({ call: 'open', ticket, page: 'mine' })).toMatchObject({ code: 403, reason: 'ticket' })
  })

  test('is another one at every launch, and stands behind the # where no server sees it', () => {
    const { launch } = startPlaying()
    const [one, other] = [launch(slot), launch(slot)]
    expect(one).toMatch(/^demo\/play\/game\.html\?lang=en&via=http#[0-9a-f]{32}$/)
    expect(one).not.toBe(other)
  })
})

describe('a launch', () => {
  test('with the automatic transfer brings every game wallet back first, then all of it to the game', () => {
    const { data, wallet, open } = startPlaying()
    data('transferAll', {})
    const all = Number(data('getBalance', {}).balance)
    data('transfer', { amount: '5000', sourcetype: 'userbalance', targettype: 'deepsea' })
    data('updateTransferStatus', { transferstatus: 1 })
    expect(open(slot).opened.balance).toBe(String(all))
    expect([wallet('deepsea'), wallet('nova'), Number(data('getBalance', {}).balance)]).toEqual([0, all, 0])
    open(table)
    expect([wallet('nova'), wallet('grandia')]).toEqual([0, all])
  })

  test('without it moves nothing', () => {
    const { data, wallet, open } = startPlaying()
    const before = [wallet('nova'), wallet('deepsea'), Number(data('getBalance', {}).balance)]
    open(slot)
    expect([wallet('nova'), wallet('deepsea'), Number(data('getBalance', {}).balance)]).toEqual(before)
  })

  test('opens a slot with its own symbols and a table with its spots, in the language of the page', () => {
    const { open, launch, ticketIn, send } = startPlaying()
    const { play, name, limits } = open(slot).opened
    expect(name).toBe('Moon Rabbit Gems')
    expect(limits).toEqual({ min: '500', max: '100000', step: '100' })
    expect(play.kind === 'slot' && play.symbols.map((symbol) => symbol.name)).toEqual([
      ...['Wild', 'Rabbit', 'Blossom', 'Pouch'],
      ...['Ruby', 'Emerald', 'Sapphire', 'Amber'],
    ])
    const korean = send({ call: 'open', ticket: ticketIn(launch(table)), page: 'korean', locale: 'kor' })
    expect(korean.data).toMatchObject({ name: '별빛 바카라', provider: '그란디아 라이브', play: { kind: 'table' } })
  })

  test.each([
    ['a board has screens of its own', { platname: 'fortuna', code: 'k3speed' }, 'Nothing was found for this request'],
    ['this one is closed', { platname: 'nova', code: 'nova-8' }, 'This game is not available now'],
    ['there is no such game', { platname: 'nova', code: 'nova-99' }, 'Nothing was found for this request'],
  ])('is refused when %s', (_, { platname, code }, message) => {
    const { call } = startPlaying()
    const ask = { plat_name: platname, game_code: code, is_mobile_url: 1, game_category: '', lang: 'en' } as const
    expect(call('getGameUrl', ask)).toMatchObject({ message })
  })
})

describe('a round', () => {
  test('that is asked for again is not played again, and another under its name is refused', () => {
    const { data, wallet, open } = startPlaying()
    const { spin } = open(slot)
    const before = wallet('nova')
    const first = spun(spin({ round: 'one', stake: '1000' }))
    expect(spun(spin({ round: 'one', stake: '1000' }))).toEqual(first)
    expect(wallet('nova')).toBe(before - 1000 + Number(first.won))
    expect(
      data('getBetRecord', { date: 1, api_type: 'nova' }).data.filter(({ bet_amount: stake }) => stake === '1000'),
    ).toHaveLength(1)
    expect(spin({ round: 'one', stake: '2000' })).toMatchObject({ code: 409 })
    expect(wallet('nova')).toBe(before - 1000 + Number(first.won))
  })

  test('takes whole stakes within the bounds it shows, and says which', () => {
    const { open, wallet } = startPlaying()
    const { spin } = open(slot)
    const before = wallet('nova')
    for (const stake of ['0', '-500', '400', '550', '500.5', '100100', 'all', ''])
      expect(spin({ round: `of ${stake}`, stake }).code, stake).toBe(400)
    expect(refused(spin({ round: 'low', stake: '100' })).message).toBe('Stakes are ₩500 to ₩100000, in steps of ₩100')
    expect(wallet('nova')).toBe(before)
  })

  test('beyond the wallet is refused with a reason, and may be asked for again once there is money', () => {
    const { data, open, wallet } = startPlaying()
    data('transferAll', {})
    const { spin } = open(slot)
    expect(spin({ round: 'one', stake: '1000' })).toMatchObject({ code: 400, reason: 'balance' })
    data('transfer', { amount: '1000', sourcetype: 'userbalance', targettype: 'nova' })
    expect(spin({ round: 'one', stake: '1000' }).code).toBe(200)
    expect(wallet('nova')).toBeGreaterThanOrEqual(0)
  })

  test('adds up: stakes, winnings, wallet, records and profit and loss, over two hundred of them', () => {
    const { data, open, wallet, platform } = startPlaying()
    data('transfer', { amount: '400000', sourcetype: 'userbalance', targettype: 'nova' })
    const [before, played] = [wallet('nova'), data('getWinLoss', { type: 0 })]
    const { spin } = open(slot)
    let won = 0
    for (let round = 0; round < 200; round += 1) won += Number(spun(spin({ round: String(round), stake: '500' })).won)
    expect(won).toBeGreaterThan(0)
    expect(wallet('nova')).toBe(before - 100_000 + won)
    const after = data('getWinLoss', { type: 0 })
    expect(Number(after.bet_money) - Number(played.bet_money)).toBe(100_000)
    expect(Number(after.win_money) - Number(played.win_money)).toBe(won)
    expect(platform.books.total('KRW').toFixed()).toBe('0')
  })

  test('pays exactly what its lines show', () => {
    const { data, open } = startPlaying()
    data('transfer', { amount: '400000', sourcetype: 'userbalance', targettype: 'nova' })
    const { opened, spin } = open(slot)
    if (opened.play.kind !== 'slot') throw new Error('This is no slot.')
    const { lines, symbols } = opened.play
    for (let round = 0; round < 100; round += 1) {
      const { reels, wins, won } = spun(spin({ round: String(round), stake: '1000' }))
      for (const { line, symbol, count, won: paid } of wins) {
        const shown = lines[line]?.map((row, reel) => reels[reel]?.[row])
        expect(shown?.slice(0, count).every((each) => each === symbol || each === 0)).toBe(true)
        expect(Number(paid)).toBe(100 * (symbols[symbol]?.pays[count - 3] ?? 0))
      }
      expect(wins.reduce((sum, win) => sum + Number(win.won), 0)).toBe(Number(won))
    }
  })

  test('of baccarat takes several stakes, pays each by its odds, and gives them back at a tie', () => {
    const { data, open, wallet } = startPlaying()
    data('transfer', { amount: '1000000', sourcetype: 'userbalance', targettype: 'grandia' })
    const { deal } = open(table)
    const stakes = { player: '1000', banker: '2000', tie: '1000' }
    const seen = new Set<string>()
    for (let round = 0; round < 60; round += 1) {
      const before = wallet('grandia')
      const { winner, won, spots, balance } = dealt(deal({ round: String(round), stakes }))
      const expected = { player: 2000, banker: 3900, tie: 1000 + 2000 + 9000 }[winner]
      expect(Number(won)).toBe(expected)
      expect(spots.reduce((sum, spot) => sum + Number(spot.won), 0)).toBe(expected)
      expect(wallet('grandia')).toBe(before - 4000 + expected)
      expect(balance).toBe(String(wallet('grandia')))
      seen.add(winner)
    }
    expect(seen).toEqual(new Set(['player', 'banker', 'tie']))
  })

  test('of baccarat is refused without a stake, and beyond what long odds take', () => {
    const { open } = startPlaying()
    const { deal, spin } = open(table)
    expect(refused(deal({ round: '1', stakes: {} })).message).toBe('Please choose what to bet on')
    expect(refused(deal({ round: '2', stakes: { tie: '200000' } })).message).toContain('₩1000 to ₩100000')
    expect(spin({ round: '3', stake: '1000' }).code).toBe(400)
  })

  test('is not played by a member who takes a break, and one played before answers as it did', () => {
    const { data, open } = startPlaying()
    const { spin, ask } = open(slot)
    const played = spin({ round: '1', stake: '1000' })
    expect(played.code).toBe(200)
    data('startTimeOut', { days: 1, password: demoAccounts.payPassword })
    expect(spin({ round: '2', stake: '1000' })).toMatchObject({ code: 403, data: null })
    expect(spin({ round: '1', stake: '1000' })).toEqual(played)
    expect(ask({ call: 'balance' })).toMatchObject({ code: 200 })
  })

  test('is refused once the member has logged off, while bets are stopped, and during maintenance', () => {
    let stops = {}
    const { data, open, platform } = startPlaying({ limits: () => ({ stops }) })
    data('transfer', { amount: '10000', sourcetype: 'userbalance', targettype: 'nova' })
    const { spin } = open(slot)
    stops = { bets: { on: true } }
    expect(spin({ round: '1', stake: '500' }).code).toBe(503)
    stops = {}
    platform.settings.siteOpen = false
    expect(spin({ round: '1', stake: '500' }).code).toBe(503)
    platform.settings.siteOpen = true
    expect(spin({ round: '1', stake: '500' }).code).toBe(200)
    data('logoff', {})
    expect(spin({ round: '2', stake: '500' })).toMatchObject({ code: 401, reason: 'session' })
  })
})

test.each([
  null,
  'spin',
  [],
  {},
  { call: 'spin' },
  { call: 'open', ticket: 7, page: 'p' },
  { call: 'toString', session: 's' },
  { call: 'deal', session: 's', round: 'r', stakes: { somewhere: '1' } },
])('refuses %j, which is not an ask', (sent) => {
  expect(startPlatform().platform.play(sent)).toMatchObject({ code: 400, reason: 'other' })
})
