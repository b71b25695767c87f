import { useSyncExternalStore } from 'react'
import type { Readable } from '../../store/Store.ts'

/** The value of a store, which renders again when it changes. */
export const useReadable = <Value>({ subscribe, getSnapshot }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, getSnapshot)
