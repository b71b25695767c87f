import { Type } from 'typebox'
import type { SourceFile } from '../../src/format/SourceFile.ts'
import { OverlayEditSchema } from './edits.ts'
import { exactly, seq } from './fields.ts'
import { BlockerSchema } from './findings.ts'
import { TroubleSchema } from './incidentApi.ts'
import type { Route, Told } from './Route.ts'

/** A live edit whose shipped value a later build changed. */
const BaselineConflictSchema = exactly({
  fact: Type.String(),
  operator: Type.Unknown(),
  shippedThen: Type.Unknown(),
  shippedNow: Type.Unknown(),
  actor: Type.String(),
  at: Type.String(),
})
export type BaselineConflict = Told<typeof BaselineConflictSchema>

const SourceFileSchema = Type.Unsafe<SourceFile>(
  exactly({ path: Type.String(), text: Type.String(), savedAt: Type.Optional(Type.Number()) }),
)

const DocumentsSchema = exactly({
  seq,
  baseline: Type.String(),
  /** Every shipped document. */
  shipped: Type.Array(SourceFileSchema),
  /** The documents that live edits changed. */
  changed: Type.Array(SourceFileSchema),
  overlay: Type.Array(OverlayEditSchema),
  conflicts: Type.Array(BaselineConflictSchema),
})
export type Documents = Told<typeof DocumentsSchema>

/** Plain decimal text; a side without an end is open. */
const HardLimitSchema = exactly({ min: Type.Optional(Type.String()), max: Type.Optional(Type.String()) })
export type HardLimit = Told<typeof HardLimitSchema>

const BootOutcomeSchema = Type.Union([
  /** `setAside`: edits, in plain words, that this build refuses and that are no longer live. */
  exactly({
    kind: Type.Enum(['unchanged', 'released']),
    seq,
    setAside: Type.Optional(Type.Array(Type.String())),
  }),
  exactly({ kind: Type.Literal('newer-build'), seq }),
  /**
   * The database or the disk failed: what the disk holds is served, nothing can be published, and the service retries
   * by itself.
   */
  exactly({ kind: Type.Literal('storage'), seq, message: Type.String() }),
  exactly({ kind: Type.Literal('refused'), seq, blockers: Type.Array(BlockerSchema) }),
])
export type BootOutcome = Told<typeof BootOutcomeSchema>

const PlayingSchema = exactly({
  played: Type.Integer(),
  /** How many there are to play. */
  screens: Type.Integer(),
  /** With the app of phones that have not been reloaded since this deploy; missing for the app of this build. */
  since: Type.Optional(Type.String({ format: 'date-time' })),
})
export type Playing = Told<typeof PlayingSchema>

const StatusSchema = exactly({
  /** The address of the live release. */
  sha: Type.Union([Type.String(), Type.Null()]),
  seq,
  plan: Type.Integer(),
  baseline: Type.String(),
  /** Whether the members' platform is the simulated one. */
  demonstration: Type.Boolean(),
  approvalsRequired: Type.Boolean(),
  /** Phones and browsers that listen for releases at this moment. */
  streams: Type.Integer(),
  /** Faults of the service now, and what to do about each, in English. */
  incidents: Type.Array(Type.String()),
  /** The same by code, for the desk's words; missing from a service of an earlier build. */
  troubles: Type.Optional(Type.Array(TroubleSchema)),
  /** Which screens are played now, for whatever review or publish: all of them wait for each other. */
  playing: Type.Array(PlayingSchema),
  /** Between which amounts settings are published at all, by JSON Pointer. */
  hardLimits: Type.Record(Type.String(), HardLimitSchema),
  boot: Type.Union([BootOutcomeSchema, Type.Null()]),
})
export type Status = Told<typeof StatusSchema>

/** The documents an operator works on, and how the service is. */
export const documentApi = {
  documents: { method: 'GET', url: '/documents', schema: { response: { 200: DocumentsSchema } } },
  status: { method: 'GET', url: '/status', schema: { response: { 200: StatusSchema } } },
} as const satisfies Readonly<Record<string, Route>>
