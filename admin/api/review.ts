import { Type } from 'typebox'
import { exactly, seq } from './fields.ts'
import { BlockerSchema, WarningSchema } from './findings.ts'
import type { Told } from './Route.ts'

/** That somebody approved exactly this content of a change. */
export const ApprovalSchema = exactly({ actor: Type.String(), at: Type.String() })
export type Approval = Told<typeof ApprovalSchema>

const ReviewedEditSchema = exactly({
  fact: Type.String(),
  /** The edit in plain words. */
  text: Type.String(),
  live: Type.Unknown(),
  next: Type.Unknown(),
  actor: Type.String(),
  at: Type.String(),
})
export type ReviewedEdit = Told<typeof ReviewedEditSchema>

export const ReviewSchema = exactly({
  /** Missing for a rollback, and where nothing is drafted. */
  change: Type.Optional(exactly({ id: Type.String(), name: Type.String(), owner: Type.String() })),
  /** The live release the review was made against. */
  seq,
  hash: Type.String(),
  edits: Type.Array(ReviewedEditSchema),
  blockers: Type.Array(BlockerSchema),
  warnings: Type.Array(WarningSchema),
  /** Approvals of exactly this content; empty for a rollback, which needs none. */
  approvals: Type.Array(ApprovalSchema),
  /** Facts whose author cannot publish them alone: somebody else has to approve or to publish. */
  secondPersonFor: Type.Array(exactly({ fact: Type.String(), author: Type.String() })),
})
export type Review = Told<typeof ReviewSchema>
