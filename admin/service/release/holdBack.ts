import type { RefusedEdit } from './sortOutEdits.ts'
import type { Blocker } from '../../api/findings.ts'

/** Why an edit that has to do with money keeps the old release live: what members can lose by is never changed by a deploy alone. */
export function holdBack({ edit, blockers }: RefusedEdit, text: string, seq: number): Blocker {
  const [first] = blockers
  return {
    gate: 'check',
    code: 'money-edit',
    fact: edit.fact,
    message: `“${text}”, edited by ${edit.actor}, does not pass any more: ${first?.message ?? 'it is refused.'} It has to do with money, so it is not set aside by itself, and release ${seq} stays live.`,
    hint: 'Draft another value or take the edit back, and publish: that puts the new build live.',
  }
}
