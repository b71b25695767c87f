import { Type } from 'typebox'
import { exactly } from './fields.ts'
import type { Told } from './Route.ts'

const overlayEdit = {
  fact: Type.String(),
  value: Type.Unknown(),
  replaces: Type.Unknown(),
  actor: Type.String(),
  at: Type.String(),
}

/** An operator's edit that is live; `replaces` is the shipped value it was made against. */
export const OverlayEditSchema = exactly(overlayEdit)
export type OverlayEdit = Told<typeof OverlayEditSchema>

/** An edit of a change; `replaces` is the live value when it was made. */
export const DraftEditSchema = exactly({ ...overlayEdit, rev: Type.Integer() })
export type DraftEdit = Told<typeof DraftEditSchema>
