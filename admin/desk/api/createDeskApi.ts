import type {
  Approval,
  AuditFilter,
  AuditPage,
  AuditVerdict,
  Documents,
  Draft,
  DraftEdit,
  DraftRelease,
  EnrolledFactor,
  JoinLook,
  LiveRelease,
  Me,
  OpenSession,
  PhoneLink,
  PlatformLimit,
  Release,
  ReleaseDifference,
  Releases,
  Report,
  Review,
  SecondFactor,
  SetAsideEdit,
  SignedIn,
  Status,
} from './answers.ts'
import { createTransport, type TransportOptions } from './createTransport.ts'
import type { DeskApi } from './DeskApi.ts'

/** How long a call is waited for that plays every changed screen, in ms: a busy machine takes its time, and to ask again would begin anew. */
const PLAYING = 180_000

/** The service's JSON API as functions. */
export function createDeskApi(options: TransportOptions): DeskApi {
  const { call, download, setToken, now } = createTransport(options)
  const get = <T>(path: string) => call<T>('GET', path)

  async function signIn(answer: Promise<SignedIn>): Promise<Me> {
    const { operator, csrf } = await answer
    setToken(csrf)
    return operator
  }

  return {
    now,
    needsSetup: async () => (await get<{ needed: boolean }>('/setup')).needed,
    lookAtLink: (token) => call<JoinLook>('POST', '/join/look', { token }),
    join: (token, name, password) => signIn(call('POST', '/join', { token, name, password })),
    setPassword: (token, password) => call('POST', '/join/password', { token, password }),
    login: (name, password, code) =>
      signIn(call('POST', '/login', { name, password, ...(code !== undefined && { code }) })),
    logout: () => call('POST', '/logout'),
    me: () => signIn(get('/me')),
    confirm: (proof) => call('POST', '/me/confirm', proof),
    changePassword: (current, next) => call('POST', '/me/password', { current, next }),

    sessions: async () => (await get<{ sessions: readonly OpenSession[] }>('/me/sessions')).sessions,
    endSession: (id) => call('DELETE', `/me/sessions/${id}`),
    endSessions: () => call('DELETE', '/me/sessions'),
    secondFactor: () => get<SecondFactor>('/me/second-factor'),
    beginSecondFactor: (password) => call<EnrolledFactor>('POST', '/me/second-factor', { password }),
    confirmSecondFactor: async (code) =>
      (await call<{ recoveryCodes: readonly string[] }>('POST', '/me/second-factor/confirm', { code })).recoveryCodes,
    removeSecondFactor: (password, code) => call('DELETE', '/me/second-factor', { password, code }),

    documents: () => get<Documents>('/documents'),
    status: () => get<Status>('/status'),
    platformLimits: async () =>
      (await get<{ limits: Readonly<Record<string, PlatformLimit>> }>('/platform/limits')).limits,
    draft: () => get<Draft>('/draft'),
    putEdit: async (edit) => (await call<{ edit: DraftEdit | null }>('PUT', '/draft/edits', edit)).edit ?? undefined,
    removeEdit: async (fact) => (await call<{ removed: boolean }>('DELETE', '/draft/edits', { fact })).removed,
    setAside: async () => (await get<{ edits: readonly SetAsideEdit[] }>('/set-aside')).edits,
    dismissSetAside: async (fact) => (await call<{ dismissed: boolean }>('DELETE', '/set-aside', { fact })).dismissed,
    draftRelease: (have) => get<DraftRelease>(`/draft/release${have === undefined ? '' : `?have=${have}`}`),

    liveRelease: () => get<LiveRelease>('/live/release'),
    phoneLinkEnds: async () => (await get<{ expiresAt: string | null }>('/phone-link')).expiresAt ?? undefined,
    makePhoneLink: () => call<PhoneLink>('POST', '/phone-link'),
    endPhoneLink: () => call('DELETE', '/phone-link'),

    review: () => call<Review>('GET', '/draft/review', undefined, PLAYING),
    approve: async (reviewed) =>
      (await call<{ approvals: readonly Approval[] }>('POST', '/draft/approval', { reviewed })).approvals,
    withdrawApproval: async (reviewed) =>
      (await call<{ approvals: readonly Approval[] }>('DELETE', '/draft/approval', { reviewed })).approvals,
    publish: async (request) => (await call<{ release: Release }>('POST', '/publish', request, PLAYING)).release,
    releases: (before) => get<Releases>(`/releases${before === undefined ? '' : `?before=${before}`}`),
    difference: (from, to) => get<ReleaseDifference>(`/releases/diff?from=${from}&to=${to}`),
    reviewRollback: (seq) => call<Review>('GET', `/releases/${seq}/rollback`, undefined, PLAYING),
    rollback: async (seq, request) =>
      (await call<{ release: Release }>('POST', `/releases/${seq}/rollback`, request, PLAYING)).release,
    audit: (filter, before) =>
      get<AuditPage>(
        `/audit?${auditQuery(filter, { limit: '200', ...(before !== undefined && { before: String(before) }) })}`,
      ),
    auditNames: () => get('/audit/names'),
    exportAudit: (filter, format) => download(`/audit/export?${auditQuery(filter, { format })}`),
    verifyAudit: () => get<AuditVerdict>('/audit/verify'),
    reports: async () => (await get<{ reports: readonly Report[] }>('/reports')).reports,

    team: () => get('/operators'),
    invite: (invitation) => call('POST', '/operators/invitations', invitation),
    makePasswordLink: (id) => call('POST', `/operators/${id}/password-link`),
    withdrawInvitation: (tokenHash) => call('DELETE', `/operators/invitations/${tokenHash}`),
    endSessionsOf: (id) => call('DELETE', `/operators/${id}/sessions`),
    resetSecondFactor: (id) => call('DELETE', `/operators/${id}/second-factor`),
    changeOperator: (id, change) => call('PATCH', `/operators/${id}`, change),
  }
}

function auditQuery(filter: AuditFilter, more: Readonly<Record<string, string>>): string {
  return new URLSearchParams({ ...filter, ...more }).toString()
}
