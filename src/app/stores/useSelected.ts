import { useSyncExternalStore } from 'react'
import type { Readable } from '../../store/Store.ts'

/** A part of a store, read so that its identity is kept; what else changes in the store renders nothing. */
export function useSelected<Value, Part>(
  { subscribe, getSnapshot }: Readable<Value>,
  read: (value: Value) => Part,
): Part {
  const getPart = () => read(getSnapshot())
  return useSyncExternalStore(subscribe, getPart, getPart)
}
