import { isObject } from '../value/isObject.ts'
import { locales, type Locale } from '../locales.ts'
import { payWayNames } from '../payWayNames.ts'

/** Functions that an operator can stop, in the order in which the desk offers them. `site` closes the whole app. */
export const functionStops = ['deposits', 'withdrawals', 'transfers', 'bets', 'site'] as const
/** Stops of deposits by one pay way alone. */
export const wayStops = payWayNames.map((way) => `deposits.${way}` as const)

type WayStop = (typeof wayStops)[number]
export type StopName = (typeof functionStops)[number] | WayStop

/** Every stop, in the order in which they are listed: a pay way's after that of all deposits. */
export const stopNames: readonly StopName[] = functionStops.flatMap((name) =>
  name === 'deposits' ? [name, ...wayStops] : [name],
)

/** The function that a stop closes, or a part of. */
export const functionOf = (name: StopName) => functionStops.find((each) => each === name) ?? 'deposits'

/** The pay way that a stop is of; undefined for the stop of a function. */
export const wayOfStop = (name: StopName) => payWayNames.find((way) => name === `deposits.${way}`)

/** The app's own sentence of a stop. */
export const sentenceOfStop = (name: StopName) => `stop.${wayOfStop(name) === undefined ? name : 'way'}`

/** A stop as members' apps hear of it. */
interface Stop {
  /** The operator's own words for members, in some languages or all; the app's own sentence is used for the rest. */
  readonly words?: Readonly<Partial<Record<Locale, string>>>
}

/** The stops that are on. */
export type Stops = Readonly<Partial<Record<StopName, Stop>>>

export const noStops: Stops = {}

/** The part of what is known of stops that members' apps get. */
export const stopsOf = (records: readonly (Stop & { readonly name: StopName })[]): Stops =>
  Object.fromEntries(records.map(({ name, words }) => [name, words === undefined ? {} : { words }]))

/** The most characters of an operator's words in one language. */
export const STOP_WORDS_MAX = 200

/** The most bytes of UTF-8 that JSON needs for a character: an escaped control. */
const CHARACTER_BYTES = 6
/** The most bytes of names and punctuation beside each sentence. */
const AROUND_BYTES = 32

/** The most bytes of JSON that all stops take together, each with words in every language. */
export const STOPS_MAX_BYTES = stopNames.length * locales.length * (STOP_WORDS_MAX * CHARACTER_BYTES + AROUND_BYTES)

/**
 * Reads stops from parsed JSON. A stop that this build does not know is left out, and words that are not texts are too:
 * a stop counts all the same.
 */
export function readStops(value: unknown): Stops {
  if (!isObject(value)) return noStops
  const on = stopNames.flatMap((name) => (isObject(value[name]) ? [[name, readStop(value[name])] as const] : []))
  return on.length === 0 ? noStops : Object.fromEntries(on)
}

function readStop({ words }: Readonly<Record<string, unknown>>): Stop {
  if (!isObject(words)) return {}
  const known = locales.flatMap((locale) => {
    const text = words[locale]
    return typeof text === 'string' && text.trim() !== '' ? [[locale, text] as const] : []
  })
  return known.length === 0 ? {} : { words: Object.fromEntries(known) }
}

/** Which stop closes a call that obeys `obeys` (`x-stop` in the contract); the whole site's goes before. */
export function stopOn(stops: Stops, obeys: StopName | undefined): StopName | undefined {
  if (obeys === undefined) return undefined
  return stops.site === undefined ? stops[obeys] && obeys : 'site'
}

/** Parameters with which a stop closes a call (`x-stop-with` in the contract): the first that fit say which stop it is. */
export type StopsWith = readonly { readonly stop: StopName; readonly with: Readonly<Record<string, unknown>> }[]

/** Which stop closes a call with these parameters only. */
export function stopWith(stops: Stops, obeys: StopsWith, param: (name: string) => unknown): StopName | undefined {
  const found = obeys.find((each) => Object.entries(each.with).every(([name, value]) => param(name) === value))
  return found && stops[found.stop] && found.stop
}
