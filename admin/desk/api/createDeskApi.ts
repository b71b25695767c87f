import type { Me, SignedIn } from '../../api/accountApi.ts'
import { createTransport, type TransportOptions } from './createTransport.ts'
import type { DeskApi } from './DeskApi.ts'
import { hearEvents, type OpenEvents } from './hearEvents.ts'

/** Some systems have longer names; the end of one has its own words more often than the folders before. */
const NAME_SENT = 400

export interface DeskApiOptions extends TransportOptions {
  readonly openEvents: OpenEvents
}

type PictureCalls = 'pictures' | 'uploadPicture' | 'describePicture' | 'removePicture'

function pictureCalls({ call, upload }: ReturnType<typeof createTransport>): Pick<DeskApi, PictureCalls> {
  return {
    pictures: () => call('GET', '/pictures'),
    uploadPicture: (file, options) =>
      upload(file, options)('POST', '/pictures', { querystring: { name: file.name.slice(-NAME_SENT) } }),
    describePicture: async (sha, body) => (await call('PATCH', '/pictures/:sha', { params: { sha }, body })).picture,
    removePicture: (sha) => call('DELETE', '/pictures/:sha', { params: { sha } }),
  }
}

type ScheduleCalls = 'schedule' | 'endSchedule' | 'takeBackNow'

function scheduleCalls({ call, play }: ReturnType<typeof createTransport>): Pick<DeskApi, ScheduleCalls> {
  return {
    schedule: async (id, body) => (await play('POST', '/changes/:id/schedule', { params: { id }, body })).schedule,
    endSchedule: async (id) => (await call('DELETE', '/schedules/:id', { params: { id } })).ended,
    takeBackNow: (id) => play('POST', '/schedules/:id/due', { params: { id }, body: {} }),
  }
}

type TrialCalls = 'startTrial' | 'widenTrial' | 'endTrial'

function trialCalls({ call, play }: ReturnType<typeof createTransport>): Pick<DeskApi, TrialCalls> {
  return {
    startTrial: async (id, body) => (await play('POST', '/changes/:id/trial', { params: { id }, body })).trial,
    widenTrial: async (id, share) =>
      (await call('POST', '/trials/:id/share', { params: { id }, body: { share } })).trial,
    endTrial: async (id) => (await call('DELETE', '/trials/:id', { params: { id } })).ended,
  }
}

type AuditCalls = 'audit' | 'auditNames' | 'exportAudit' | 'verifyAudit' | 'reports' | 'openPhones'

function auditCalls({ call, download }: ReturnType<typeof createTransport>): Pick<DeskApi, AuditCalls> {
  return {
    audit: (filter, before) => call('GET', '/audit', { querystring: { ...filter, limit: 200, before } }),
    auditNames: () => call('GET', '/audit/names'),
    exportAudit: (filter, format) => download('GET', '/audit/export', { querystring: { ...filter, format } }),
    verifyAudit: () => call('GET', '/audit/verify'),
    reports: async () => (await call('GET', '/reports')).reports,
    openPhones: () => call('GET', '/phones'),
  }
}

type PhoneCalls = 'draftRelease' | 'liveRelease' | 'moment'

/** What the phone plays. */
function phoneCalls({ call }: ReturnType<typeof createTransport>): Pick<DeskApi, PhoneCalls> {
  return {
    draftRelease: (changes, have) => call('GET', '/draft/release', { querystring: { have, changes: idsOf(changes) } }),
    liveRelease: () => call('GET', '/live/release'),
    moment: (at) => call('GET', '/releases/at', { querystring: { at } }),
  }
}

/** The service's JSON API as functions, and its events. */
export function createDeskApi({ openEvents, ...options }: DeskApiOptions): DeskApi {
  const transport = createTransport(options)
  const { call, play, setToken, now } = transport

  async function signIn(answer: Promise<SignedIn>): Promise<Me> {
    const { operator, csrf } = await answer
    setToken(csrf)
    return operator
  }

  return {
    now,
    needsSetup: async () => (await call('GET', '/setup')).needed,
    lookAtLink: (token) => call('POST', '/join/look', { body: { token } }),
    join: (token, name, password) => signIn(call('POST', '/join', { body: { token, name, password } })),
    setPassword: (token, password) => call('POST', '/join/password', { body: { token, password } }),
    login: (name, password, code) =>
      signIn(call('POST', '/login', { body: { name, password, ...(code !== undefined && { code }) } })),
    logout: () => call('POST', '/logout'),
    me: () => signIn(call('GET', '/me')),
    confirm: (proof) => call('POST', '/me/confirm', { body: proof }),
    changePassword: (current, next) => call('POST', '/me/password', { body: { current, next } }),

    sessions: async () => (await call('GET', '/me/sessions')).sessions,
    endSession: (id) => call('DELETE', '/me/sessions/:id', { params: { id } }),
    endSessions: () => call('DELETE', '/me/sessions'),
    secondFactor: () => call('GET', '/me/second-factor'),
    beginSecondFactor: (password) => call('POST', '/me/second-factor', { body: { password } }),
    confirmSecondFactor: async (code) =>
      (await call('POST', '/me/second-factor/confirm', { body: { code } })).recoveryCodes,
    removeSecondFactor: (password, code) => call('DELETE', '/me/second-factor', { body: { password, code } }),

    documents: () => call('GET', '/documents'),
    status: () => call('GET', '/status'),
    platformLimits: async () => (await call('GET', '/platform/limits')).limits,
    changes: () => call('GET', '/changes'),
    addChange: async (name) => (await call('POST', '/changes', { body: { name } })).change,
    renameChange: async (id, name) => (await call('PATCH', '/changes/:id', { params: { id }, body: { name } })).change,
    joinChange: async (id) => (await call('POST', '/changes/:id/members', { params: { id } })).change,
    leaveChange: async (id) => (await call('DELETE', '/changes/:id/members', { params: { id } })).left,
    reviewers: async () => (await call('GET', '/reviewers')).names,
    askForReview: async (id, operator, note) =>
      (await call('POST', '/changes/:id/reviewers', { params: { id }, body: { operator, note } })).change,
    endAsk: async (id, operator) =>
      (await call('DELETE', '/changes/:id/reviewers/:operator', { params: { id, operator } })).ended,
    answer: async (id, fact, text) =>
      (await call('POST', '/changes/:id/answers', { params: { id }, body: { fact, text } })).change,
    dropChange: async (id) => (await call('DELETE', '/changes/:id', { params: { id } })).dropped,
    async putEdit(body) {
      const { edit, change } = await call('PUT', '/draft/edits', { body })
      return edit === null || change === null ? undefined : { edit, change }
    },
    async putEdits(body) {
      const { edits, change } = await call('PUT', '/draft/edits/several', { body })
      return { edits: edits.map((edit) => edit ?? undefined), change: change ?? undefined }
    },
    removeEdit: async (fact, change) => (await call('DELETE', '/draft/edits', { body: { fact, change } })).removed,
    setAside: async () => (await call('GET', '/set-aside')).edits,
    dismissSetAside: async (fact) => (await call('DELETE', '/set-aside', { body: { fact } })).dismissed,

    phoneLinkEnds: async () => (await call('GET', '/phone-link')).expiresAt ?? undefined,
    makePhoneLink: (changes) => call('POST', '/phone-link', { querystring: { changes: idsOf(changes) } }),
    endPhoneLink: () => call('DELETE', '/phone-link'),
    listen: (events) => hearEvents(openEvents, events),
    here: (place) => call('PUT', '/here', { body: place }),

    review: (change) => play('GET', '/draft/review', { querystring: { change } }),
    approve: async (change, reviewed) =>
      (await call('POST', '/draft/approval', { body: { change, reviewed } })).approvals,
    withdrawApproval: async (change, reviewed) =>
      (await call('DELETE', '/draft/approval', { body: { change, reviewed } })).approvals,
    publish: async (request) => (await play('POST', '/publish', { body: request })).release,
    stops: async () => (await call('GET', '/stops')).stops,
    stop: async (name, request) => (await call('PUT', '/stops/:name', { params: { name }, body: request })).stops,
    lift: async (name, reason) => (await call('DELETE', '/stops/:name', { params: { name }, body: { reason } })).stops,
    releases: (before) => call('GET', '/releases', { querystring: { before } }),
    difference: (from, to) => call('GET', '/releases/diff', { querystring: { from, to } }),
    reviewRollback: (seq) => play('GET', '/releases/:seq/rollback', { params: { seq } }),
    rollback: async (seq, request) =>
      (await play('POST', '/releases/:seq/rollback', { params: { seq }, body: request })).release,

    ...auditCalls(transport),
    ...phoneCalls(transport),
    ...scheduleCalls(transport),
    ...trialCalls(transport),
    ...pictureCalls(transport),

    team: () => call('GET', '/operators'),
    invite: (invitation) => call('POST', '/operators/invitations', { body: invitation }),
    makePasswordLink: (id) => call('POST', '/operators/:id/password-link', { params: { id } }),
    withdrawInvitation: (tokenHash) => call('DELETE', '/operators/invitations/:tokenHash', { params: { tokenHash } }),
    endSessionsOf: (id) => call('DELETE', '/operators/:id/sessions', { params: { id } }),
    resetSecondFactor: (id) => call('DELETE', '/operators/:id/second-factor', { params: { id } }),
    changeOperator: (id, change) => call('PATCH', '/operators/:id', { params: { id }, body: change }),
  }
}

const idsOf = (changes: readonly string[]): string | undefined => (changes.length === 0 ? undefined : changes.join(','))
