import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Format, SourceFile } from '../../base/Format.ts'
import type { PreparedCandidate } from './prepareCandidate.ts'
import type { Review } from '../../../api/review.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { DraftEdit, OverlayEdit } from '../../../api/edits.ts'

export type Change = Pick<DraftEdit, 'fact' | 'value' | 'actor' | 'at'>

export interface ReviewSubject {
  readonly seq: number
  readonly baseline: string
  readonly overlay: readonly OverlayEdit[]
  readonly candidate: PreparedCandidate
  readonly changes: readonly Change[]
  readonly liveFiles: readonly SourceFile[]
}

/** A candidate as a person reviews it: plain words, live beside new, and a hash that pins exactly this content. */
export function reviewChanges(format: Pick<Format, 'readFact' | 'describeEdit'>, subject: ReviewSubject): Review {
  const { seq, baseline, overlay, candidate, changes, liveFiles } = subject
  const edits = changes.map(({ fact, value, actor, at }) => {
    const live: unknown = format.readFact(liveFiles, fact) ?? null
    const next: unknown = format.readFact(candidate.files, fact) ?? null
    return {
      fact,
      // What is added has its name in the candidate alone.
      text: format.describeEdit(
        { fact, value: value ?? next, replaces: live },
        live === null ? candidate.files : liveFiles,
      ),
      live,
      next,
      actor,
      at,
    }
  })
  return {
    seq,
    hash: contentHash(baseline, overlay),
    edits,
    blockers: candidate.blockers,
    warnings: candidate.warnings,
    approvals: [],
    secondPersonFor: [],
  }
}

/** A hash of what a release would be made of. */
export function contentHash(baseline: string, overlay: readonly OverlayEdit[]): string {
  return hashOf({ baseline, content: overlay.map(({ fact, value }) => ({ fact, value })) })
}

/** A hash of what a change does: the same whatever else goes live meanwhile. */
export function hashOfChange(baseline: string, change: OpenChange | undefined): string {
  const edits = (change?.edits ?? []).map(({ fact, value, replaces, actor }) => ({ fact, value, replaces, actor }))
  return hashOf({ baseline, change: change?.id ?? '', edits })
}

const hashOf = (content: unknown): string =>
  createHash('sha256')
    .update(canonicalize(content) ?? '')
    .digest('hex')
