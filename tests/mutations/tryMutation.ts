import { vi } from 'vitest'
import { playScreens } from '../../src/play/playScreens.tsx'
import { checkDocuments, type Host } from '../../src/format/checkDocuments.ts'
import { compileRelease } from '../../src/format/compileRelease.ts'
import { definitions } from '../../src/format/definitions.ts'
import { locales } from '../../src/format/locales.ts'
import type { CompiledRelease } from '../../src/format/release.ts'
import { checkShape } from '../../src/format/shape/checkShape.ts'
import type { SourceFile } from '../../src/format/SourceFile.ts'
import { applyChange } from './applyChange.ts'
import { lookForNonsense } from './lookForNonsense.ts'
import type { Mutation } from './mutationsOf.ts'
import { screensTouched } from './screensTouched.ts'
import { shapeOfDocument } from './shapeOfDocument.ts'
import { objectOf } from '../../src/format/value/isObject.ts'

export interface Outcome {
  readonly kind: string
  readonly verdict: 'no change' | 'refused by shape' | 'refused by meaning' | 'accepted'
  /** The faults, each with what was mutated. */
  readonly faults: readonly string[]
}

export interface Surroundings {
  readonly files: readonly SourceFile[]
  readonly host: Host
  readonly release: CompiledRelease
}

/** Checks a mutated set of documents, and plays what the check accepts. */
export async function tryMutation({ kind, changes }: Mutation, surroundings: Surroundings): Promise<Outcome> {
  const what = `${kind}: ${changes.map((change) => change.what).join(' and ')}`
  const told = (fault: string) => `${what}\n  ${fault}`
  try {
    const { verdict, faults } = await judge(changes.reduce(applyChange, surroundings.files), surroundings)
    return { kind, verdict, faults: faults.map(told) }
  } catch (error) {
    const thrown = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { kind, verdict: 'accepted', faults: [told(`thrown: ${thrown}`)] }
  }
}

async function judge(
  mutated: readonly SourceFile[],
  { files, host, release }: Surroundings,
): Promise<Pick<Outcome, 'verdict' | 'faults'>> {
  const touched = mutated.filter(({ text }, index) => text !== files[index]?.text)
  if (touched.length === 0) return { verdict: 'no change', faults: [] }

  const isShaped = touched.every(isOfItsShape)
  const { documents, issues } = checkDocuments(mutated, host)
  if (documents) {
    const next = compileRelease(documents, 'baseline')
    return {
      verdict: 'accepted',
      faults: [
        ...(isShaped ? [] : ['accepted, though its shape is wrong']),
        ...(await play(next, screensTouched(next, release))),
      ],
    }
  }
  const errors = issues.filter(({ severity }) => severity === 'error')
  return {
    verdict: isShaped ? 'refused by meaning' : 'refused by shape',
    faults: errors.length === 0 ? ['refused without an error'] : errors.flatMap(badIssue),
  }
}

/**
 * What goes wrong when screens are played: thrown errors, nonsense on the page, type errors at run time, React's
 * warnings.
 */
async function play(release: CompiledRelease, screens: readonly string[]): Promise<readonly string[]> {
  const complaints = new Set<string>()
  const complain = vi
    .spyOn(console, 'error')
    .mockImplementation(
      (first, ...values) =>
        void complaints.add(`React complains: ${String(first)} ${values.map(String).join(' ')}`.slice(0, 300)),
    )
  try {
    const keys = new Set(Object.keys(objectOf(JSON.parse(release.files.get(release.manifest.copy.kor) ?? '{}'))))
    const { failures } = await playScreens({
      ...release,
      screens,
      locales,
      judge: {
        isProblem: (code) => code.startsWith('expression-') && !bearable.has(code),
        look: (page) => lookForNonsense(page, keys),
      },
    })
    return [...failures.map(({ screen, locale, message }) => `${screen} in ${locale}: ${message}`), ...complaints]
  } finally {
    complain.mockRestore()
  }
}

/** Absence and division depend on data; a mistake in types or names does not, and the check should have seen it. */
const bearable = new Set([
  'expression-absent',
  'expression-division-by-zero',
  'expression-invalid-value',
  'expression-too-long',
  'expression-budget',
])

function isOfItsShape({ path, text }: SourceFile): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return checkShape(shapeOfDocument(path, value), value, definitions).length === 0
  } catch {
    return false
  }
}

/** An issue has to say where it is and what is wrong, in words. */
function badIssue({
  document,
  line,
  column,
  message,
  path,
}: ReturnType<typeof checkDocuments>['issues'][number]): readonly string[] {
  const isLocated = document !== '' && line >= 1 && column >= 1 && (path === '' || path.startsWith('/'))
  const isSaid = message !== '' && !/(?<!\.)undefined|\[object/.test(message)
  return isLocated && isSaid ? [] : [`an issue that says nothing: ${document}${path}:${line}:${column} ${message}`]
}
