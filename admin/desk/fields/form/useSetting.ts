import { useMemo } from 'react'
import { needsOwner, pageOfSetting, shapeOfSetting } from '../../../../src/format/declaredSettings.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import type { Issue } from '../../../../src/format/Issue.ts'
import { shortClock } from '../../../../src/format/time/clockTime.ts'
import { shownValue } from '../../../../src/format/text/shownValue.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useDraftIssues } from '../../facts/draft/DraftIssues.ts'
import { withPointer } from '../../facts/draft/pointers.ts'
import { readValue } from '../../facts/draft/readValue.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { findErrors } from './validatorFor.ts'

export interface UsedSetting {
  readonly fact: string
  /** As drafted; a time of day in one spelling. */
  readonly value: unknown
  /** Issues with it, or within it: those of the value itself, else those that the service's check found. */
  readonly issues: readonly Issue[]
  readonly isLocked: boolean
  /** Saves itself to the draft; undefined where nothing is typed. */
  readonly change: (next: unknown) => void
}

/** One setting, by its JSON Pointer, as the operator may edit it. */
export function useSetting(pointer: string): UsedSetting {
  const words = useWords()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const checked = useDraftIssues()
  const isLocked = !useMay(needsOwner(pointer) ? 'owner' : 'editor')
  const fact = formatFact({ kind: 'settings', pointer })
  const value = shownValue(fact, readValue(snapshot, fact))
  const issues = useMemo(() => {
    const own = wrongIn(pointer, value, words)
    return own.length > 0 ? own : checked.filter((issue) => issue.document === 'settings.json' && isAt(issue, pointer))
  }, [pointer, value, words, checked])

  function change(next: unknown) {
    const isClock = shapeOfSetting(pointer)?.format === 'clock' && typeof next === 'string'
    draft.edit(fact, isClock ? shortClock(next) : next, {
      pause: typeof next !== 'boolean',
      valid: wrongIn(pointer, next, words).length === 0,
    })
  }

  return { fact, value, issues, isLocked, change }
}

/** Issues that keep a value from being one of this setting, at their places. */
function wrongIn(pointer: string, value: unknown, { t }: Words): readonly Issue[] {
  return findErrors(pageOfSetting(pointer) ?? 'money', withPointer({}, pointer, value), t)
    .map(({ property = '', message = '' }) => ({ path: property.replaceAll('.', '/'), message }))
    .filter((issue) => isAt(issue, pointer))
    .map(({ path, message }): Issue => ({
      document: 'settings.json',
      ...{ path, message, line: 0, column: 0 },
      severity: 'error',
      code: 'shape',
    }))
}

const isAt = ({ path }: { readonly path: string }, pointer: string): boolean => `${path}/`.startsWith(`${pointer}/`)
