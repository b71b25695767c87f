import { Type, type TProperties, type TSchema } from 'typebox'
import type { ClockTime } from './time/clockTime.ts'
import type { Locale } from './locales.ts'
import { exact } from './shape/shapes.ts'
import { isObject } from './value/isObject.ts'

/** A name in every language. */
export type Words = Readonly<Record<Locale, string>>

/** The units in which a setting is money. A stake is counted in the currency that a board is played in. */
export const moneyUnits = ['won', 'usdt', 'stake'] as const
export type MoneyUnit = (typeof moneyUnits)[number]

/** Unit of a setting's value, or the kind of choice it is. */
export type Unit =
  | MoneyUnit
  | 'seconds'
  | 'minutes'
  | 'days'
  | 'months'
  | 'years'
  | 'hours'
  | 'count'
  | 'characters'
  | 'pixels'
  | 'decimals'
  | 'time of day'
  | 'date'
  | 'phone number'
  | 'switch'
  | 'choice'
  | 'addresses'
  | 'entries'

/** A page of the desk that edits settings. */
export type SettingsPage = 'money' | 'menus'

/** When a changed setting waits for a second person: always, or after a large change or one close to a hard limit. */
export type SecondPersonRule = 'always' | 'large'

/** Declaration of a setting or a group. What a group says holds for its parts that do not say otherwise. */
export interface Declaration {
  readonly title: Words
  /** Missing for a group. */
  readonly unit?: Unit
  /** Help of operators beneath it; missing for a group. */
  readonly help?: Words
  /** The desk's page that edits it. */
  readonly page?: SettingsPage
  /** Role that edits it, where editors do not: a wrong value breaks the app, and no member asks for another. */
  readonly needs?: 'owner'
  /** The address of the app on which it is seen. */
  readonly seenOn?: string
  /** Whether it decides how, when or how much money moves. */
  readonly movesMoney?: true
  /** When a second person must agree: on large amounts, and on where money or members go. A list is one value. */
  readonly secondPerson?: SecondPersonRule
}

/** A shape that says what it is called; only such shapes may be settings. */
export interface Declared {
  readonly setting: Declaration
}

/** A declared shape that says which page edits it, as whatever is not in a group has to. */
export interface Placed {
  readonly setting: Declaration & Required<Pick<Declaration, 'page'>>
}

type Further = Pick<Declaration, 'needs' | 'seenOn' | 'secondPerson'>

/**
 * Refuses a declaration that the compiler would: `npm run check` runs it as it is written, and must say what is wrong
 * with it.
 */
function demand(isRight: boolean, takes: string, given: readonly unknown[]): void {
  if (!isRight)
    throw new TypeError(`settings.ts: ${takes}, not (${given.map((one) => JSON.stringify(one)).join(', ')}).`)
}

/** By English alone: a language that has just been added is named by the compiler. */
const isWords = (given: unknown): boolean => isObject(given) && typeof given['en'] === 'string'

/** One setting: a shape, its name, what operators read beneath it, and what it counts. */
export function setting<S extends TSchema>(
  schema: S,
  title: Words,
  help: Words,
  unit: Unit,
  further: Further = {},
): S & Declared {
  demand(isWords(title) && isWords(help), 'a setting takes its name and its help in every language', [title, help])
  return { ...schema, description: help.en, setting: { title, help, unit, ...further } }
}

/** One setting outside of all groups, which says itself where it is edited. */
export function settingOn<S extends TSchema>(
  page: SettingsPage,
  schema: S,
  title: Words,
  help: Words,
  unit: Unit,
  further: Further = {},
): S & Placed {
  demand(isWords(title) && isWords(help), 'a setting takes its name and its help in every language', [title, help])
  return { ...schema, description: help.en, setting: { title, help, unit, page, ...further } }
}

/** Settings that belong together. Each has to be declared, and the page is theirs unless they name another. */
export function group<P extends Record<string, TSchema & Declared>>(
  description: string,
  declaration: Omit<Placed['setting'], 'unit' | 'secondPerson'>,
  properties: P,
) {
  return { ...exact(properties, description), setting: declaration }
}

/** The whole document, which holds nothing but groups and settings beside its header. */
export function settingsDocument<H extends TProperties, P extends Record<string, TSchema & Placed>>(
  description: string,
  header: H,
  properties: P,
) {
  return exact({ ...header, ...properties }, description)
}

const decimal = (description?: string) =>
  Type.Unsafe<string>({
    type: 'string',
    format: 'decimal',
    pattern: '^[0-9]{1,15}(\\.[0-9]{1,8})?$',
    ...(description !== undefined && { description }),
  })

/** An amount of money, which always waits for a second person when it changes much. */
export const amount = (unit: MoneyUnit, title: Words, help: Words, further: Further = {}) =>
  setting(decimal(), title, help, unit, { secondPerson: 'large', ...further })

/** The amounts that members add by a tap. */
export const chips = (unit: MoneyUnit, title: Words, help: Words, each: string, further: Further = {}) =>
  setting(Type.Array(decimal(each), { minItems: 1, maxItems: 8 }), title, help, unit, {
    secondPerson: 'always',
    ...further,
  })

export const seconds = (title: Words, help: Words, further: Further = {}) =>
  setting(Type.Number({ minimum: 0.5, maximum: 3600 }), title, help, 'seconds', further)

/** A whole number of something. */
export function whole(unit: Unit, range: readonly [number, number], title: Words, help: Words, further: Further = {}) {
  demand(
    Array.isArray(range) && range.length === 2,
    'a whole number takes its unit, [least, most], its name and its help',
    [unit, range, title, help],
  )
  const [minimum, maximum] = range
  return setting(Type.Integer({ minimum, maximum }), title, help, unit, further)
}

export const onOff = (title: Words, help: Words, further: Further = {}) =>
  setting(Type.Boolean(), title, help, 'switch', further)

export const date = (title: Words, help: Words, further: Further = {}) =>
  setting(Type.String({ format: 'date' }), title, help, 'date', further)

const CLOCK = '^([01][0-9]|2[0-3]):[0-5][0-9]$'

/** A time of day, up to this full hour. */
export const clock = (last: 23 | 24, title: Words, help: Words) =>
  setting(
    Type.Unsafe<ClockTime>({
      type: ['integer', 'string'],
      format: 'clock',
      minimum: 0,
      maximum: last,
      pattern: last === 23 ? CLOCK : `${CLOCK}|^24:00$`,
    }),
    title,
    help,
    'time of day',
  )
