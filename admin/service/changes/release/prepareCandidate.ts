import { setImmediate as letOthersGo } from 'node:timers/promises'
import type { Compile } from '../../documents/compile/Compiler.ts'
import type { CompiledRelease, Issue, SourceFile } from '../../base/Format.ts'
import type { Candidate, Findings, Gate } from '../../documents/gates/Gate.ts'
import type { Blocker, Warning } from '../../../api/findings.ts'
import type { OverlayEdit } from '../../../api/edits.ts'

export interface PreparedCandidate extends Findings {
  readonly files: readonly SourceFile[]
  /** Missing when the check refused. */
  readonly release?: CompiledRelease
}

export interface PrepareDependencies {
  readonly compile: Compile
  readonly gates: readonly Gate[]
}

/** Makes a release from an overlay and collects all findings; every gate answers, also after the check refused. */
export async function prepareCandidate(
  { compile, gates }: PrepareDependencies,
  overlay: readonly OverlayEdit[],
  { liveFiles, live, agreed }: Pick<Candidate, 'liveFiles' | 'live' | 'agreed'>,
): Promise<PreparedCandidate> {
  const { files, issues, release } = await compile(overlay)
  const candidate = { files, liveFiles, ...(live && { live }), ...(agreed && { agreed }), ...(release && { release }) }
  const asked: ReturnType<Gate>[] = []
  for (const gate of gates) {
    const answer = gate(candidate)
    // It is waited for below; until then it may fail.
    answer.catch(() => undefined)
    asked.push(answer)
    // Each begins on the thread that serves members.
    await letOthersGo()
  }
  const findings = await Promise.all(asked)
  return {
    files,
    ...(release && { release }),
    blockers: [...checkBlockers(issues), ...findings.flatMap((found) => found.blockers)],
    warnings: [
      ...issues.filter((issue) => issue.severity === 'warning').map(warningOf),
      ...findings.flatMap((found) => found.warnings),
    ],
  }
}

/** The check's findings against it. */
export const checkBlockers = (issues: readonly Issue[]): Blocker[] =>
  issues.filter(({ severity }) => severity === 'error').map(blockerOf)

function blockerOf({ document, path, line, column, code, message, hint, said }: Issue): Blocker {
  return {
    gate: 'check',
    code,
    message,
    document,
    path,
    line,
    column,
    ...(hint !== undefined && { hint }),
    ...(said !== undefined && { said }),
  }
}

function warningOf(issue: Issue): Warning {
  return { ...blockerOf(issue), id: `check:${issue.code}:${issue.document}${issue.path}`, mustAcknowledge: false }
}
