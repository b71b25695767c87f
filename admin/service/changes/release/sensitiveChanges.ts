import { fromPointer } from '../../../../src/format/check/Document.ts'
import { formatFact, isFactOf, parseFact } from '../../../../src/format/fact.ts'
import { secondPersonSettings } from '../../../../src/format/declaredSettings.ts'
import type { SourceFile } from '../../base/Format.ts'
import { readSettings } from '../../documents/gates/readSettings.ts'
import type { Change } from './reviewChanges.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'

/** A changed setting that declares who must agree, or a whole screen, with everybody who edited it. */
export interface SensitiveChange {
  /** The leaf, however the edit was written: `settings:/recharge/bank/min` also when `/recharge/bank` was edited. */
  readonly fact: string
  readonly rule: 'always' | 'large'
  readonly before: unknown
  readonly after: unknown
  readonly authors: readonly string[]
}

/**
 * What differs between two sets of documents and may need a second person. A whole screen decides which calls are made,
 * so it always does.
 */
export function sensitiveChanges(
  liveFiles: readonly SourceFile[],
  files: readonly SourceFile[],
  changes: readonly Change[],
): readonly SensitiveChange[] {
  const screens = changes.flatMap(({ fact, value, actor }) =>
    isFactOf('screen', fact) ? [{ fact, rule: 'always' as const, before: null, after: value, authors: [actor] }] : [],
  )
  const before = readSettings(liveFiles)
  const after = readSettings(files)
  const leaves = [...secondPersonSettings].flatMap(([pointer, rule]) => {
    const values = { before: valueAt(before, pointer), after: valueAt(after, pointer) }
    return sameValue(values.before, values.after)
      ? []
      : [{ fact: formatFact({ kind: 'settings', pointer }), rule, ...values, authors: authorsOf(pointer, changes) }]
  })
  return [...screens, ...leaves]
}

/** Who edited the leaf, something around it or something in it. */
function authorsOf(pointer: string, changes: readonly Change[]): readonly string[] {
  const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`)
  const touching = changes.filter(({ fact }) => {
    const edited = parseFact(fact)
    return edited?.kind === 'settings' && (isWithin(pointer, edited.pointer) || isWithin(edited.pointer, pointer))
  })
  return [...new Set(touching.map(({ actor }) => actor))]
}

function valueAt(settings: unknown, pointer: string): unknown {
  return (
    fromPointer(pointer).reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined),
      settings,
    ) ?? null
  )
}
