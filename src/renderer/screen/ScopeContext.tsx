import { createContext, useMemo, type ReactNode } from 'react'
import type { ScreenPlan } from '../../format/screen.ts'
import type { ScreenStore } from './createScreenStore.ts'
import type { ScopeExtras } from './createNames.ts'
import type { Readable } from '../../store/Store.ts'
import { useAround } from '../../ui/useAround.ts'

export interface PlaceInScreen {
  readonly store: ScreenStore
  /** The screen as it is played now: it decides what a name such as `value.total` reads. */
  readonly plan: ScreenPlan
  readonly extras: ScopeExtras
}

/** Where a view is: what its expressions read. */
export const ScopeContext = createContext<PlaceInScreen | undefined>(undefined)

const none: ScopeExtras = {}

export function ScreenScope({
  store,
  plan,
  children,
}: {
  readonly store: ScreenStore
  readonly plan: ScreenPlan
  readonly children: ReactNode
}) {
  const place = useMemo(() => ({ store, plan, extras: none }), [store, plan])
  return <ScopeContext value={place}>{children}</ScopeContext>
}

export function usePlace(): PlaceInScreen {
  return useAround(ScopeContext, 'Screen')
}

/** Beneath it `row` is this row. */
export function RowScope({ row, children }: { readonly row: unknown; readonly children: ReactNode }) {
  const { store, plan, extras } = usePlace()
  const place = useMemo(() => ({ store, plan, extras: { ...extras, row } }), [store, plan, extras, row])
  return <ScopeContext value={place}>{children}</ScopeContext>
}

/** Beneath it `tab` is the value of this tab. */
export function TabScope({ tab, children }: { readonly tab: unknown; readonly children: ReactNode }) {
  const { store, plan, extras } = usePlace()
  const place = useMemo(() => ({ store, plan, extras: { ...extras, tab } }), [store, plan, extras, tab])
  return <ScopeContext value={place}>{children}</ScopeContext>
}

/**
 * Beneath it `form` is the values of this form, read live: a change renders only the readers of a value that changed.
 */
export function FormScope({ values, children }: { readonly values: Readable<object>; readonly children: ReactNode }) {
  const { store, plan, extras } = usePlace()
  const place = useMemo(() => ({ store, plan, extras: { ...extras, form: values } }), [store, plan, extras, values])
  return <ScopeContext value={place}>{children}</ScopeContext>
}
