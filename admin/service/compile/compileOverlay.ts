import type { CompiledRelease, Edit, Format, Issue, SourceFile } from '../Format.ts'
import type { Baseline } from '../release/Baseline.ts'

export interface CompiledOverlay {
  /** This build's documents with the edits. */
  readonly files: readonly SourceFile[]
  readonly issues: readonly Issue[]
  /** Missing when the check refused. */
  readonly release?: CompiledRelease
}

/** Lays edits over the documents of this build, checks and compiles them. */
export type Compile = (edits: readonly Edit[]) => Promise<CompiledOverlay>

/** What speaks against where edits belong: facts that are nowhere. It says nothing of their values. */
export type CheckFacts = (edits: readonly Edit[]) => Promise<readonly Issue[]>

/** The documents with an overlay laid over them, every issue they have, and the release where none is an error. */
export function compileOverlay(
  { format, baseline }: { readonly format: Format; readonly baseline: Baseline },
  edits: readonly Edit[],
): CompiledOverlay {
  const applied = format.applyEdits(baseline.files, edits)
  const checked = format.check(applied.files)
  const issues = [...applied.issues, ...checked.issues]
  const sound = checked.documents !== undefined && !issues.some((issue) => issue.severity === 'error')
  return { files: applied.files, issues, ...(sound && { release: format.compile(checked.documents, baseline.id) }) }
}

/** On the thread that asks. */
export function compileHere(build: Parameters<typeof compileOverlay>[0]): Compile {
  return async (edits) => compileOverlay(build, edits)
}

/** On the thread that asks. */
export function checkFactsHere({ format, baseline }: Parameters<typeof compileOverlay>[0]): CheckFacts {
  return async (edits) => format.applyEdits(baseline.files, edits).issues
}

/** All of the edits that a release is made of, as one word. */
export function contentOf(edits: readonly Edit[]): string {
  return JSON.stringify(edits.map(({ fact, value, replaces }) => [fact, value, replaces]))
}
