import { PlatformError } from '../../platform/PlatformError.ts'
import { copyKeys } from '../host/copyKeys.ts'
import type { Translate } from '../host/Host.ts'

/** Codes of a refusal that another attempt may end: too slow, too early, too many, or a fault of the platform's. */
const passing = (code: number | undefined) =>
  code === 408 || code === 425 || code === 429 || (code !== undefined && code >= 500 && code < 600)

/** Whether trying again can help: a refusal stays one, but what did not arrive may arrive. */
export function canRetry(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return true
  if (error.kind === 'refused' || error.kind === 'notSent') return passing(error.code)
  return error.kind !== 'unauthorized' && error.kind !== 'unsendable'
}

/**
 * The message of a failure: the platform's words where it said no, ours for what did not arrive or broke on the way.
 * Undefined for what needs no words: a call that was given up, and a login that has expired, of which the app speaks
 * itself.
 */
export function wordsOf(error: unknown, translate: Translate): string | undefined {
  if (!(error instanceof PlatformError)) return translate(copyKeys.problem)
  const { kind, message, requestId } = error
  switch (kind) {
    case 'unauthorized':
    case 'aborted':
      return undefined
    case 'refused':
      return message === '' ? translate(copyKeys.refused) : message
    case 'network':
    case 'timeout':
    case 'server':
    case 'malformed':
      return withRequest(translate(copyKeys[kind]), requestId)
    case 'notSent':
      // The same again would be turned away again where it is too large, and not where too many were there.
      return translate(passing(error.code) ? copyKeys.notSent : copyKeys.refused)
    case 'unsendable':
      return translate(copyKeys.problem)
    default:
      return kind satisfies never
  }
}

/** A sentence with the name under which logs have the request, where they have one. */
export const withRequest = (text: string, requestId: string | undefined): string =>
  requestId === undefined ? text : `${text} (ID ${requestId})`
