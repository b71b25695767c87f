import type { OpenedSlot, SpunRound, StakeLimits, SlotSymbol } from '../../platform/provider/ProviderMessage.ts'
import type { Client } from '../page/createClient.ts'
import type { Rounds } from '../page/createRounds.ts'
import type { Shell } from '../page/createShell.ts'
import { make } from '../page/make.ts'
import { won, type Words } from '../page/words.ts'
import { pictureUrl } from '../page/pictureUrl.ts'

/** Steps that most people want, within what is allowed. */
const STEPS = [500, 1000, 2000, 3000, 5000, 10_000, 20_000, 30_000, 50_000, 100_000]

const REELS = 5
const ROWS = 3

/** Milliseconds until the first reel stops, and from one to the next. */
const FIRST_STOP = 450

const BETWEEN = 260
const SVG = 'http://www.w3.org/2000/svg'

/** Something of everything, and nothing in a line. */
const atRest = (reel: number) => Array.from({ length: ROWS }, (_, row) => reel + row * 2 + 1)

interface SlotOptions {
  readonly words: Words
  readonly client: Client
  readonly shell: Shell
  readonly rounds: Rounds
  readonly limits: StakeLimits
  readonly play: OpenedSlot
  readonly hasMotion: () => boolean
}

/** A slot: a stake, a button, five reels that stop one by one, and what the lines pay. */
export function createSlot({ words, client, shell, rounds, limits, play, hasMotion }: SlotOptions): void {
  const reels = createReels(play, hasMotion)
  const stake = createStake(words, limits)
  const spin = make('button', { type: 'button', class: 'primary main' }, words.spin)
  const seen = make('ul', { class: 'unseen', 'aria-label': words.reels })

  function setFree(isFree: boolean): void {
    stake.setFree(isFree)
    spin.textContent = isFree ? words.spin : words.spinning
    spin.setAttribute('aria-disabled', String(!isFree))
  }

  function tell({ wins, won: paid, stake: staked, reels: drawn }: SpunRound): void {
    reels.mark(wins)
    seen.replaceChildren(
      ...drawn.map((column, reel) =>
        make('li', {}, words.reel(reel + 1, column.map((symbol) => play.symbols[symbol]?.name ?? '').join(', '))),
      ),
    )
    if (Number(paid) > Number(staked)) shell.say(words.won(won(paid), wins.length), 'won')
    else shell.say(Number(paid) > 0 ? words.back(won(paid)) : words.nothing)
  }

  async function handleSpin(): Promise<void> {
    if (!rounds.isFree()) return
    const amount = stake.amount()
    const round = rounds.play(amount, async (named) => client({ call: 'spin', stake: String(amount), ...named }))
    if (rounds.isFree()) return
    setFree(false)
    shell.say('')
    reels.clear()
    reels.start()
    const answer = await round
    if (answer) {
      await reels.stop(answer.reels)
      tell(answer)
      rounds.end(answer.balance)
    } else reels.rest()
    setFree(true)
  }

  spin.addEventListener('click', () => void handleSpin())
  shell.stage.append(reels.element, seen)
  shell.controls.append(stake.element, spin)
  shell.say(words.ready)
}

interface Reels {
  readonly element: HTMLElement
  readonly start: () => void
  /** Stops one reel after the other on what was drawn; at once where motion is unwanted. */
  readonly stop: (reels: SpunRound['reels']) => Promise<void>
  /** Draws the lines that pay. */
  readonly mark: (wins: SpunRound['wins']) => void
  readonly clear: () => void
  /** Stops as before any round: nothing was drawn. */
  readonly rest: () => void
}

function createReels({ symbols, lines }: OpenedSlot, hasMotion: () => boolean): Reels {
  const symbolOf = (place: number) => symbolAt(symbols, place)
  const columns = Array.from({ length: REELS }, (_, reel) =>
    make('div', { class: 'reel' }, make('div', { class: 'strip' }, ...atRest(reel).map(symbolOf))),
  )
  const drawn = document.createElementNS(SVG, 'svg')
  drawn.setAttribute('viewBox', `0 0 ${REELS} ${ROWS}`)
  drawn.setAttribute('class', 'lines')
  drawn.setAttribute('preserveAspectRatio', 'none')
  const element = make('div', { class: 'reels', 'aria-hidden': 'true' }, ...columns)
  element.append(drawn)

  function show(reel: number, drawnSymbols: readonly number[]): void {
    const [strip] = columns[reel]?.children ?? []
    strip?.replaceChildren(...drawnSymbols.map(symbolOf))
  }

  return {
    element,
    rest() {
      for (const [reel, column] of columns.entries()) {
        column.classList.remove('running')
        show(reel, atRest(reel))
      }
    },
    start() {
      if (!hasMotion()) return
      for (const [reel, column] of columns.entries()) {
        const [strip] = column.children
        // Twice the same, so that the strip can run without end.
        const run = Array.from({ length: 6 }, (_, place) => (place * 3 + reel * 5) % symbols.length)
        strip?.replaceChildren(...[...run, ...run].map(symbolOf))
        column.classList.add('running')
      }
    },
    async stop(reels) {
      const begun = performance.now()
      for (const [reel, drawnSymbols] of reels.entries()) {
        const column = columns[reel]
        if (hasMotion()) {
          const due = FIRST_STOP + reel * BETWEEN - (performance.now() - begun)
          await new Promise((resolve) => setTimeout(resolve, due))
          column?.classList.add('landed')
        }
        column?.classList.remove('running')
        show(reel, drawnSymbols)
      }
    },
    mark(wins) {
      for (const { line, count } of wins) {
        const rows = lines[line] ?? []
        for (const [reel, row] of rows.slice(0, count).entries())
          columns[reel]?.firstElementChild?.children[row]?.classList.add('paying')
        const path = document.createElementNS(SVG, 'polyline')
        path.setAttribute('points', rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '))
        drawn.append(path)
      }
    },
    clear() {
      drawn.replaceChildren()
      for (const column of columns) column.classList.remove('landed')
      for (const paying of element.querySelectorAll('.paying')) paying.classList.remove('paying')
    },
  }
}

function symbolAt(symbols: readonly SlotSymbol[], place: number): HTMLElement {
  const picture = symbols[place % symbols.length]?.picture ?? ''
  return make('div', { class: 'cell' }, make('img', { src: pictureUrl(picture), alt: '', draggable: 'false' }))
}

interface Stake {
  readonly element: HTMLElement
  /** In whole won. */
  readonly amount: () => number
  readonly setFree: (isFree: boolean) => void
}

/** The stake of a round, in steps; the bounds stand below it. */
function createStake(words: Words, { min, max }: StakeLimits): Stake {
  const steps = STEPS.filter((step) => step >= Number(min) && step <= Number(max))
  let place = Math.min(1, steps.length - 1)
  const less = make('button', { type: 'button', class: 'step', 'aria-label': words.less }, '−')
  const more = make('button', { type: 'button', class: 'step', 'aria-label': words.more }, '+')
  const shown = make('output', { class: 'stake-amount', 'aria-live': 'polite' })
  let isFree = true

  const amount = () => steps[place] ?? Number(min)
  function show(): void {
    shown.textContent = won(amount())
    less.setAttribute('aria-disabled', String(!isFree || place === 0))
    more.setAttribute('aria-disabled', String(!isFree || place === steps.length - 1))
  }
  function move(by: number): void {
    if (!isFree) return
    place = Math.min(steps.length - 1, Math.max(0, place + by))
    show()
  }
  less.addEventListener('click', () => move(-1))
  more.addEventListener('click', () => move(1))
  show()

  return {
    element: make(
      'div',
      { class: 'stake', role: 'group', 'aria-label': words.stake },
      less,
      make(
        'div',
        {},
        make('span', { class: 'label' }, words.stake),
        shown,
        make('small', {}, words.bounds(won(min), won(max))),
      ),
      more,
    ),
    amount,
    setFree(free) {
      isFree = free
      show()
    },
  }
}
