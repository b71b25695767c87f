import type { RJSFValidationError } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { formSchemas } from '../../facts/shapes/formSchemas.ts'
import { findErrors } from './validatorFor.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { useDraftIssues } from '../../facts/draft/DraftIssues.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { issuesAsErrors } from '../../facts/draft/issuesAsErrors.ts'
import { readValue } from '../../facts/draft/readValue.ts'
import { changedLeaves, valueOf } from './settingLeaves.ts'

export interface UsedSettings {
  readonly value: unknown
  readonly errors: readonly RJSFValidationError[]
  readonly mayEdit: boolean
  /** Takes the whole value with what was changed in it: each leaf saves itself to the draft. */
  readonly change: (next: unknown) => void
}

/** The settings that a page edits, as drafted, with what is wrong with them. */
export function useSettings(name: 'limits' | 'payWays'): UsedSettings {
  const words = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const issues = useDraftIssues()
  const mayEdit = useMay('editor')
  const schema = formSchemas[name]
  const value = useStable(useMemo(() => valueOf(schema, (fact) => readValue(snapshot, fact)), [schema, snapshot]))
  const found = useMemo(() => {
    const own = findErrors(name, value, words.t)
    return own.length > 0 ? own : issuesAsErrors(issues, words, 'settings.json')
  }, [name, value, issues, words])
  const errors = useStable(found)

  function change(next: unknown) {
    const wrong = findErrors(name, next, words.t).map(({ property = '' }) => property)
    for (const { path, value: leaf } of changedLeaves(schema, value, next)) {
      const property = path.map((key) => `.${key}`).join('')
      const valid = !wrong.some((at) => at === property || at.startsWith(`${property}.`))
      draft.edit(formatFact({ kind: 'settings', pointer: toPointer(path) }), leaf, {
        pause: typeof leaf !== 'boolean',
        valid,
      })
    }
  }

  return { value, errors, mayEdit, change }
}

/**
 * The previous value as long as it is equal: a form takes its data from outside again whenever a property changes, and
 * what is typed at that moment would be lost.
 */
function useStable<T>(next: T): T {
  const [kept, keep] = useState(next)
  if (Object.is(kept, next) || sameValue(kept, next)) return kept
  keep(next)
  return next
}
