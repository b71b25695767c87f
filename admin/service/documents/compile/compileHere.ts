import type { Edit, Format, Issue } from '../../base/Format.ts'
import type { Baseline } from '../Baseline.ts'
import type { ChangedFact, CompiledOverlay, Compiler } from './Compiler.ts'
import { withOwn } from '../../../../src/format/facts/withOwn.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'

/** The documents of this build and their language. */
interface CompilerParts {
  readonly format: Format
  readonly baseline: Baseline
}

/** A compiler on the calling thread. */
export function compileHere(parts: CompilerParts): Compiler {
  return {
    compile: async (edits) => compileOverlay(parts, edits),
    checkFacts: async (edits) => checkFacts(parts, edits),
    compareEdits: async (from, to) => compareEdits(parts, from, to),
  }
}

/** The documents with an overlay laid over them, every issue they have, and the release where none is an error. */
export function compileOverlay({ format, baseline }: CompilerParts, edits: readonly Edit[]): CompiledOverlay {
  const applied = format.applyEdits(baseline.files, edits)
  const checked = format.check(applied.files)
  const issues = [...applied.issues, ...checked.issues]
  const sound = checked.documents !== undefined && !issues.some((issue) => issue.severity === 'error')
  return { files: applied.files, issues, ...(sound && { release: format.compile(checked.documents, baseline.id) }) }
}

export function checkFacts({ format, baseline }: CompilerParts, edits: readonly Edit[]): readonly Issue[] {
  return format.applyEdits(baseline.files, edits).issues
}

export function compareEdits(
  { format, baseline: { files } }: CompilerParts,
  from: readonly Edit[],
  to: readonly Edit[],
): readonly ChangedFact[] {
  const facts = [...new Set([...from, ...to].map((edit) => edit.fact))].toSorted()
  const named = withOwn(files, [...from, ...to])
  return facts.flatMap((fact) => {
    const [before, after] = [valueIn(from, fact), valueIn(to, fact)]
    if (sameValue(before, after)) return []
    const replaces: unknown = before ?? format.readFact(files, fact) ?? null
    return [{ fact, text: format.describeEdit({ fact, value: after, replaces }, named), before, after }]
  })
}

function valueIn(edits: readonly Edit[], fact: string): unknown {
  return edits.find((edit) => edit.fact === fact)?.value ?? null
}
