import { Type } from 'typebox'
import { address, exactly, fact, idempotencyKey, moment, text } from './fields.ts'
import { page } from './page.ts'
import { ReleaseDifferenceSchema } from './releaseApi.ts'
import type { Route, Told } from './Route.ts'

/** Entry of the audit log; `hash` covers it and the one before it. */
export const AuditRecordSchema = exactly({
  id: Type.Integer(),
  at: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  reason: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
  prevHash: Type.String(),
  hash: Type.String(),
})
export type AuditRecord = Told<typeof AuditRecordSchema>

/** Actions that changed what members see, or would have; and notes, which say what else happened then. */
export const membersActions: readonly string[] = [
  'release.publish',
  'release.rollback',
  'release.system',
  'stop.on',
  'stop.words',
  'stop.lifted',
  'stop.noted',
  'schedule.park',
  'trial.start',
  'trial.widen',
  'trial.step',
  'trial.halt',
  'trial.end',
  'store.restore',
  'note',
]

/** Actions that say what became of a change. */
export const outcomeActions: readonly string[] = [
  'release.publish',
  'release.rollback',
  'change.drop',
  'review.done',
  'review.answered',
]

/** Which entries to find; an empty filter finds all. */
const AuditFilterSchema = Type.Object({
  actor: Type.Optional(text(200, 1)),
  action: Type.Optional(text(100, 1)),
  /** Only what concerns one fact: edits and answers, what moved it live, and schedules and trials of it. */
  fact: Type.Optional(fact),
  /** Only what members saw, or what became of changes. */
  shown: Type.Optional(Type.Enum(['members', 'outcomes'], { type: 'string' })),
  /** The first moment of the range, and the first one after it, in UTC with milliseconds. */
  from: Type.Optional(moment),
  until: Type.Optional(moment),
  /** Words that the entry holds, in any order. */
  text: Type.Optional(text(200)),
})
export type AuditFilter = Told<typeof AuditFilterSchema>

const format = Type.Enum(['csv', 'json'], { type: 'string' })
export type AuditFormat = Told<typeof format>

const AuditPageSchema = exactly({
  /** How many entries of the whole log match. */
  found: Type.Integer(),
  /** The newest matches, before a given entry. */
  entries: Type.Array(
    exactly({
      ...AuditRecordSchema.properties,
      /** Edits of a release that does not name its own, such as a rollback; `null` means "as shipped". */
      changed: Type.Optional(ReleaseDifferenceSchema.properties.edits),
    }),
  ),
})
export type AuditPage = Told<typeof AuditPageSchema>
export type ListedEntry = AuditPage['entries'][number]

/** The most characters of a note. */
export const NOTE_MAX = 500

const StoreVerdictSchema = exactly({
  ok: Type.Boolean(),
  problems: Type.Array(Type.String()),
  entries: Type.Integer(),
  /** The newest hash of the chain; noted elsewhere, it also proves that nothing was cut off the end. */
  head: Type.String(),
  releases: Type.Integer(),
  files: Type.Integer(),
  /** Facts that the log does not say, as of before its entries named them. */
  uncovered: Type.Optional(Type.Array(Type.String())),
})
export type StoreVerdict = Told<typeof StoreVerdictSchema>

const ReportCountSchema = exactly({
  seq: Type.Integer(),
  code: Type.String(),
  pointer: Type.String(),
  build: Type.String(),
  count: Type.Integer(),
  firstAt: Type.String(),
  lastAt: Type.String(),
})
export type ReportCount = Told<typeof ReportCountSchema>

/** Calls of the history: the audit log, and reports of what apps could not show. */
export const auditApi = {
  audit: {
    method: 'GET',
    url: '/audit',
    schema: {
      querystring: Type.Object({ ...page.properties, ...AuditFilterSchema.properties }),
      response: { 200: AuditPageSchema },
    },
  },
  /** Everybody and everything to choose from. */
  auditNames: {
    method: 'GET',
    url: '/audit/names',
    schema: {
      response: { 200: exactly({ actors: Type.Array(Type.String()), actions: Type.Array(Type.String()) }) },
    },
  },
  /** Every matching entry, as a file and not as our JSON. */
  exportAudit: {
    method: 'GET',
    url: '/audit/export',
    schema: { querystring: Type.Object({ ...AuditFilterSchema.properties, format }), response: {} },
  },
  /** An entry of its own, for what happened outside; the reason is its text. */
  addNote: {
    method: 'POST',
    url: '/audit/notes',
    schema: {
      // Longer ones are refused in a sentence.
      body: exactly({ text: text(10_000), idempotencyKey: Type.Optional(idempotencyKey) }),
      response: { 201: AuditRecordSchema },
    },
  },
  verifyAudit: {
    method: 'GET',
    url: '/audit/verify',
    schema: { querystring: Type.Object({ knows: Type.Optional(address) }), response: { 200: StoreVerdictSchema } },
  },
  reports: {
    method: 'GET',
    url: '/reports',
    schema: { querystring: page, response: { 200: exactly({ reports: Type.Array(ReportCountSchema) }) } },
  },
} as const satisfies Readonly<Record<string, Route>>
