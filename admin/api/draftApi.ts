import { Type } from 'typebox'
import type { Issue } from '../../src/format/Issue.ts'
import { DraftEditSchema, OverlayEditSchema } from './edits.ts'
import { address, changeId, changeIds, exactly, fact, moment, seq, text } from './fields.ts'
import { ReasonSchema } from './findings.ts'
import { ApprovalSchema, ReviewSchema } from './review.ts'
import { mostEdits } from './mostEdits.ts'
import { ScheduleSchema } from './scheduleApi.ts'
import type { Route, Told } from './Route.ts'
import { manifest } from './manifest.ts'

const FactSchema = exactly({
  fact: Type.String(),
  /** Name in English. */
  name: Type.String(),
  shipped: Type.Unknown(),
  live: Type.Unknown(),
  /** Missing when nothing is drafted. */
  draft: Type.Optional(Type.Unknown()),
})

const FoundFactSchema = exactly({ fact: Type.String(), name: Type.String(), live: Type.Unknown() })

/** Which change; without it one's own, or the only one. */
const change = Type.Optional(changeId)

const EditRequestSchema = exactly({
  /** Which change; without it one's own, which the first edit makes. */
  change,
  fact,
  value: Type.Unknown(),
  /** Value that the operator saw in the field: the change's where there is one, else the live one. */
  replaces: Type.Unknown(),
})
export type EditRequest = Told<typeof EditRequestSchema>

const EditsRequestSchema = exactly({
  change,
  edits: Type.Array(exactly({ fact, value: Type.Unknown(), replaces: Type.Unknown() }), {
    minItems: 1,
    maxItems: mostEdits,
  }),
})
export type EditsRequest = Told<typeof EditsRequestSchema>

const MoveRequestSchema = exactly({
  /** Which change they are in. */
  change: changeId,
  facts: Type.Array(fact, { minItems: 1, maxItems: mostEdits }),
  /** Without it, a new one of one's own. */
  to: Type.Optional(changeId),
  /** Of the new one. */
  name: Type.Optional(text(80)),
})
export type MoveRequest = Told<typeof MoveRequestSchema>

const EditsAnswerSchema = exactly({
  /** Edits of the change now, one for each fact in the same order; null where nothing is left to publish. */
  edits: Type.Array(Type.Union([DraftEditSchema, Type.Null()])),
  /** The change they were made in; null where there is none. */
  change: Type.Union([Type.String(), Type.Null()]),
})

/** An edit that was live until a new build refused it; the release is the first one without it. */
const DescribedSetAsideSchema = exactly({
  ...OverlayEditSchema.properties,
  /** The edit in plain words. */
  text: Type.String(),
  seq,
  reasons: Type.Array(ReasonSchema),
})
export type DescribedSetAside = Told<typeof DescribedSetAsideSchema>

const { id, kind, change: scheduledChange, at } = ScheduleSchema.properties

const PlayedScheduleSchema = exactly({
  id,
  /** Whether the change goes out, or is taken back. */
  kind,
  change: scheduledChange,
  at,
  /** Whether it does: what somebody will have moved by then keeps it back. */
  isDone: Type.Boolean(),
})
/** Something that happens by itself until a moment ahead. */
export type PlayedSchedule = Told<typeof PlayedScheduleSchema>

/** The live release with changes merged into it, or what keeps it from being played. */
export const DraftReleaseSchema = exactly({
  seq,
  issues: Type.Array(Type.Unsafe<Issue>(Type.Object({ code: Type.String(), message: Type.String() }))),
  /** Missing when the check refused. */
  release: Type.Optional(
    exactly({
      sha: Type.String(),
      manifest,
      /** By address; only what the release named in `have` does not hold. */
      files: Type.Record(Type.String(), Type.String()),
    }),
  ),
  /** In their order, until the moment that was asked for. */
  scheduled: Type.Optional(Type.Array(PlayedScheduleSchema)),
})

const reviewed = exactly({ change, reviewed: address })
const ApprovalsSchema = exactly({ approvals: Type.Array(ApprovalSchema) })

/** Drafting and reviewing. */
export const draftApi = {
  fact: {
    method: 'GET',
    url: '/facts',
    schema: { querystring: Type.Object({ fact, change }), response: { 200: FactSchema } },
  },
  /** Facts whose name, help, spelling or text has every word; the first `PAGE_SIZE` of them. */
  findFacts: {
    method: 'GET',
    url: '/facts/found',
    schema: {
      querystring: Type.Object({ text: Type.String({ minLength: 1, maxLength: 200 }) }),
      response: { 200: exactly({ found: Type.Integer(), facts: Type.Array(FoundFactSchema) }) },
    },
  },
  /** Answers no edit when the value is the live one, so that nothing is left to publish. */
  putEdit: {
    method: 'PUT',
    url: '/draft/edits',
    schema: {
      body: EditRequestSchema,
      response: {
        200: exactly({
          edit: Type.Union([DraftEditSchema, Type.Null()]),
          /** The change it was made in; null where nothing was. */
          change: Type.Union([Type.String(), Type.Null()]),
        }),
      },
    },
  },
  /** Several edits of one change, all or none of them: a conflict in one refuses the others, too. */
  putEdits: {
    method: 'PUT',
    url: '/draft/edits/several',
    schema: { body: EditsRequestSchema, response: { 200: EditsAnswerSchema } },
  },
  /** Moves edits into another change as they are, with the remarks on them: all or none. Answers where they are. */
  moveEdits: {
    method: 'POST',
    url: '/draft/edits/moved',
    schema: { body: MoveRequestSchema, response: { 200: exactly({ change: Type.String() }) } },
  },
  removeEdit: {
    method: 'DELETE',
    url: '/draft/edits',
    schema: { body: exactly({ fact, change }), response: { 200: exactly({ removed: Type.Boolean() }) } },
  },
  /** Edits that a new build refused and nobody has decided on. */
  setAside: {
    method: 'GET',
    url: '/set-aside',
    schema: { response: { 200: exactly({ edits: Type.Array(DescribedSetAsideSchema) }) } },
  },
  dismissSetAside: {
    method: 'DELETE',
    url: '/set-aside',
    schema: { body: exactly({ fact }), response: { 200: exactly({ dismissed: Type.Boolean() }) } },
  },
  /**
   * `have` names the release whose files the caller already holds; `changes` the ids of changes to play together, where
   * a later one wins. Without them, one's own. At a moment ahead, all that is scheduled until then has happened.
   */
  draftRelease: {
    method: 'GET',
    url: '/draft/release',
    schema: {
      querystring: Type.Object({
        have: Type.Optional(address),
        changes: Type.Optional(changeIds),
        at: Type.Optional(moment),
      }),
      response: { 200: DraftReleaseSchema },
    },
  },
  /** Approves exactly what was reviewed, or takes that back. */
  approve: {
    method: 'POST',
    url: '/draft/approval',
    schema: { body: reviewed, response: { 201: ApprovalsSchema } },
  },
  withdrawApproval: {
    method: 'DELETE',
    url: '/draft/approval',
    schema: { body: reviewed, response: { 200: ApprovalsSchema } },
  },
  review: {
    method: 'GET',
    url: '/draft/review',
    schema: { querystring: Type.Object({ change }), response: { 200: ReviewSchema } },
  },
} as const satisfies Readonly<Record<string, Route>>
