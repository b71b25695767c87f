export type Slot = 'a' | 'b'

/** Two places on the device for the last good release. What comes back is checked like anything from outside. */
export interface ReleaseStorage {
  read(slot: Slot): Promise<unknown>
  write(slot: Slot, value: unknown): Promise<void>
}
