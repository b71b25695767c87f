import { keepText } from '../../../src/platform/browserStorage.ts'

/** Which change an operator edited last on this device; another operator here has one of their own. */
export function chosenChange(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, operator: number) {
  const key = `playbill-desk:change:${operator}`
  return {
    read: (): string | undefined => storage.getItem(key) ?? undefined,
    // Where the storage is full the next visit begins with the operator's newest change.
    write: (id: string): boolean => keepText(storage, key, id),
  }
}
