import type { OpenedSlot, SpunRound, StakeLimits } from '../../platform/provider/ProviderMessage.ts'
import type { Client } from '../page/createClient.ts'
import type { Rounds } from '../page/createRounds.ts'
import type { Shell } from '../page/createShell.ts'
import { make } from '../page/make.ts'
import { won, type Words } from '../page/words.ts'
import { createReels } from './createReels.ts'
import { createStake } from './createStake.ts'

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
