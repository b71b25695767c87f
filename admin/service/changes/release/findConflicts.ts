import type { BaselineConflict } from '../../../api/documentApi.ts'
import type { Blocker } from '../../../api/findings.ts'
import type { DraftEdit, OverlayEdit } from '../../../api/edits.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'

type Read = (fact: string) => unknown

/** Draft edits whose live value has changed since they were made. */
export function findMovedEdits(draft: readonly DraftEdit[], readLive: Read): Blocker[] {
  return draft.flatMap(({ fact, value, replaces }) => {
    const live = readLive(fact) ?? null
    if (sameValue(replaces, live) || sameValue(value, live)) return []
    const message = `${fact} was changed meanwhile, from ${JSON.stringify(replaces)} to ${JSON.stringify(live)}. Keep your value or take the live one.`
    return [{ gate: 'conflict', code: 'live-changed', message, said: { id: 'live-changed' }, fact }]
  })
}

/** Live edits whose shipped value has changed since they were published. */
export function findBaselineConflicts(overlay: readonly OverlayEdit[], readShipped: Read): BaselineConflict[] {
  return overlay.flatMap(({ fact, value, replaces, actor, at }) => {
    const shippedNow = readShipped(fact) ?? null
    return sameValue(replaces, shippedNow)
      ? []
      : [{ fact, operator: value, shippedThen: replaces, shippedNow, actor, at }]
  })
}
