import type { Manifest } from '../../../src/format/release.ts'
import type { Locale } from '../../../src/format/locales.ts'

/** From the desk to the app in the phone. */
export type ToPreview =
  /** Plays this release; screens stay open and what is typed stays. `files` holds every file, by address. */
  | { readonly type: 'release'; readonly manifest: Manifest; readonly files: Readonly<Record<string, string>> }
  /** Goes to a screen: a path with its query, such as `/recharge?type=usdt`. */
  | { readonly type: 'show'; readonly path: string }
  | { readonly type: 'locale'; readonly locale: Locale }
  | { readonly type: 'role'; readonly role: PreviewRole }
  | { readonly type: 'scenario'; readonly scenario: string }

/** From the app in the phone to the desk. */
export type FromPreview =
  /** It listens; `scenarios` are the situations it can play. */
  | { readonly type: 'ready'; readonly scenarios: readonly { readonly id: string; readonly title: string }[] }
  | { readonly type: 'navigated'; readonly path: string }
  | { readonly type: 'problem'; readonly code: string; readonly screen: string; readonly pointer: string }

export type PreviewRole = 'visitor' | 'member' | 'agent'
