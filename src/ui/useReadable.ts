import { useSyncExternalStore } from 'react'
import type { Readable } from '../store/Store.ts'

/** The value of a store, which renders again when it changes. */
export function useReadable<Value>(store: Readable<Value>): Value
/** A part of its value: what else changes in the store renders nothing. `select` keeps the part's identity. */
export function useReadable<Value, Part>(store: Readable<Value>, select: (value: Value) => Part): Part
export function useReadable<Value, Part>(
  { subscribe, getSnapshot }: Readable<Value>,
  select?: (value: Value) => Part,
): Value | Part {
  return useSyncExternalStore<Value | Part>(subscribe, select ? () => select(getSnapshot()) : getSnapshot)
}
