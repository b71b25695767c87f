import type { ReleaseStorage, Slot } from '../ReleasesOptions.ts'

/** A place for releases that ends with the page: previews and tests. */
export function createMemoryStorage(): ReleaseStorage & { readonly slots: Map<Slot, unknown> } {
  const slots = new Map<Slot, unknown>()
  return {
    slots,
    read: async (slot) => Promise.resolve(structuredClone(slots.get(slot))),
    write: async (slot, value) => {
      slots.set(slot, structuredClone(value))
      await Promise.resolve()
    },
  }
}
