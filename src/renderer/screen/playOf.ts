import type { ScreenPlan } from '../../format/screen.ts'
import { filtersOf, formsOf, type PlacedFilter } from './partsOf.ts'
import { readQuery } from './readQuery.ts'

export type Query = Readonly<Record<string, string>>

/** What an open screen shows: replaced as a whole when its document or its address changes. */
export interface Play {
  readonly plan: ScreenPlan
  /** The query as the address has it. */
  readonly query: Query
  /** The declared parameters, with their defaults. */
  readonly declared: Query
  readonly filters: readonly PlacedFilter[]
  readonly formIds: readonly string[]
}

/** The plan with what of it and of the address is read together; what stays the same keeps its identity. */
export function playOf(plan: ScreenPlan, query: Query, before?: Play): Play {
  const declared = readQuery(plan.query, query)
  const isSamePlan = before?.plan === plan
  return {
    plan,
    query,
    declared: before && isSameQuery(before.declared, declared) ? before.declared : declared,
    filters: isSamePlan ? before.filters : filtersOf(plan.body),
    formIds: isSamePlan ? before.formIds : formsOf(plan.body).map(({ id }) => id),
  }
}

export function isSameQuery(a: Query, b: Query): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
