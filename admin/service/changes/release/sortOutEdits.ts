import { assertNever } from '../../../../src/format/assertNever.ts'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { isFactOf, parseFact } from '../../../../src/format/fact.ts'
import { unitOf } from '../../../../src/format/facts/mayAdd.ts'
import type { Blocker } from '../../../api/findings.ts'
import type { OverlayEdit } from '../../../api/edits.ts'

export interface RefusedEdit {
  readonly edit: OverlayEdit
  /** Its blockers, with all kept edits in place. */
  readonly blockers: readonly Blocker[]
}

export interface SortedEdits {
  readonly kept: readonly OverlayEdit[]
  readonly refused: readonly RefusedEdit[]
}

/** The blockers of a build's documents with these edits; none when they may go live. */
export type Judge = (edits: readonly OverlayEdit[]) => Promise<readonly Blocker[]>

/**
 * Separates the edits that a build refuses from those it accepts. Edits near a blocker are taken out until none is
 * left; then those that do no harm are put back. So it does not matter which rule refuses, or whether the rule is old
 * or new. Undefined if the documents are refused without any edit.
 */
export async function sortOutEdits(edits: readonly OverlayEdit[], judge: Judge): Promise<SortedEdits | undefined> {
  let kept = edits
  for (let blockers = await judge(kept); blockers.length > 0; blockers = await judge(kept)) {
    const suspects = new Set(suspectsOf(blockers, kept).map(({ fact }) => unitOf(fact)))
    if (suspects.size === 0) return undefined
    kept = kept.filter(({ fact }) => !suspects.has(unitOf(fact)))
  }

  let refused: RefusedEdit[] = []
  let waiting = inOrder(edits.filter((edit) => !kept.includes(edit)))
  while (waiting.length > 0) {
    refused = []
    let mayNeedIt = false
    for (const unit of Map.groupBy(waiting, ({ fact }) => unitOf(fact)).values()) {
      const blockers = await judge([...kept, ...unit])
      if (blockers.length > 0) refused.push(...unit.map((edit) => ({ edit, blockers })))
      else {
        kept = [...kept, ...unit]
        mayNeedIt ||= refused.length > 0
      }
    }
    // One may need another that came back after it.
    waiting = mayNeedIt ? refused.map(({ edit }) => edit) : []
  }
  return { kept: edits.filter((edit) => kept.includes(edit)), refused }
}

/** Whole screens first, because other edits are inside them; then in the order they were made. */
function inOrder(edits: readonly OverlayEdit[]): readonly OverlayEdit[] {
  const rank = ({ fact }: OverlayEdit): number => (isFactOf('screen', fact) ? 0 : 1)
  return edits.toSorted((a, b) => rank(a) - rank(b) || Date.parse(a.at) - Date.parse(b.at))
}

/** The edits nearest to a blocker: at its path, or else in its document, or else any. */
function suspectsOf(blockers: readonly Blocker[], edits: readonly OverlayEdit[]): readonly OverlayEdit[] {
  return blockers.flatMap((blocker) => {
    const at = edits.filter(({ fact }) => isAt(fact, blocker))
    if (at.length > 0) return at
    const within = edits.filter(
      ({ fact }) => documentOf(fact) === (blocker.document ?? `screens/${blocker.screen ?? ''}.json`),
    )
    return within.length > 0 ? within : edits
  })
}

function isAt(fact: string, { fact: named, document = '', path = '' }: Blocker): boolean {
  // An edit of something that is gone is reported by itself.
  if (fact === named || fact === document) return true
  if (documentOf(fact) !== document) return false
  const pointer = pointerOf(fact)
  return (
    pointer !== undefined &&
    (`${path}/`.startsWith(`${pointer}/`) || (path !== '' && `${pointer}/`.startsWith(`${path}/`)))
  )
}

/** The document that an edit changes; undefined when no document of ours has its fact. */
function documentOf(fact: string): string | undefined {
  const parsed = parseFact(fact)
  switch (parsed?.kind) {
    case 'settings':
      return 'settings.json'
    case 'notice':
      return 'notices.json'
    case 'dialog':
      return 'dialogs.json'
    case 'copy':
      return `copy/${parsed.locale}.json`
    case 'screen':
      return `screens/${parsed.id}.json`
    case 'block':
      return `screens/${parsed.screen}.json`
    case undefined:
      return undefined
    default:
      return assertNever(parsed)
  }
}

/** Its path in the document; undefined if only the document itself can tell. */
function pointerOf(fact: string): string | undefined {
  const parsed = parseFact(fact)
  switch (parsed?.kind) {
    case 'settings':
      return parsed.pointer
    case 'copy':
      return toPointer([parsed.key])
    case 'dialog':
      return toPointer(['dialogs', parsed.id])
    case 'screen':
      return ''
    case 'notice':
    case 'block':
    case undefined:
      return undefined
    default:
      return assertNever(parsed)
  }
}
