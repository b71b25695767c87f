import { Type } from 'typebox'
import { DraftEditSchema } from './edits.ts'
import { changeId, exactly, seq, text } from './fields.ts'
import type { Route, Told } from './Route.ts'

const OpenChangeSchema = exactly({
  id: Type.String(),
  /** Empty until somebody names it: then it is called after its owner. */
  name: Type.String(),
  owner: Type.String(),
  /** Who else may edit it, by name. */
  members: Type.Array(Type.String()),
  createdAt: Type.String(),
  /** By fact. */
  edits: Type.Array(DraftEditSchema),
})
/** A named set of edits that are not live yet: its owner's, and of those who joined. */
export type OpenChange = Told<typeof OpenChangeSchema>

/** Whether somebody may edit a change. */
export const isIn = ({ owner, members }: Pick<OpenChange, 'owner' | 'members'>, name: string): boolean =>
  owner === name || members.includes(name)

/** Somebody's own change: the newest where they have several. */
export const ownChange = (changes: readonly OpenChange[], name: string): OpenChange | undefined =>
  changes.findLast(({ owner }) => owner === name)

/** Changes to be seen together: the ticked ones that are still open, or one's own where nobody ticked any. */
export function changesShown(
  changes: readonly OpenChange[],
  name: string,
  ticked: string | undefined,
): readonly OpenChange[] {
  if (ticked === undefined) return [ownChange(changes, name)].filter((own) => own !== undefined)
  return ticked.split(',').flatMap((id) => changes.filter((change) => change.id === id))
}

const name = text(80)
const byId = exactly({ id: changeId })
const ChangeSchema = exactly({ change: OpenChangeSchema })

/** Changes as a whole; their edits, review and publishing are in `draftApi` and `releaseApi`. */
export const changeApi = {
  /** Every open change, oldest first, and the release they would change. */
  changes: {
    method: 'GET',
    url: '/changes',
    schema: { response: { 200: exactly({ seq, changes: Type.Array(OpenChangeSchema) }) } },
  },
  /** A second one of one's own, or one with a name; the first edit makes one by itself. */
  addChange: {
    method: 'POST',
    url: '/changes',
    schema: { body: exactly({ name }), response: { 201: ChangeSchema } },
  },
  renameChange: {
    method: 'PATCH',
    url: '/changes/:id',
    schema: { params: byId, body: exactly({ name }), response: { 200: ChangeSchema } },
  },
  /** Drops the change with all its edits. */
  dropChange: {
    method: 'DELETE',
    url: '/changes/:id',
    schema: { params: byId, response: { 200: exactly({ dropped: Type.Integer() }) } },
  },
  joinChange: {
    method: 'POST',
    url: '/changes/:id/members',
    schema: { params: byId, response: { 201: ChangeSchema } },
  },
  leaveChange: {
    method: 'DELETE',
    url: '/changes/:id/members',
    schema: { params: byId, response: { 200: exactly({ left: Type.Boolean() }) } },
  },
} as const satisfies Readonly<Record<string, Route>>
