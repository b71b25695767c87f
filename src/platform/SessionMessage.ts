/** What tabs of one browser tell each other about the session. */
export type SessionMessage =
  /** Does anybody hold a token? */
  | { readonly kind: 'ask' }
  /** The answer to `ask`. */
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'login'; readonly token: string }
  | { readonly kind: 'clear' }

/** The part of BroadcastChannel that the session uses. */
export interface SessionChannel {
  readonly postMessage: (message: SessionMessage) => void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  close(): void
}

/** A message of a tab, which may run another build. */
export function readSessionMessage(data: unknown): SessionMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { kind, token } = data as { readonly kind?: unknown; readonly token?: unknown }
  if (kind === 'ask' || kind === 'clear') return { kind }
  if ((kind === 'token' || kind === 'login') && typeof token === 'string' && token !== '') return { kind, token }
  return undefined
}
