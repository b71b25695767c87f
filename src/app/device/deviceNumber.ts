import { readStored, storageKeys, type WebStorage, writeStored } from '../../platform/storageKeys.ts'

/** From 0 to 9999: drawn once, kept, and never sent. A device that can keep nothing draws one at each start. */
export function deviceNumber(storage: WebStorage, random: () => number): number {
  const kept = readStored(storage, storageKeys.number)
  if (typeof kept === 'number') return kept
  const number = Math.floor(random() * 10_000)
  writeStored(storage, storageKeys.number, number)
  return number
}
