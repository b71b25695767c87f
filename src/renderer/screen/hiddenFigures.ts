import { readStored, writeStored } from '../../platform/storageKeys.ts'
import type { Host } from '../host/Host.ts'
import { createStore } from '../../store/createStore.ts'
import type { Store } from '../../store/Store.ts'

// Kept on the device: a member who hides the balance once finds it hidden in the next session too.
const NAME = 'playbill.device.figuresHidden'

/** One choice for all blocks of the app. */
const choices = new WeakMap<Host['device']['storage'], Store<boolean>>()

/** Whether balances are hidden on this device. */
export function hiddenFigures({ device: { storage } }: Host): Store<boolean> {
  const known = choices.get(storage)
  if (known) return known
  const made = createStore(readStored(storage, NAME) === 1)
  choices.set(storage, made)
  made.subscribe(() => writeStored(storage, NAME, made.getSnapshot() ? 1 : undefined))
  return made
}
