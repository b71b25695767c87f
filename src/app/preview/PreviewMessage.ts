import type { Manifest } from '../../format/release.ts'
import type { Locale } from '../../format/locales.ts'

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

const kinds = ['release', 'show', 'locale', 'role', 'scenario'] as const satisfies readonly ToPreview['type'][]

/** A message of the desk; undefined for anything else that arrives, as from a browser's extension. */
export function readToPreview(data: unknown): ToPreview | undefined {
  const { type } = (typeof data === 'object' && data !== null ? data : {}) as { readonly type?: unknown }
  return kinds.some((kind) => kind === type) ? (data as ToPreview) : undefined
}
