import { Type } from 'typebox'
import { DraftEditSchema } from './edits.ts'
import { changeId, exactly, fact, reason, seq, text } from './fields.ts'
import type { Route, Told } from './Route.ts'
import { ScheduleSchema } from './scheduleApi.ts'
import { TrialSchema } from './trialApi.ts'

const AskSchema = exactly({
  /** Operator who was asked. */
  operator: Type.String(),
  asker: Type.String(),
  /** Purpose of the question; may be empty. */
  note: Type.String(),
  at: Type.String(),
})
/** Somebody was asked to review a change and has not yet. */
export type Ask = Told<typeof AskSchema>

const AnswerSchema = exactly({ fact: Type.String(), actor: Type.String(), text: Type.String(), at: Type.String() })
/** Remark on an edit of a change. */
export type Answer = Told<typeof AnswerSchema>

const OpenChangeSchema = exactly({
  id: Type.String(),
  /** Empty until somebody names it: then it is called after its owner. */
  name: Type.String(),
  owner: Type.String(),
  /** Other operators who may edit it, by name. */
  members: Type.Array(Type.String()),
  createdAt: Type.String(),
  /** By fact. */
  edits: Type.Array(DraftEditSchema),
  /** By operator. */
  asked: Type.Array(AskSchema),
  /** Oldest first; of edits that are in the change. */
  answers: Type.Array(AnswerSchema),
  /** When it goes out by itself, in UTC; until then nobody can edit it. */
  scheduledFor: Type.Optional(Type.String()),
  /** Percent of the devices that try it; while they do, nobody can edit it. */
  tried: Type.Optional(Type.Integer()),
})
/** A named set of edits that are not live yet: its owner's, and of those who joined. */
export type OpenChange = Told<typeof OpenChangeSchema>

/** Whether somebody may edit a change. */
export const isIn = ({ owner, members }: Pick<OpenChange, 'owner' | 'members'>, name: string): boolean =>
  owner === name || members.includes(name)

/** Whether nobody can edit a change for now: it goes out by itself, or is tried. */
export const isFrozen = ({ scheduledFor, tried }: Pick<OpenChange, 'scheduledFor' | 'tried'>): boolean =>
  scheduledFor !== undefined || tried !== undefined

/** Somebody's own change, to go on with: the newest that is not frozen. */
export const ownChange = (changes: readonly OpenChange[], name: string): OpenChange | undefined =>
  changes.findLast((change) => change.owner === name && !isFrozen(change))

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
  /**
   * Every open change, oldest first, the release they would change, what goes out by itself, the next first, and what is
   * tried or has halted, the newest first.
   */
  changes: {
    method: 'GET',
    url: '/changes',
    schema: {
      response: {
        200: exactly({
          seq,
          changes: Type.Array(OpenChangeSchema),
          schedules: Type.Array(ScheduleSchema),
          trials: Type.Array(TrialSchema),
        }),
      },
    },
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
  /** Reviewers who may be asked: those who may approve. */
  reviewers: {
    method: 'GET',
    url: '/reviewers',
    schema: { response: { 200: exactly({ names: Type.Array(Type.String()) }) } },
  },
  /** Asks somebody to review the change; asked again, they get the new note. */
  askForReview: {
    method: 'POST',
    url: '/changes/:id/reviewers',
    schema: {
      params: byId,
      body: exactly({ operator: name, note: Type.String({ maxLength: 500 }) }),
      response: { 201: ChangeSchema },
    },
  },
  /** By whom was asked: they have looked at it. By anybody else: it is not asked any more. */
  endAsk: {
    method: 'DELETE',
    url: '/changes/:id/reviewers/:operator',
    schema: {
      params: exactly({ id: changeId, operator: name }),
      response: { 200: exactly({ ended: Type.Boolean() }) },
    },
  },
  answer: {
    method: 'POST',
    url: '/changes/:id/answers',
    schema: { params: byId, body: exactly({ fact, text: reason }), response: { 201: ChangeSchema } },
  },
} as const satisfies Readonly<Record<string, Route>>
