import { useCallback, useSyncExternalStore } from 'react'
import type { Host } from '../../host/Host.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { createStore } from '../../../store/createStore.ts'
import type { Store } from '../../../store/Store.ts'

// The device's own: whoever hides their balance before others hides it in the next session too.
const NAME = 'playbill.device.figuresHidden'

type DeviceStorage = Host['device']['storage']

/** One choice for all blocks of the app. */
const choices = new WeakMap<DeviceStorage, Store<boolean>>()

function choiceOf(storage: DeviceStorage): Store<boolean> {
  const known = choices.get(storage)
  if (known) return known
  const made = createStore(readHidden(storage))
  choices.set(storage, made)
  return made
}

function readHidden(storage: DeviceStorage): boolean {
  try {
    return storage.getItem(NAME) === '1'
  } catch {
    return false
  }
}

/** Whether figures are hidden on this device, and how to change it. */
export function useHiddenFigures(): readonly [isHidden: boolean, setHidden: (isHidden: boolean) => void] {
  const { storage } = useHost().device
  const choice = choiceOf(storage)
  const isHidden = useSyncExternalStore(choice.subscribe, choice.getSnapshot)
  const setHidden = useCallback(
    (next: boolean) => {
      choice.set(next)
      try {
        if (next) storage.setItem(NAME, '1')
        else storage.removeItem(NAME)
      } catch {
        // Hidden until the page is left.
      }
    },
    [choice, storage],
  )
  return [isHidden, setHidden]
}
