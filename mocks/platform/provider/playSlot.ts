import { Big } from 'big.js'
import type { CatalogueGame } from '../content/games.ts'
import { symbols, type SymbolName } from '../content/symbols.ts'
import type { Random } from '../createRandom.ts'
import type { Locale } from '../Locale.ts'
import type { OpenedSlot, SpunRound } from './ProviderMessage.ts'
import { lines, pays, spin } from './slot/slotMachine.ts'
import { SLOT_RETURNS } from './slot/slotReturn.ts'

const gems: readonly SymbolName[] = ['ruby', 'emerald', 'sapphire', 'amber']
const suits: readonly SymbolName[] = ['heart', 'tile', 'club', 'spade']

/** The symbols of a slot in the order of the paytable: the wild, its own three, and four of its kind. */
function symbolsOf({ category, play }: CatalogueGame): readonly SymbolName[] {
  if (play.kind !== 'slot') return []
  return ['wild', ...play.symbols, ...(category === 'joker' ? suits : gems)]
}

export function openSlot(game: CatalogueGame, locale: Locale): OpenedSlot {
  return {
    kind: 'slot',
    symbols: symbolsOf(game).map((name, place) => ({
      name: symbols[name][locale],
      picture: `demo/symbols/${name}.svg`,
      pays: pays[place] ?? [0, 0, 0],
    })),
    lines,
    returns: SLOT_RETURNS,
  }
}

/** Plays a round and says what it pays, in won. */
export function spinSlot(random: Random, stake: Big): Pick<SpunRound, 'reels' | 'wins'> & { readonly won: Big } {
  const { reels, wins } = spin(random)
  const onLine = stake.div(lines.length)
  const paid = wins.map((win) => ({ ...win, won: onLine.times(win.pays) }))
  return {
    reels,
    wins: paid.map(({ line, symbol, count, won }) => ({ line, symbol, count, won: won.toFixed() })),
    won: paid.reduce((sum, { won }) => sum.plus(won), new Big(0)),
  }
}
