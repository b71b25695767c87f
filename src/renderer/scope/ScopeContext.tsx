import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Readable } from '../Host.ts'
import type { ScreenStore } from './createScreenStore.ts'
import type { ScopeExtras } from './ScopeExtras.ts'

export interface PlaceInScreen {
  readonly store: ScreenStore
  readonly extras: ScopeExtras
}

/** Where a view stands: what its expressions read. */
export const ScopeContext = createContext<PlaceInScreen | undefined>(undefined)

const none: ScopeExtras = {}

export function ScreenScope({ store, children }: { readonly store: ScreenStore; readonly children: ReactNode }) {
  const place = useMemo(() => ({ store, extras: none }), [store])
  return <ScopeContext value={place}>{children}</ScopeContext>
}

export function usePlace(): PlaceInScreen {
  const place = use(ScopeContext)
  if (place === undefined) throw new Error('A block was rendered outside Screen, so its expressions have no names to read.')
  return place
}

/** Beneath it `row` is this row. */
export function RowScope({ row, children }: { readonly row: unknown; readonly children: ReactNode }) {
  const { store, extras } = usePlace()
  const place = useMemo(() => ({ store, extras: { ...extras, row } }), [store, extras, row])
  return <ScopeContext value={place}>{children}</ScopeContext>
}

/** Beneath it `tab` is the value of this tab. */
export function TabScope({ tab, children }: { readonly tab: unknown; readonly children: ReactNode }) {
  const { store, extras } = usePlace()
  const place = useMemo(() => ({ store, extras: { ...extras, tab } }), [store, extras, tab])
  return <ScopeContext value={place}>{children}</ScopeContext>
}

/** Beneath it `form` is the values of this form, read live: a change renders only who reads a value that changed. */
export function FormScope({ values, children }: { readonly values: Readable<object>; readonly children: ReactNode }) {
  const { store, extras } = usePlace()
  const place = useMemo(() => ({ store, extras: { ...extras, form: values } }), [store, extras, values])
  return <ScopeContext value={place}>{children}</ScopeContext>
}
