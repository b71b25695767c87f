import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveRelease } from '../changes/release/LiveRelease.ts'
import { HEAD_CACHE } from './headCache.ts'

/**
 * Tells a phone that its head is still the live one, before any framework looks at the request: nearly every request of
 * every open phone is this one, and the framework made it five times as expensive. Its 304 has no body that security
 * headers could protect. Answers false, and touches nothing, for all others.
 */
export function answerUnchangedHead(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  live: LiveRelease,
): boolean {
  const known = headers['if-none-match']
  if (known === undefined || method !== 'GET') return false
  const plan = planIn(url)
  const etag = plan === undefined ? undefined : live.head(plan)?.etag
  if (etag === undefined || (known !== etag && !isWeak(known, etag))) return false
  response.writeHead(304, { etag, 'cache-control': HEAD_CACHE })
  response.end()
  return true
}

/** A proxy that compresses makes the tag weak. */
function isWeak(known: string, etag: string): boolean {
  return known.length === etag.length + 2 && known.startsWith('W/') && known.endsWith(etag)
}

const BEFORE = '/release/'
const AFTER = '/head.json'

function planIn(url: string): number | undefined {
  return url.startsWith(BEFORE) && url.endsWith(AFTER) ? Number(url.slice(BEFORE.length, -AFTER.length)) : undefined
}
