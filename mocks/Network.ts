import type { OperationId } from './platform/Operations.ts'

/** How the way to the platform behaves. */
export interface Network {
  /** Milliseconds every answer takes. */
  delay?: number
  /** Operations answered with HTTP 500; `reads` are all that only read, but for those the shell lives on. */
  failing?: 'reads' | readonly OperationId[]
}

const shellReads: readonly OperationId[] = ['getApp', 'getUser', 'getBalance']

export function isFailing({ failing = [] }: Network, id: OperationId): boolean {
  return failing === 'reads' ? id.startsWith('get') && !shellReads.includes(id) : failing.includes(id)
}
