import { fromIsoDate } from '../../ui/isoDate.ts'

export interface DateLimits {
  readonly min: string
  readonly max: string
  readonly sameMonth: boolean
}

/** What is wrong with a first and a last day, 'YYYY-MM-DD' (specification, section 5); undefined when nothing is. */
export function rangeProblem(
  { from, to }: { readonly from: string; readonly to: string },
  { min, max, sameMonth }: DateLimits,
): 'startAfterEnd' | 'sameMonth' | 'outside' | undefined {
  if (fromIsoDate(from) === undefined || fromIsoDate(to) === undefined) return 'outside'
  if (from > to) return 'startAfterEnd'
  if (sameMonth && from.slice(0, 7) !== to.slice(0, 7)) return 'sameMonth'
  if ((min !== '' && from < min) || (max !== '' && to > max)) return 'outside'
  return undefined
}
