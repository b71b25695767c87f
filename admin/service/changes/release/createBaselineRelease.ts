import { checkBlockers, type Proposals } from './propose.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import type { Activator } from './activate.ts'
import { isMoneyEdit } from './isMoneyEdit.ts'
import { sortOutEdits, type RefusedEdit } from './sortOutEdits.ts'
import type { BootOutcome } from '../../../api/documentApi.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { Blocker, Reason } from '../../../api/findings.ts'

export interface BaselineReleaseDependencies extends Pick<ReleaseContext, 'store' | 'format' | 'baseline'> {
  readonly activator: Activator
  readonly proposals: Proposals
  readonly commit: Activator['commit']
}

/** How a build puts its own documents live at its start, with the live edits that it does not refuse. */
export function createBaselineRelease({
  store,
  format,
  baseline,
  activator,
  proposals: { compile, prepareStart: prepare },
  commit,
}: BaselineReleaseDependencies): () => Promise<BootOutcome> {
  const describe = ({ edit }: RefusedEdit): string => format.describeEdit(edit, baseline.files)

  /** The gates, which play screens, see only what the check lets through. */
  async function judge(edits: readonly OverlayEdit[]): Promise<readonly Blocker[]> {
    const found = checkBlockers((await compile(edits)).issues)
    return found.length > 0 ? found : (await prepare(edits)).blockers
  }

  return async () => {
    const latest = await activator.showLatest()
    const expectedSeq = latest?.seq ?? 0
    if ((await store.pointers()).some((pointer) => pointer.plan > format.planVersion))
      return { kind: 'newer-build', seq: expectedSeq }
    const overlay = latest?.overlay ?? []
    if (latest?.plan === format.planVersion && latest.baseline === baseline.id) {
      // The gates, which play every screen, are skipped for what is live already.
      const { release } = await compile(overlay)
      if (latest.sha === release?.sha) return { kind: 'unchanged', seq: expectedSeq }
    }
    const whole = await prepare(overlay)
    const sorted = whole.blockers.length === 0 ? { kept: overlay, refused: [] } : await sortOutEdits(overlay, judge)
    // Nobody can acknowledge a warning at a start, and every value was either shipped or acknowledged when it was
    // published.
    if (sorted === undefined) return { kind: 'refused', seq: expectedSeq, blockers: whole.blockers }
    const { kept, refused } = sorted
    const held = refused.filter(({ edit }) => isMoneyEdit(edit, baseline.files))
    if (held.length > 0)
      return {
        kind: 'refused',
        seq: expectedSeq,
        blockers: [...held.map((one) => holdBack(one, describe(one), expectedSeq)), ...whole.blockers],
      }
    const reason = latest === undefined ? 'First release' : 'New build'
    const setAside = refused.map(({ edit, blockers }) => ({ ...edit, reasons: blockers.map(reasonOf) }))
    const candidate = refused.length === 0 ? whole : await prepare(kept)
    const row = {
      overlay: kept,
      kind: 'system' as const,
      actor: 'system',
      reason,
      published: [],
      expectedSeq,
      setAside,
    }
    const record = await commit(candidate, row, {
      baseline: baseline.id,
      ...(refused.length > 0 && { setAside: setAside.map(({ fact }) => fact) }),
    })
    return { kind: 'released', seq: record.seq, ...(refused.length > 0 && { setAside: refused.map(describe) }) }
  }
}

function reasonOf({ code, message, hint, said, document, path }: Blocker): Reason {
  return {
    code,
    message,
    ...(hint !== undefined && { hint }),
    ...(said !== undefined && { said }),
    ...(document !== undefined && { document }),
    ...(path !== undefined && { path }),
  }
}

/**
 * Why an edit that concerns money keeps the old release live: a deploy alone must never change what can cost members
 * money.
 */
function holdBack({ edit, blockers }: RefusedEdit, text: string, seq: number): Blocker {
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
