import type { Locale } from '../../format/locales.ts'
import { stopOn, type StopName, type Stops } from '../../format/stops.ts'
import { stopOf } from '../../platform/reads.gen.ts'
import type { ClosedBecause, Translate } from '../../renderer/host/Host.ts'
import type { Readable } from '../../store/Store.ts'
import { deriveBoth } from '../stores/deriveBoth.ts'

export interface Closures {
  /** Why a call is closed: the operators' stops, by what the contract says of each call (`x-stop`). */
  readonly calls: Readable<ClosedBecause>
  /** What members read while an operator has stopped the whole site. */
  readonly site: Readable<string | undefined>
}

interface Options {
  readonly stops: Readable<Stops>
  readonly locale: Readable<Locale>
  readonly text: Readable<Translate>
}

/** What operators have stopped, in the words that members read. */
export function createClosures({ stops, locale, text }: Options): Closures {
  const words = deriveBoth(
    stops,
    deriveBoth(locale, text, (to, say) => ({ to, say })),
    (on, { to, say }) =>
      (name: StopName) =>
        on[name]?.words?.[to] ?? sentences[name](say),
  )
  return {
    calls: deriveBoth(stops, words, (on, wordsOf) => (call) => {
      // A newer document may name a call that this build does not know: it refuses it in its own words.
      const name = stopOn(on, stopOf[call])
      return name && wordsOf(name)
    }),
    site: deriveBoth(stops, words, (on, wordsOf) => (on.site ? wordsOf('site') : undefined)),
  }
}

/** Where the operator has not written any. */
const sentences: Readonly<Record<StopName, (text: Translate) => string>> = {
  deposits: (text) => text('stop.deposits'),
  withdrawals: (text) => text('stop.withdrawals'),
  transfers: (text) => text('stop.transfers'),
  bets: (text) => text('stop.bets'),
  site: (text) => text('stop.site'),
}
