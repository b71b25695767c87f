import { toTable } from '../report/toTable.ts'
import type { Counts } from './countScreens.ts'
import { keysOf } from '../../../src/format/value/keysOf.ts'

const labels: { readonly [Name in keyof Counts]: string } = {
  visitList: 'the list until it has settled',
  filter: 'another filter',
  equalPoll: 'a poll with equal rows',
  visitForm: 'the form until it has settled',
  keyAmount: 'a key in the amount',
  keyOwner: "a key in the payer's name",
  keyLongForm: 'a key in one of 100 fields',
}

/** Renders of app and twin: fields and rows, and components in all. */
export function countTable(app: Counts, twin: Counts): string {
  return toTable(
    ['renders for', 'fields app', 'twin', 'rows app', 'twin', 'components app', 'twin'],
    keysOf(labels).map((name) => {
      const [one, other] = [app[name], twin[name]]
      return [labels[name], one.fields, other.fields, one.rows, other.rows, one.components, other.components].map(
        String,
      )
    }),
  )
}
