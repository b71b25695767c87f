import type { Documents, Draft, DraftEdit, DraftRelease, JoinLook, Me, Release, ReleaseDifference, Releases, Report, Review, SignedIn, Status } from './answers.ts'
import { createTransport, type TransportOptions } from './createTransport.ts'
import type { DeskApi } from './DeskApi.ts'

/** The service's JSON API as functions. */
export function createDeskApi(options: TransportOptions): DeskApi {
  const { call, setToken } = createTransport(options)
  const get = <T>(path: string) => call<T>('GET', path)

  async function signIn(answer: Promise<SignedIn>): Promise<Me> {
    const { operator, csrf } = await answer
    setToken(csrf)
    return operator
  }

  return {
    needsSetup: async () => (await get<{ needed: boolean }>('/setup')).needed,
    lookAtLink: (token) => call<JoinLook>('POST', '/join/look', { token }),
    join: (token, name, password) => signIn(call('POST', '/join', { token, name, password })),
    login: (name, password) => signIn(call('POST', '/login', { name, password })),
    logout: () => call('POST', '/logout'),
    me: () => signIn(get('/me')),
    changePassword: (current, next) => call('POST', '/me/password', { current, next }),

    documents: () => get<Documents>('/documents'),
    status: () => get<Status>('/status'),
    draft: () => get<Draft>('/draft'),
    putEdit: async (edit) => (await call<{ edit: DraftEdit | null }>('PUT', '/draft/edits', edit)).edit ?? undefined,
    removeEdit: async (fact) => (await call<{ removed: boolean }>('DELETE', '/draft/edits', { fact })).removed,
    draftRelease: (have) => get<DraftRelease>(`/draft/release${have === undefined ? '' : `?have=${have}`}`),

    review: () => get<Review>('/draft/review'),
    publish: async (request) => (await call<{ release: Release }>('POST', '/publish', request)).release,
    releases: (before) => get<Releases>(`/releases${before === undefined ? '' : `?before=${before}`}`),
    difference: (from, to) => get<ReleaseDifference>(`/releases/diff?from=${from}&to=${to}`),
    reviewRollback: (seq) => get<Review>(`/releases/${seq}/rollback`),
    rollback: async (seq, request) => (await call<{ release: Release }>('POST', `/releases/${seq}/rollback`, request)).release,
    reports: async () => (await get<{ reports: readonly Report[] }>('/reports')).reports,

    team: () => get('/operators'),
    invite: (invitation) => call('POST', '/operators/invitations', invitation),
    withdrawInvitation: (tokenHash) => call('DELETE', `/operators/invitations/${tokenHash}`),
    changeOperator: (id, change) => call('PATCH', `/operators/${id}`, change),
  }
}
