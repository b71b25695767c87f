import type { DealtRound, OpenedTable, StakeLimits } from '../../platform/provider/ProviderMessage.ts'
import type { Client } from '../page/createClient.ts'
import type { Rounds } from '../page/createRounds.ts'
import type { Shell } from '../page/createShell.ts'
import { make } from '../page/make.ts'
import { won, type Words } from '../page/words.ts'
import type { Card } from '../../platform/provider/baccarat/dealRound.ts'
import type { Spot } from '../../platform/provider/baccarat/spots.ts'

/** As they lie on the table, the ones that most people want next to the thumb. */
const order: readonly Spot[] = ['playerPair', 'tie', 'bankerPair', 'player', 'banker']

const CHIPS = [1000, 5000, 10_000, 50_000, 100_000, 500_000, 1_000_000]
const MOST_CHIPS = 5

const signs = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const
const ranks: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

interface TableOptions {
  readonly words: Words
  readonly client: Client
  readonly shell: Shell
  readonly rounds: Rounds
  readonly limits: StakeLimits
  readonly play: OpenedTable
  readonly hasMotion: () => boolean
}

/** Milliseconds from one card to the next. */
const PACE = 420
const FAST = 160

/** A baccarat table: chips on five spots, cards that are dealt one by one, and who won before. */
export function createTable({ words, client, shell, rounds, limits, play, hasMotion }: TableOptions): void {
  const hands = { player: createHand('player', words), banker: createHand('banker', words) }
  const road = createRoad(words)
  const clear = make('button', { type: 'button', class: 'quiet' }, words.clear)
  const repeat = make('button', { type: 'button', class: 'quiet' }, words.repeat)
  const deal = make('button', { type: 'button', class: 'primary' }, words.deal)
  const bets = createBets({ words, play, limits, onChange: () => offer() })
  let isDealing = false

  function offer(): void {
    const total = bets.total()
    deal.textContent = isDealing ? words.dealing : words.deal
    deal.setAttribute('aria-disabled', String(isDealing || total === 0))
    clear.setAttribute('aria-disabled', String(isDealing || total === 0))
    repeat.setAttribute('aria-disabled', String(isDealing || !bets.canRepeat()))
    if (!isDealing) shell.say(total > 0 ? words.placed(won(total)) : words.placeBets)
  }

  function setDealing(next: boolean): void {
    isDealing = next
    bets.setFree(!next)
  }

  async function showCards({ player, banker }: DealtRound): Promise<void> {
    const pause = play.isFast ? FAST : PACE
    for (let place = 0; place < 3; place += 1)
      for (const side of ['player', 'banker'] as const) {
        const hand = side === 'player' ? player : banker
        const card = hand.cards[place]
        if (!card) continue
        hands[side].add(card)
        if (hasMotion()) await new Promise((resolve) => setTimeout(resolve, pause))
      }
    hands.player.setPoints(player.points)
    hands.banker.setPoints(banker.points)
  }

  function tell({ winner, won: paid, spots }: DealtRound): void {
    for (const side of ['player', 'banker'] as const) hands[side].setWinner(winner === side)
    bets.mark(spots)
    road.add(winner)
    const hasPaid = Number(paid) > 0
    const text =
      winner === 'tie'
        ? hasPaid
          ? words.tiePaid(won(paid))
          : words.tieLost
        : hasPaid
          ? words.tableWon(words[winner], won(paid))
          : words.tableLost(words[winner])
    const staked = spots.reduce((sum, { stake }) => sum + Number(stake), 0)
    shell.say(text, Number(paid) > staked ? 'won' : 'plain')
  }

  async function handleDeal(): Promise<void> {
    if (!rounds.isFree() || bets.total() === 0) return
    const stakes = bets.stakes()
    const round = rounds.play(bets.total(), async (named) => client({ call: 'deal', stakes, ...named }))
    if (rounds.isFree()) return
    setDealing(true)
    shell.say(words.dealing)
    for (const hand of Object.values(hands)) hand.clear()
    const answer = await round
    if (!answer) return setDealing(false)
    await showCards(answer)
    bets.keep()
    bets.clear()
    setDealing(false)
    tell(answer)
    return rounds.end(answer.balance)
  }

  const ifFree = (button: HTMLElement, act: () => void) =>
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') act()
    })
  ifFree(clear, bets.clear)
  ifFree(repeat, bets.repeat)
  ifFree(deal, () => void handleDeal())
  shell.stage.append(make('div', { class: 'hands' }, hands.player.element, hands.banker.element), road.element)
  shell.controls.append(
    bets.spots,
    make('p', { class: 'bounds' }, words.bounds(won(limits.min), won(limits.max))),
    bets.chips,
    make('div', { class: 'acts' }, clear, repeat, deal),
  )
  offer()
}

/** Results that fit on the smallest phone. */
const MOST_RESULTS = 14

interface Road {
  readonly element: HTMLElement
  readonly add: (winner: DealtRound['winner']) => void
}

/** Winners of the last rounds, the newest last. */
function createRoad(words: Words): Road {
  const list = make('ol', { class: 'road', 'aria-label': words.road }, make('li', { class: 'none' }, words.noRoad))
  return {
    element: list,
    add(winner) {
      list.querySelector('.none')?.remove()
      list.append(make('li', { class: winner, title: words[winner] }, words[winner].slice(0, 1)))
      while (list.children.length > MOST_RESULTS) list.firstElementChild?.remove()
    },
  }
}

interface Hand {
  readonly element: HTMLElement
  readonly clear: () => void
  readonly add: (card: Card) => void
  readonly setPoints: (points: number) => void
  /** Whether this side has won. */
  readonly setWinner: (isWinner: boolean) => void
}

/** One side of the table: its cards as they are dealt, and its points. */
function createHand(side: 'player' | 'banker', words: Words): Hand {
  const cards = make('ol', { class: 'cards' })
  const points = make('span', { class: 'points' })
  const element = make('section', { class: `hand ${side}` }, make('h2', {}, words[side], points), cards)

  return {
    element,
    clear() {
      cards.replaceChildren()
      points.textContent = ''
      element.classList.remove('winner')
    },
    add({ rank, suit }) {
      const name = ranks[rank] ?? String(rank)
      const isRed = suit === 'hearts' || suit === 'diamonds'
      const face = make('span', { 'aria-hidden': 'true' }, make('b', {}, name), make('i', {}, `${signs[suit]}\uFE0E`))
      const spoken = make('span', { class: 'unseen' }, `${words[suit]} ${name}`)
      cards.append(make('li', { class: isRed ? 'card red' : 'card' }, face, spoken))
    },
    setPoints(value) {
      points.textContent = words.points(value)
    },
    setWinner: (isWinner) => void element.classList.toggle('winner', isWinner),
  }
}

type Stakes = ReadonlyMap<Spot, number>

interface Bets {
  readonly spots: HTMLElement
  readonly chips: HTMLElement
  readonly total: () => number
  /** As the provider reads them. */
  readonly stakes: () => Partial<Record<Spot, string>>
  readonly clear: () => void
  /** Lays the stakes of the last round again. */
  readonly repeat: () => void
  readonly canRepeat: () => boolean
  /** Counts what was laid as played. */
  readonly keep: () => void
  readonly setFree: (isFree: boolean) => void
  /** Lights up what has won. */
  readonly mark: (spots: DealtRound['spots']) => void
}

interface BetsOptions {
  readonly words: Words
  readonly play: OpenedTable
  readonly limits: StakeLimits
  /** Called when the bets on the table have changed. */
  readonly onChange: () => void
}

/** Where stakes are laid, chip by chip. */
function createBets({ words, play, limits, onChange }: BetsOptions): Bets {
  const values = CHIPS.filter((chip) => chip >= Number(limits.min) && chip <= Number(limits.max)).slice(0, MOST_CHIPS)
  let chip = values[0] ?? Number(limits.min)
  let laid: Stakes = new Map()
  let last: Stakes = new Map()
  let isFree = true

  const buttons = new Map(
    order
      .flatMap((id) => play.spots.filter((spot) => spot.id === id))
      .map(({ id, pays, max }) => {
        const stake = make('b')
        const button = make(
          'button',
          { type: 'button', class: `spot ${id}` },
          make('span', {}, words[id]),
          make('small', {}, pays),
          stake,
        )
        button.addEventListener('click', () => lay(id, Number(max)))
        return [id, { button, stake, pays }] as const
      }),
  )
  const picks = values.map((value) => {
    const input = make('input', { type: 'radio', name: 'chip', value: String(value), class: 'unseen' })
    input.checked = value === chip
    input.addEventListener('change', () => (chip = value))
    return make(
      'label',
      { class: 'chip', 'data-value': String(value) },
      input,
      make('span', {}, words.short(value)),
      make('span', { class: 'unseen' }, words.chip(won(value))),
    )
  })

  function show(): void {
    for (const [id, { button, stake, pays }] of buttons) {
      const amount = laid.get(id)
      stake.textContent = amount === undefined ? '' : won(amount)
      button.setAttribute('aria-label', words.spot(words[id], pays, amount === undefined ? '' : won(amount)))
      button.setAttribute('aria-disabled', String(!isFree))
    }
  }
  function set(next: Stakes): void {
    laid = next
    show()
    onChange()
  }
  function lay(id: Spot, max: number): void {
    if (!isFree) return
    for (const { button } of buttons.values()) button.classList.remove('winner')
    set(new Map(laid).set(id, Math.min(max, (laid.get(id) ?? 0) + chip)))
  }
  const isThere = (id: Spot) => buttons.get(id)?.button

  const bets: Bets = {
    spots: make(
      'div',
      { class: 'spots', role: 'group', 'aria-label': words.spots },
      ...[...buttons.values()].map(({ button }) => button),
    ),
    chips: make('fieldset', { class: 'chips' }, make('legend', { class: 'unseen' }, words.chips), ...picks),
    total: () => [...laid.values()].reduce((sum, amount) => sum + amount, 0),
    stakes: () => Object.fromEntries([...laid].map(([id, amount]) => [id, String(amount)])),
    clear: () => set(new Map()),
    repeat: () => set(last),
    canRepeat: () => last.size > 0,
    keep: () => (last = laid),
    setFree(free) {
      isFree = free
      show()
      onChange()
    },
    mark(spots) {
      for (const { id, won: paid } of spots) if (Number(paid) > 0) isThere(id)?.classList.add('winner')
    },
  }
  show()
  return bets
}
