/** Which change an operator edited last on this device; another operator here has one of their own. */
export function chosenChange(storage: Storage, operator: number) {
  const key = `playbill-desk:change:${operator}`
  return {
    read: (): string | undefined => storage.getItem(key) ?? undefined,
    write(id: string): void {
      try {
        storage.setItem(key, id)
      } catch {
        // The storage is full or forbidden: the next visit begins with the operator's newest change.
      }
    },
  }
}
