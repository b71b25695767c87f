import { Type } from 'typebox'
import { DraftReleaseSchema } from './draftApi.ts'
import { OverlayEditSchema } from './edits.ts'
import { address, changeId, exactly, idempotencyKey, reason, seq, text } from './fields.ts'
import { manifest } from './manifest.ts'
import { page } from './page.ts'
import { ReviewSchema } from './review.ts'
import type { Route, Told } from './Route.ts'

const PublishRequestSchema = exactly({
  /** Which change; without it the publisher's own, or the only one. Not for a rollback. */
  change: Type.Optional(changeId),
  reason,
  /** The release the publisher was looking at. */
  expectedSeq: seq,
  /** Ids of the warnings that were read and accepted. */
  acknowledgedWarnings: Type.Optional(Type.Array(text(400), { maxItems: 500 })),
  idempotencyKey: Type.Optional(idempotencyKey),
  /** The `hash` of the review: exactly what was reviewed is published, or nothing. */
  reviewed: text(64),
})
export type PublishRequest = Told<typeof PublishRequestSchema>

export const ReleaseSchema = exactly({
  seq,
  plan: Type.Integer(),
  sha: Type.String(),
  baseline: Type.String(),
  overlay: Type.Array(OverlayEditSchema),
  kind: Type.Enum(['publish', 'rollback', 'system']),
  actor: Type.String(),
  reason: Type.String(),
  createdAt: Type.String(),
})
export type ReleaseRecord = Told<typeof ReleaseSchema>

const PublishedSchema = exactly({
  release: ReleaseSchema,
  /** True when the idempotency key had been used before and nothing new was published. */
  replayed: Type.Boolean(),
})
export type Published = Told<typeof PublishedSchema>

const ReleasesSchema = exactly({
  live: seq,
  /** Newest first. */
  releases: Type.Array(ReleaseSchema),
})
export type Releases = Told<typeof ReleasesSchema>

export const ReleaseDifferenceSchema = exactly({
  from: seq,
  to: seq,
  /** Operators' edits that differ; `null` means "as shipped". */
  edits: Type.Array(
    exactly({ fact: Type.String(), text: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
  ),
  /** Set when a build between the two shipped other documents. */
  baseline: Type.Optional(exactly({ from: Type.String(), to: Type.String() })),
  /** Parts of the release that differ, as paths into the manifest such as `screens/recharge`. */
  parts: Type.Array(Type.String()),
})
export type ReleaseDifference = Told<typeof ReleaseDifferenceSchema>

/** The whole of the live release, file by address. */
const LiveReleaseSchema = exactly({
  seq,
  sha: Type.String(),
  manifest,
  files: Type.Record(Type.String(), Type.String()),
})

const bySeq = Type.Object({ seq })

/** Publishing, history and going back. */
export const releaseApi = {
  publish: {
    method: 'POST',
    url: '/publish',
    schema: { body: PublishRequestSchema, response: { 201: PublishedSchema } },
  },
  releases: { method: 'GET', url: '/releases', schema: { querystring: page, response: { 200: ReleasesSchema } } },
  difference: {
    method: 'GET',
    url: '/releases/diff',
    schema: { querystring: Type.Object({ from: seq, to: seq }), response: { 200: ReleaseDifferenceSchema } },
  },
  release: {
    method: 'GET',
    url: '/releases/:seq',
    schema: { params: bySeq, response: { 200: exactly({ release: ReleaseSchema }) } },
  },
  reviewRollback: {
    method: 'GET',
    url: '/releases/:seq/rollback',
    schema: { params: bySeq, response: { 200: ReviewSchema } },
  },
  /** That release on today's documents, as a rollback to it would make it; `have` as for a draft. */
  rollbackRelease: {
    method: 'GET',
    url: '/releases/:seq/rollback/release',
    schema: {
      params: bySeq,
      querystring: Type.Object({ have: Type.Optional(address) }),
      response: { 200: DraftReleaseSchema },
    },
  },
  rollback: {
    method: 'POST',
    url: '/releases/:seq/rollback',
    schema: { params: bySeq, body: PublishRequestSchema, response: { 201: PublishedSchema } },
  },
  /** Release that is live now. */
  liveRelease: { method: 'GET', url: '/live/release', schema: { response: { 200: LiveReleaseSchema } } },
} as const satisfies Readonly<Record<string, Route>>
