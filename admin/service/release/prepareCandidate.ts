import type { CompiledRelease, Format, Issue, SourceFile } from '../Format.ts'
import type { Blocker, Findings, Gate, Warning } from '../gates/Gate.ts'
import type { OverlayEdit, ReleaseStore } from '../store/Store.ts'
import type { Baseline } from './Baseline.ts'

export interface PreparedCandidate extends Findings {
  readonly files: readonly SourceFile[]
  /** Missing when the check refused. */
  readonly release?: CompiledRelease
}

export interface PrepareDependencies {
  readonly format: Format
  readonly baseline: Baseline
  readonly gates: readonly Gate[]
  readonly store: Pick<ReleaseStore, 'agreedValues'>
}

/** From an overlay to a release with everything that speaks for and against it; every gate answers, also after the check refused. */
export async function prepareCandidate(
  { format, baseline, gates, store }: PrepareDependencies,
  overlay: readonly OverlayEdit[],
  liveFiles: readonly SourceFile[],
): Promise<PreparedCandidate> {
  const { files, issues, release } = compileOverlay({ format, baseline }, overlay)
  const candidate = { files, liveFiles, agreed: await store.agreedValues(), ...(release && { release }) }
  const findings = await Promise.all(gates.map((gate) => gate(candidate)))
  return {
    files,
    ...(release && { release }),
    blockers: [...checkBlockers(issues), ...findings.flatMap((found) => found.blockers)],
    warnings: [...issues.filter((issue) => issue.severity === 'warning').map(warningOf), ...findings.flatMap((found) => found.warnings)],
  }
}

/** The documents with an overlay laid over them, every issue they have, and the release where none is an error. */
export function compileOverlay(
  { format, baseline }: Pick<PrepareDependencies, 'format' | 'baseline'>,
  overlay: readonly OverlayEdit[],
): { readonly files: readonly SourceFile[]; readonly issues: readonly Issue[]; readonly release?: CompiledRelease } {
  const applied = format.applyEdits(baseline.files, overlay)
  const checked = format.check(applied.files)
  const issues = [...applied.issues, ...checked.issues]
  const sound = checked.documents !== undefined && !issues.some((issue) => issue.severity === 'error')
  return { files: applied.files, issues, ...(sound && { release: format.compile(checked.documents, baseline.id) }) }
}

/** What the check says against it. */
export const checkBlockers = (issues: readonly Issue[]): Blocker[] => issues.filter(({ severity }) => severity === 'error').map(blockerOf)

function blockerOf({ document, path, line, column, code, message, hint }: Issue): Blocker {
  return { gate: 'check', code, message, document, path, line, column, ...(hint !== undefined && { hint }) }
}

function warningOf(issue: Issue): Warning {
  return { ...blockerOf(issue), id: `check:${issue.code}:${issue.document}${issue.path}`, mustAcknowledge: false }
}
