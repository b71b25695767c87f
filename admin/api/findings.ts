import { Type } from 'typebox'
import { exactly } from './fields.ts'
import type { Told } from './Route.ts'

/** Sentence of a finding, to be put into any language: `id` is finer than a code. */
export const SaidSchema = exactly({
  id: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
})

const blocker = {
  gate: Type.Enum(['check', 'size', 'pattern', 'play', 'money', 'approval', 'conflict', 'schedule']),
  code: Type.String(),
  message: Type.String(),
  hint: Type.Optional(Type.String()),
  said: Type.Optional(SaidSchema),
  fact: Type.Optional(Type.String()),
  document: Type.Optional(Type.String()),
  /** JSON Pointer into the document. */
  path: Type.Optional(Type.String()),
  line: Type.Optional(Type.Integer()),
  column: Type.Optional(Type.Integer()),
  screen: Type.Optional(Type.String()),
  locale: Type.Optional(Type.String()),
}

/** One reason why a candidate may not go live. */
export const BlockerSchema = exactly(blocker)
export type Blocker = Told<typeof BlockerSchema>

/** Something to look at before publishing; `id` changes with the values, so an old tick does not cover a new risk. */
export const WarningSchema = exactly({ ...blocker, id: Type.String(), mustAcknowledge: Type.Boolean() })
export type Warning = Told<typeof WarningSchema>

/** Why something may not go live, as it was said then. */
export const ReasonSchema = exactly({
  code: Type.String(),
  message: Type.String(),
  hint: Type.Optional(Type.String()),
  said: Type.Optional(SaidSchema),
  document: Type.Optional(Type.String()),
  /** JSON Pointer into the document. */
  path: Type.Optional(Type.String()),
})
export type Reason = Told<typeof ReasonSchema>
