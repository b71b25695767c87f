import type { Manifest } from './release.ts'
import type { Locale } from './locales.ts'
import { objectOf } from './isObject.ts'

/** From the desk to the app in its phone; among the formats, because both speak it and neither imports the other. */
export type ToPreview =
  /** Plays this release; screens stay open and what is typed stays. `files` holds every file, by address. */
  | { readonly type: 'release'; readonly manifest: Manifest; readonly files: Readonly<Record<string, string>> }
  /** Goes to a screen: a path with its query, such as `/recharge?type=usdt`. */
  | { readonly type: 'show'; readonly path: string }
  | { readonly type: 'locale'; readonly locale: Locale }
  /**
   * Who looks, in which of the scenarios, and from which moment on; an empty scenario is the ordinary, an empty moment
   * an afternoon. `began` is when that moment was, in ms: phones with the same values play one and the same world,
   * however late one of them loads. 0 leaves it to the phone.
   */
  | {
      readonly type: 'situation'
      readonly role: PreviewRole
      readonly scenario: string
      readonly at: string
      readonly began: number
    }
  /** Begins or stops reporting what is on the screen, whenever it changes. */
  | { readonly type: 'watch'; readonly on: boolean }
  /** Marks these places of the last message as `told`. */
  | { readonly type: 'mark'; readonly told: number; readonly places: readonly number[] }
  /** A tap says what was tapped instead of doing it, or does it again. */
  | { readonly type: 'pick'; readonly on: boolean }

/** From the app in the phone to the desk. */
export type FromPreview =
  /** It listens; `scenarios` are the situations it can play. */
  | { readonly type: 'ready'; readonly scenarios: readonly { readonly id: string; readonly title: string }[] }
  | { readonly type: 'navigated'; readonly path: string }
  /** What is on the screen, place by place; `told` counts up. */
  | { readonly type: 'seen'; readonly told: number; readonly places: readonly string[] }
  /** What was tapped: its text, and what is around it, nearest first. */
  | { readonly type: 'picked'; readonly texts: readonly string[] }
  | { readonly type: 'problem'; readonly code: string; readonly screen: string; readonly pointer: string }

export const previewRoles = ['visitor', 'member', 'agent'] as const
export type PreviewRole = (typeof previewRoles)[number]

const toPreview: Readonly<Record<ToPreview['type'], true>> = {
  release: true,
  show: true,
  locale: true,
  situation: true,
  watch: true,
  mark: true,
  pick: true,
}
const fromPreview: Readonly<Record<FromPreview['type'], true>> = {
  ready: true,
  navigated: true,
  seen: true,
  picked: true,
  problem: true,
}

/** A message of the desk, which is of the same origin and build; false for anything else that arrives, as from a browser's extension. */
export const isToPreview = (data: unknown): data is ToPreview => hasKind(toPreview, data)

/** The same for a message of the app in the phone. */
export const isFromPreview = (data: unknown): data is FromPreview => hasKind(fromPreview, data)

const hasKind = (kinds: object, data: unknown): boolean => Object.hasOwn(kinds, String(objectOf(data)['type']))
