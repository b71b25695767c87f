import { type Facts, parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { ownEdits, withOwn } from '../../../../src/format/facts/withOwn.ts'
import type { Edit } from '../../../../src/format/overlay.ts'
import type { DraftSnapshot } from './Draft.ts'

/** Documents and edits change rarely, and every field of a page asks for them. */
function createLaying(): (live: Facts, edits: readonly Edit[]) => Facts {
  let last: { readonly live: Facts; readonly spelled: string; readonly facts: Facts } | undefined
  return (live, edits) => {
    const own = ownEdits(edits)
    if (own.length === 0) return live
    const spelled = JSON.stringify(own.map(({ fact, value }) => [fact, value]))
    if (last?.live !== live || last.spelled !== spelled)
      last = { live, spelled, facts: parseFacts(withOwn(live.files, own)) }
    return last.facts
  }
}

const layHere = createLaying()
const layAll = createLaying()

/**
 * The live documents with the texts and dialogs of operators' own that the change here adds or takes away: what is listed
 * and chosen from. Other edits are not in them.
 */
export function factsHere({ live, edits }: Pick<DraftSnapshot, 'live' | 'edits'>): Facts {
  return layHere(live, [...edits.values()])
}

/** The live documents with what open changes add of operators' own, and what this one changes: what a fact is called. */
export function factsNamed({ live, changes, current }: Pick<DraftSnapshot, 'live' | 'changes' | 'current'>): Facts {
  const others = changes.filter(({ id }) => id !== current?.id).flatMap(({ edits }) => edits)
  // What is live is called by its live words, not by somebody's draft of others.
  const added = others.filter(({ fact }) => live.read(fact) === undefined)
  return layAll(
    live,
    [...added, ...(current?.edits ?? [])].filter(({ value }) => value !== null),
  )
}
