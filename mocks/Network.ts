import type { OperationId } from './platform/Operations.ts'
import type { Random } from './platform/createRandom.ts'

/** How the way to the platform behaves. Whoever holds it may change it while it is used. */
export interface Network {
  /** Milliseconds every answer takes. */
  delay?: number
  /** Operations answered with HTTP 500; `reads` are all that only read, except those the shell needs. */
  failing?: 'reads' | readonly OperationId[]
  /** The share of calls answered with HTTP 500, from 0 to 1. */
  failureRate?: number
  /** No call gets through. */
  offline?: boolean
}

const shellReads: readonly OperationId[] = ['getApp', 'getUser', 'getBalance']

/** @param random decides which calls of a failure rate fail */
export function isFailing({ failing = [], failureRate = 0 }: Network, id: OperationId, random: Random): boolean {
  if (failureRate > 0 && random.chance(failureRate)) return true
  return failing === 'reads' ? id.startsWith('get') && !shellReads.includes(id) : failing.includes(id)
}
