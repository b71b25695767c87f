import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { memberOf } from '../../../../src/format/value/isObject.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { useDraftIssues } from '../../facts/draft/DraftIssues.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readSaved } from '../../facts/draft/readValue.ts'

interface Opened {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  /** Those of the settings that are edited, or not as shipped. */
  readonly differing: readonly string[]
}

/**
 * Whether folded settings are open: as the operator has it, but they open when a link leads to one of them, and when one
 * cannot be saved or published.
 * @param pointers of the settings
 * @param opensDiffering whether they open when one of them differs or is edited, too
 */
export function useOpened(pointers: readonly string[], opensDiffering: boolean): Opened {
  const { state } = useLocation()
  const snapshot = useDraftSnapshot()
  const { edits, pending, shipped } = snapshot
  const issues = useDraftIssues()
  const facts = pointers.map((pointer) => formatFact({ kind: 'settings', pointer }))
  const differing = pointers.filter((_, at) => {
    const fact = facts[at] ?? ''
    if (edits.has(fact) || pending.has(fact)) return true
    return !sameValue(readSaved(snapshot, fact), shipped.read(fact))
  })
  const opens =
    (opensDiffering && differing.length > 0) ||
    facts.some((fact) => ['invalid', 'failed', 'conflict'].includes(pending.get(fact)?.phase.kind ?? '')) ||
    issues.some(
      ({ document, path }) =>
        document === 'settings.json' && pointers.some((pointer) => `${path}/`.startsWith(`${pointer}/`)),
    )
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<{ readonly state?: unknown; readonly opens: boolean }>({ opens: false })
  // Open before the field that a link leads to is looked for.
  if (seen.state !== state || seen.opens !== opens) {
    setSeen({ state, opens })
    const isLed = seen.state !== state && facts.some((fact) => fact === memberOf(state, 'fact'))
    if (isLed || (opens && !seen.opens)) setOpen(true)
  }
  return { isOpen, setOpen, differing }
}
