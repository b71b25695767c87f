import type { deskApi } from './deskApi.ts'
import type { AnswerOf, Given, InputOf, Route } from './Route.ts'

type Routes = typeof deskApi

/** Routes that the desk does not call: the command line's, the machines', and the events, which are a stream. */
type NotCalled = 'alert' | 'fact' | 'findFacts' | 'release' | 'pictureFiles' | 'restorePicture' | 'events'

/**
 * How the desk waits for an answer. `play`: every changed screen is played first, so it takes longer. `download`: the
 * answer is a file. `upload`: the body is a file.
 */
export type Wait = 'call' | 'play' | 'download' | 'upload'

/** Address of a route, and how to wait for it; `call` unless it says otherwise. */
type Called<R extends Route> = Pick<R, 'method' | 'url'> & { readonly wait?: Wait }

/**
 * The desk's calls by the names of their routes. They repeat methods and addresses, because the routes bring their schemas
 * along, which the desk does not load; one that is missing, or not as its route says, does not compile.
 */
export const deskCalls = {
  needsSetup: { method: 'GET', url: '/setup' },
  lookAtLink: { method: 'POST', url: '/join/look' },
  setPassword: { method: 'POST', url: '/join/password' },
  join: { method: 'POST', url: '/join' },
  login: { method: 'POST', url: '/login' },
  logout: { method: 'POST', url: '/logout' },
  me: { method: 'GET', url: '/me' },
  changePassword: { method: 'POST', url: '/me/password' },

  beginAtCompany: { method: 'POST', url: '/company/begin' },
  loginAtCompany: { method: 'POST', url: '/company/login' },
  confirmAtCompany: { method: 'POST', url: '/company/confirm' },

  sessions: { method: 'GET', url: '/me/sessions' },
  endSession: { method: 'DELETE', url: '/me/sessions/:id' },
  endSessions: { method: 'DELETE', url: '/me/sessions' },
  confirm: { method: 'POST', url: '/me/confirm' },
  secondFactor: { method: 'GET', url: '/me/second-factor' },
  beginSecondFactor: { method: 'POST', url: '/me/second-factor' },
  confirmSecondFactor: { method: 'POST', url: '/me/second-factor/confirm' },
  removeSecondFactor: { method: 'DELETE', url: '/me/second-factor' },

  documents: { method: 'GET', url: '/documents' },
  status: { method: 'GET', url: '/status' },
  platformLimits: { method: 'GET', url: '/platform/limits' },

  changes: { method: 'GET', url: '/changes' },
  addChange: { method: 'POST', url: '/changes' },
  renameChange: { method: 'PATCH', url: '/changes/:id' },
  dropChange: { method: 'DELETE', url: '/changes/:id' },
  joinChange: { method: 'POST', url: '/changes/:id/members' },
  leaveChange: { method: 'DELETE', url: '/changes/:id/members' },
  reviewers: { method: 'GET', url: '/reviewers' },
  askForReview: { method: 'POST', url: '/changes/:id/reviewers' },
  endAsk: { method: 'DELETE', url: '/changes/:id/reviewers/:operator' },
  answer: { method: 'POST', url: '/changes/:id/answers' },

  putEdit: { method: 'PUT', url: '/draft/edits' },
  putEdits: { method: 'PUT', url: '/draft/edits/several' },
  moveEdits: { method: 'POST', url: '/draft/edits/moved' },
  removeEdit: { method: 'DELETE', url: '/draft/edits' },
  setAside: { method: 'GET', url: '/set-aside' },
  dismissSetAside: { method: 'DELETE', url: '/set-aside' },
  draftRelease: { method: 'GET', url: '/draft/release' },
  approve: { method: 'POST', url: '/draft/approval' },
  withdrawApproval: { method: 'DELETE', url: '/draft/approval' },
  review: { method: 'GET', url: '/draft/review', wait: 'play' },

  publish: { method: 'POST', url: '/publish', wait: 'play' },
  releases: { method: 'GET', url: '/releases' },
  difference: { method: 'GET', url: '/releases/diff' },
  reviewRollback: { method: 'GET', url: '/releases/:seq/rollback', wait: 'play' },
  rollbackRelease: { method: 'GET', url: '/releases/:seq/rollback/release' },
  rollback: { method: 'POST', url: '/releases/:seq/rollback', wait: 'play' },
  liveRelease: { method: 'GET', url: '/live/release' },
  moment: { method: 'GET', url: '/releases/at' },

  schedule: { method: 'POST', url: '/changes/:id/schedule', wait: 'play' },
  moveSchedule: { method: 'PUT', url: '/schedules/:id/moment', wait: 'play' },
  repairSchedule: { method: 'POST', url: '/schedules/:id/repair' },
  renewSchedule: { method: 'POST', url: '/schedules/:id/review', wait: 'play' },
  endSchedule: { method: 'DELETE', url: '/schedules/:id' },
  takeBackNow: { method: 'POST', url: '/schedules/:id/due', wait: 'play' },
  startTrial: { method: 'POST', url: '/changes/:id/trial', wait: 'play' },
  widenTrial: { method: 'POST', url: '/trials/:id/share' },
  endTrial: { method: 'DELETE', url: '/trials/:id' },
  stops: { method: 'GET', url: '/stops' },
  stop: { method: 'PUT', url: '/stops/:name' },
  changeStopWords: { method: 'PATCH', url: '/stops/:name/words' },
  lift: { method: 'DELETE', url: '/stops/:name' },
  putOwnStop: { method: 'POST', url: '/own-stops/:id/everywhere' },
  liftOwnStop: { method: 'DELETE', url: '/own-stops/:id' },

  pictures: { method: 'GET', url: '/pictures' },
  uploadPicture: { method: 'POST', url: '/pictures', wait: 'upload' },
  describePicture: { method: 'PATCH', url: '/pictures/:sha' },
  removePicture: { method: 'DELETE', url: '/pictures/:sha' },

  team: { method: 'GET', url: '/operators' },
  invite: { method: 'POST', url: '/operators/invitations' },
  withdrawInvitation: { method: 'DELETE', url: '/operators/invitations/:tokenHash' },
  changeOperator: { method: 'PATCH', url: '/operators/:id' },
  makePasswordLink: { method: 'POST', url: '/operators/:id/password-link' },
  endSessionsOf: { method: 'DELETE', url: '/operators/:id/sessions' },
  resetSecondFactor: { method: 'DELETE', url: '/operators/:id/second-factor' },

  machineTokens: { method: 'GET', url: '/machine-tokens' },
  makeMachineToken: { method: 'POST', url: '/machine-tokens' },
  revokeMachineToken: { method: 'DELETE', url: '/machine-tokens/:tokenHash' },

  audit: { method: 'GET', url: '/audit' },
  addNote: { method: 'POST', url: '/audit/notes' },
  auditNames: { method: 'GET', url: '/audit/names' },
  exportAudit: { method: 'GET', url: '/audit/export', wait: 'download' },
  verifyAudit: { method: 'GET', url: '/audit/verify' },
  reports: { method: 'GET', url: '/reports' },
  openPhones: { method: 'GET', url: '/phones' },
  outcomes: { method: 'GET', url: '/releases/:seq/outcomes' },

  phoneLinkEnds: { method: 'GET', url: '/phone-link' },
  makePhoneLink: { method: 'POST', url: '/phone-link' },
  endPhoneLink: { method: 'DELETE', url: '/phone-link' },
  here: { method: 'PUT', url: '/here' },
} as const satisfies { readonly [Name in Exclude<keyof Routes, NotCalled>]: Called<Routes[Name]> }

/** Functions of the desk's calls: each takes and answers what its route declares. */
export type DeskCalls = {
  readonly [Name in keyof Routes as Exclude<Name, NotCalled>]: Call<Routes[Name], WaitOf<Name>>
}

type WaitOf<Name> = (typeof deskCalls)[Name & keyof typeof deskCalls] extends { readonly wait: infer W } ? W : 'call'

type Call<R extends Route, W> = W extends 'download'
  ? (...input: Given<R>) => Promise<Blob>
  : W extends 'upload'
    ? (input: InputOf<R> & SentFile) => Promise<AnswerOf<R>>
    : (...input: Given<R>) => Promise<AnswerOf<R>>

/** A file that is sent as the body of a call. */
export interface SentFile {
  readonly file: Blob
  /** How much has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}
