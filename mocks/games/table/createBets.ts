import type { Spot } from '../../platform/provider/baccarat/spots.ts'
import type { DealtRound, OpenedTable, StakeLimits } from '../../platform/provider/ProviderMessage.ts'
import { make } from '../page/make.ts'
import { won, type Words } from '../page/words.ts'

type Stakes = ReadonlyMap<Spot, number>

export interface Bets {
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

/** As they lie on the table, the ones that most people want next to the thumb. */
const order: readonly Spot[] = ['playerPair', 'tie', 'bankerPair', 'player', 'banker']

const CHIPS = [1000, 5000, 10_000, 50_000, 100_000, 500_000, 1_000_000]
const MOST_CHIPS = 5

interface BetsOptions {
  readonly words: Words
  readonly play: OpenedTable
  readonly limits: StakeLimits
  /** Called when the bets on the table have changed. */
  readonly onChange: () => void
}

/** Where stakes are laid, chip by chip. */
export function createBets({ words, play, limits, onChange }: BetsOptions): Bets {
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
