import { parseFact } from '../../../../src/format/fact.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { readPointer } from '../../facts/draft/pointers.ts'

/** A release that gave a fact another value. */
export interface FactChange {
  /** The edit that the release has of it; undefined where the fact went back to its shipped value. */
  readonly edit: OverlayEdit | undefined
  /** Value that the fact was edited to; undefined with the edit. */
  readonly value: unknown
  readonly release: ReleaseRecord
}

/**
 * Which of some releases changed a fact, newest first. `releases` are newest first and without gaps; the oldest changes
 * something only if it is the first of all.
 */
export function factHistory(releases: readonly ReleaseRecord[], fact: string): readonly FactChange[] {
  const changes = releases.map((release): FactChange => {
    const edit = closestTo(fact, release.overlay)
    return { edit, value: edit && valueIn(edit, fact), release }
  })
  return changes.filter((change, index) => {
    const before = changes[index + 1]
    if (before === undefined) return change.release.seq === 1 && change.edit !== undefined
    return (change.edit === undefined) !== (before.edit === undefined) || !sameValue(change.value, before.value)
  })
}

/** The fact's own edit rather than one around it, which is applied before. */
function closestTo(fact: string, overlay: readonly OverlayEdit[]): OverlayEdit | undefined {
  const about = overlay.filter((edit) => isAbout(edit.fact, fact))
  return about.toSorted((a, b) => b.fact.length - a.fact.length)[0]
}

/** Whether an edit writes a fact: it is the fact's own, or one of a setting around it. */
function isAbout(edited: string, fact: string): boolean {
  return edited === fact || (parseFact(edited)?.kind === 'settings' && fact.startsWith(`${edited}/`))
}

const valueIn = ({ fact: edited, value }: OverlayEdit, fact: string): unknown =>
  readPointer(value, fact.slice(edited.length))
