import type { CallType, Contract } from './Contract.ts'

/** The call a document names; undefined for one the contract lacks, whatever JavaScript finds under that name. */
export function callOf({ calls }: Contract, name: unknown): CallType | undefined {
  return typeof name === 'string' && Object.hasOwn(calls, name) ? calls[name] : undefined
}
