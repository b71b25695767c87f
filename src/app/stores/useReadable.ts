import { useSyncExternalStore } from 'react'
import type { Readable } from '../../store/Store.ts'

export const useReadable = <Value>({ subscribe, getSnapshot }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
