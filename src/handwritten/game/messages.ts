import { isObject } from '../../format/value/isObject.ts'
import type { Locale } from '../../format/locales.ts'
import type { Theme } from '../../format/themes.ts'

/** Messages of a game to the app. Anything else is ignored. */
export type FromGame =
  /** It has loaded; it may say so before its page has. */
  | { readonly type: 'ready' }
  /** The member wants to leave it. */
  | { readonly type: 'close' }
  /** The member wants to deposit. */
  | { readonly type: 'deposit' }
  /** The member wants to move money between the wallets. */
  | { readonly type: 'transfer' }
  /** The balance has changed. */
  | { readonly type: 'balance' }
  /** Its address is used up, as after a reload of its page: it needs another one. */
  | { readonly type: 'relaunch' }

/** Messages of the app to a game: nothing that names the member or their money. */
export type ToGame =
  /** The answer to `ready`. */
  | { readonly type: 'welcome'; readonly locale: Locale; readonly theme: Theme }
  /** The game is out of sight: sound off, no new rounds. */
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }

/** Marks messages as ours: other software talks on the same channel. */
const MARK = 'playbill-game'

const types: readonly FromGame['type'][] = ['ready', 'close', 'deposit', 'transfer', 'balance', 'relaunch']

/** Reads what arrived; undefined for everything that is not exactly such a message. */
export function readMessage(data: unknown): FromGame | undefined {
  if (!isObject(data) || data['channel'] !== MARK) return undefined
  const type = types.find((known) => known === data['type'])
  return type && { type }
}

/** The message as it travels. */
export function toWire(message: ToGame): object {
  return { channel: MARK, ...message }
}
