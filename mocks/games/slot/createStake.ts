import type { StakeLimits } from '../../platform/provider/ProviderMessage.ts'
import { make } from '../page/make.ts'
import { won, type Words } from '../page/words.ts'

export interface Stake {
  readonly element: HTMLElement
  /** In whole won. */
  readonly amount: () => number
  readonly setFree: (isFree: boolean) => void
}

/** Steps that most people want, within what is allowed. */
const STEPS = [500, 1000, 2000, 3000, 5000, 10_000, 20_000, 30_000, 50_000, 100_000]

/** The stake of a round, in steps; the bounds stand below it. */
export function createStake(words: Words, { min, max }: StakeLimits): Stake {
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
