import type { Manifest } from '../release.ts'
import { type Locale, locales } from '../locales.ts'
import { isObject, objectOf } from '../value/isObject.ts'
import type { Stops } from './stops.ts'
import { type Theme, themes } from '../themes.ts'
import { isTouch, type Touch } from './Touch.ts'

/** From the desk to the app in its phone; among the formats, because both speak it and neither imports the other. */
export type ToPreview =
  /** Plays this release; screens stay open and what is typed stays. `files` holds every file, by address. */
  | { readonly type: 'release'; readonly manifest: Manifest; readonly files: Readonly<Record<string, string>> }
  /** Functions that are stopped in the phone. */
  | { readonly type: 'stops'; readonly stops: Stops }
  /** Goes to a screen: a path with its query, such as `/recharge?type=usdt`. */
  | { readonly type: 'show'; readonly path: string }
  | { readonly type: 'locale'; readonly locale: Locale }
  /**
   * The member, the scenario and the moment at which it begins; an empty scenario is the ordinary, an empty moment an
   * afternoon. `began` is when that moment was, in ms: phones with the same values play one and the same world, however
   * late one of them loads. 0 leaves it to the phone. `vip` and `joinday` are what the phone is told of the member in
   * place of what the simulated platform knows; 0 leaves it at that. `installed` is whether it opens from the home
   * screen rather than in a browser.
   */
  | {
      readonly type: 'situation'
      readonly role: PreviewRole
      readonly scenario: string
      readonly at: string
      readonly began: number
      readonly vip: number
      readonly joinday: number
      readonly installed: boolean
    }
  /** Begins or stops reporting what is on the screen, whenever it changes. */
  | { readonly type: 'watch'; readonly on: boolean }
  /** Marks these places of the last message as `told`. */
  | { readonly type: 'mark'; readonly told: number; readonly places: readonly number[] }
  | { readonly type: 'theme'; readonly theme: Theme }
  | ({ readonly type: 'popups' } & Opening)
  /** A tap says what was tapped instead of doing it, or does it again. */
  | { readonly type: 'touch'; readonly on: boolean }

/** From the app in the phone to the desk. */
export type FromPreview =
  /** It listens; `scenarios` are the situations it can play. */
  | { readonly type: 'ready'; readonly scenarios: readonly { readonly id: string; readonly title: string }[] }
  | { readonly type: 'navigated'; readonly path: string }
  /** Places on the screen; `told` counts up. */
  | { readonly type: 'seen'; readonly told: number; readonly places: readonly string[] }
  /** Touch at the pointer or the keyboard; undefined when it has left. */
  | { readonly type: 'pointed'; readonly touch: Touch | undefined }
  | { readonly type: 'touched'; readonly touch: Touch }
  /** Escape was pressed: taps are to be taps again. */
  | { readonly type: 'untouched' }
  | { readonly type: 'problem'; readonly code: string; readonly screen: string; readonly pointer: string }

/** Dialog or notice to open, or a game's page to move to, without a tap. */
export interface Opening {
  /** Everything, as for members. */
  readonly on: boolean
  /** In any case the dialog of this id, because it is edited; empty for none. */
  readonly dialog: string
  /** In any case popups with the operators' notices. */
  readonly notices: boolean
}

export const previewRoles = ['visitor', 'member', 'agent'] as const
export type PreviewRole = (typeof previewRoles)[number]

type Parts = Readonly<Record<string, unknown>>
type Checks<Message extends { readonly type: string }> = {
  readonly [Type in Message['type']]: (message: Parts) => boolean
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isSwitch = (value: unknown): boolean => typeof value === 'boolean'
const isCount = (value: unknown): boolean => typeof value === 'number'

const toPreview: Checks<ToPreview> = {
  release: ({ manifest, files }) => isObject(manifest) && isObject(files),
  stops: ({ stops }) => isObject(stops),
  show: ({ path }) => isText(path),
  locale: ({ locale }) => locales.some((known) => known === locale),
  situation: ({ role, scenario, at, installed, ...counts }) =>
    isSwitch(installed) &&
    previewRoles.some((known) => known === role) &&
    [scenario, at].every(isText) &&
    [counts['began'], counts['vip'], counts['joinday']].every(isCount),
  watch: ({ on }) => isSwitch(on),
  mark: ({ told, places }) => isCount(told) && Array.isArray(places) && places.every(isCount),
  theme: ({ theme }) => themes.some((known) => known === theme),
  popups: ({ on, dialog, notices }) => isSwitch(on) && isText(dialog) && isSwitch(notices),
  touch: ({ on }) => isSwitch(on),
}
const fromPreview: Checks<FromPreview> = {
  ready: ({ scenarios }) => Array.isArray(scenarios) && scenarios.every((one) => isText(objectOf(one)['id'])),
  navigated: ({ path }) => isText(path),
  seen: ({ told, places }) => isCount(told) && Array.isArray(places) && places.every(isText),
  pointed: ({ touch }) => touch === undefined || isTouch(touch),
  touched: ({ touch }) => isTouch(touch),
  untouched: () => true,
  problem: ({ code, screen, pointer }) => isText(code) && isText(screen) && isText(pointer),
}

/**
 * A message of the desk, which is of the same origin and build; false for anything else that arrives, as from a
 * browser's extension.
 */
export const isToPreview = (data: unknown): data is ToPreview => isOneOf(toPreview, data)

/** The same for a message of the app in the phone. */
export const isFromPreview = (data: unknown): data is FromPreview => isOneOf(fromPreview, data)

function isOneOf(checks: Readonly<Record<string, (message: Parts) => boolean>>, data: unknown): boolean {
  const message = objectOf(data)
  const type = String(message['type'])
  return Object.hasOwn(checks, type) && checks[type]?.(message) === true
}
