import type { RefusedEdit } from './sortOutEdits.ts'
import type { Blocker } from '../../api/findings.ts'

/**
 * Why an edit that concerns money keeps the old release live: a deploy alone must never change what can cost members
 * money.
 */
export function holdBack({ edit, blockers }: RefusedEdit, text: string, seq: number): Blocker {
  const [first] = blockers
  return {
    gate: 'check',
    code: 'money-edit',
    fact: edit.fact,
    said: { id: 'money-edit', values: { who: edit.actor, seq } },
    message: `“${text}”, edited by ${edit.actor}, is no longer valid: ${first?.message ?? 'it is refused.'} It concerns money, so it is not set aside by itself, and release ${seq} stays live.`,
    hint: 'Draft another value or take the edit back, and publish: that puts the new build live.',
  }
}
