import type { Locale } from '../../format/locales.ts'
import { sentenceOfStop, stopOn, type StopName, type Stops, stopWith } from '../../format/wire/stops.ts'
import { stopOf, stopsWithOf } from '../../platform/reads.gen.ts'
import type { ClosedBecause, ClosedWith, Translate } from '../../renderer/host/Host.ts'
import type { Readable } from '../../store/Store.ts'
import type { KnownPlay } from '../bounds/createLatePlay.ts'
import { computed } from '../../store/computed.ts'

export interface Closures {
  /** Why a call is closed: by the operators' stops (`x-stop` in the contract), or by the bounds of the member's play. */
  readonly calls: Readable<ClosedBecause>
  /** Words for members while an operator has stopped the whole site. */
  readonly site: Readable<string | undefined>
}

interface Options {
  readonly stops: Readable<Stops>
  readonly play: Readable<KnownPlay>
  readonly locale: Readable<Locale>
  readonly text: Readable<Translate>
}

/** Closed calls, in the words that members read; a stop is said before a bound of their own. */
export function createClosures({ stops, play, locale, text }: Options): Closures {
  const words = computed(
    [stops, locale, text],
    (on, to, say) => (name: StopName) =>
      // The app's own sentence where the operator has not written any.
      on[name]?.words?.[to] ?? say(sentenceOfStop(name)),
  )
  const stopped = computed([stops, words], (on, wordsOf) => (call: string) => {
    // A newer document may name a call that this build does not know: it refuses it in its own words.
    const name = stopOn(on, stopOf[call])
    if (name !== undefined) return wordsOf(name)
    const ways = stopsWithOf[call] ?? []
    if (!ways.some(({ stop }) => on[stop])) return undefined
    const closed: ClosedWith = (param) => {
      const way = stopWith(on, ways, param)
      return way && wordsOf(way)
    }
    return closed
  })
  return {
    calls: computed(
      [stopped, play],
      (because, { closes }) =>
        (call) =>
          either(because(call), closes?.(call)),
    ),
    site: computed([stops, words], (on, wordsOf) => (on.site ? wordsOf('site') : undefined)),
  }
}

type Because = ReturnType<ClosedBecause>

/** The first of two reasons; one that holds with every parameter goes before one that holds with some. */
function either(first: Because, second: Because): Because {
  if (typeof first !== 'function') return first ?? second
  if (typeof second === 'string') return second
  return second === undefined ? first : (param) => first(param) ?? second(param)
}
