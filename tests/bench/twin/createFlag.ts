import { useSyncExternalStore } from 'react'

/** A switch outside React that views may follow. */
export interface Flag {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => boolean
  readonly set: (next: boolean) => void
}

export function createFlag(): Flag {
  const listeners = new Set<() => void>()
  let value = false
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const listener of new Set(listeners)) listener()
    },
  }
}

export const useFlag = ({ subscribe, getSnapshot }: Flag): boolean => useSyncExternalStore(subscribe, getSnapshot)
