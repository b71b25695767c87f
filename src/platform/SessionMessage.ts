import { isObject } from '../format/value/isObject.ts'
import { type AnswerTime, readAnswerTime } from './AnswerTime.ts'

/** Messages about the session between the tabs of one browser. */
export type SessionMessage =
  /** Does anybody hold a token? */
  | { readonly kind: 'ask' }
  /** The answer to `ask`. */
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'login'; readonly token: string }
  /** Logged off, or the platform has ended the login. */
  | { readonly kind: 'clear'; readonly ended?: boolean | undefined }
  /** The member of this token has changed, as by a new balance: `user` as stored, `time` when it changed. */
  | { readonly kind: 'user'; readonly token: string; readonly user: object; readonly time?: AnswerTime | undefined }

/** The part of BroadcastChannel that the session uses. */
export interface SessionChannel {
  readonly postMessage: (message: SessionMessage) => void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  close(): void
}

/** A message of a tab, which may run another build. */
export function readSessionMessage(data: unknown): SessionMessage | undefined {
  if (!isObject(data)) return undefined
  const { kind, token, user, time, ended } = data
  if (kind === 'ask') return { kind }
  if (kind === 'clear') return { kind, ended: ended === true }
  if (typeof token !== 'string' || token === '') return undefined
  if (kind === 'token' || kind === 'login') return { kind, token }
  if (kind === 'user' && typeof user === 'object' && user !== null)
    return { kind, token, user, time: readAnswerTime(time) }
  return undefined
}
