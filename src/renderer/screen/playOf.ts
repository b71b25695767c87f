import type { ScreenPlan } from '../../format/screen.ts'
import type { Block } from '../../format/blocks/Block.ts'
import type { Filter } from '../../format/blocks/filter.ts'
import type { FormBlock } from '../../format/blocks/form.ts'
import { blocksIn } from '../../format/blocks/innerBlocks.ts'
import { readQuery } from './readQuery.ts'

export type Query = Readonly<Record<string, string>>

/** An open screen's document and address: replaced as a whole when its document or its address changes. */
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

interface PlacedFilter {
  readonly id: string
  readonly fields: Filter['fields']
}

/** The filters of a screen: blocks of their own and those of lists. */
function filtersOf(body: readonly Block[]): readonly PlacedFilter[] {
  return blocksIn(body).flatMap((block) => {
    if (block.type === 'filter') return [{ id: block.id, fields: block.fields }]
    return block.type === 'list' && block.filter ? [{ id: block.id, fields: block.filter.fields }] : []
  })
}

export function formsOf(body: readonly Block[]): readonly FormBlock[] {
  return blocksIn(body).filter((block) => block.type === 'form')
}
