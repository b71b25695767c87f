import { applyEdits, describeEdit, readFact } from '../../../src/format/overlay.ts'
import type { SourceFile } from '../../../src/format/SourceFile.ts'
import type { Blocker, BaselineConflict, DraftEdit, Me, PublishRequest, Release, Review, Role, Warning } from '../api/answers.ts'
import type { DeskApi } from '../api/DeskApi.ts'
import { DeskError } from '../api/DeskError.ts'
import { sameValue } from '../draft/sameValue.ts'
import { testDocuments } from './testDocuments.ts'

/** A service in memory that behaves as the real one: one draft, conflicts, releases. */
export interface FakeDesk extends DeskApi {
  /** The calls that change something, in order. */
  readonly calls: readonly { readonly name: string; readonly body: unknown }[]
  /** What somebody else does meanwhile. */
  readonly editAs: (actor: string, fact: string, value: unknown) => void
  readonly publishAs: (actor: string) => void
  /** The next call of this name is refused. */
  readonly refuse: (name: keyof DeskApi, error: DeskError) => void
  readonly edits: () => readonly DraftEdit[]
}

export interface FakeDeskOptions {
  readonly role?: Role
  readonly blockers?: readonly Blocker[]
  readonly warnings?: readonly Warning[]
  readonly conflicts?: readonly BaselineConflict[]
  readonly needsSetup?: boolean
}

const AT = '2026-03-02T05:00:00.000Z'

export function createFakeDesk({ role = 'owner', blockers = [], warnings = [], conflicts = [], needsSetup = false }: FakeDeskOptions = {}): FakeDesk {
  const me: Me = { id: 1, name: 'mina', role }
  const calls: { name: string; body: unknown }[] = []
  const refusals = new Map<string, DeskError>()
  let live: readonly SourceFile[] = testDocuments
  let edits: readonly DraftEdit[] = []
  let releases: readonly Release[] = [{ seq: 1, sha: 'a'.repeat(64), plan: 1, baseline: 'b', overlay: [], kind: 'system', actor: 'system', reason: 'First release', createdAt: AT }]
  let rev = 0

  const seq = () => releases[0]?.seq ?? 0
  const read = (fact: string) => readFact(live, fact) ?? null
  const find = (fact: string) => edits.find((edit) => edit.fact === fact)

  async function called<T>(name: keyof DeskApi, body: unknown, answer: () => T): Promise<T> {
    await Promise.resolve()
    if (body !== undefined) calls.push({ name, body })
    const refusal = refusals.get(name)
    refusals.delete(name)
    if (refusal) throw refusal
    return answer()
  }

  function put(actor: string, fact: string, value: unknown): DraftEdit {
    rev += 1
    const edit = { fact, value, replaces: read(fact), actor, at: AT, rev }
    edits = [...edits.filter((other) => other.fact !== fact), edit]
    return edit
  }

  function release(actor: string, kind: Release['kind'], reason: string): Release {
    live = applyEdits(live, edits).files
    const made: Release = { seq: seq() + 1, sha: 'a'.repeat(64), plan: 1, baseline: 'b', overlay: edits, kind, actor, reason, createdAt: AT }
    releases = [made, ...releases]
    edits = []
    return made
  }

  function review(): Review {
    const changed = edits.map(({ fact, value, actor, at }) => ({ fact, text: describeEdit({ fact, value, replaces: read(fact) }, live), live: read(fact), next: value, actor, at }))
    return { seq: seq(), hash: `hash-${rev}`, edits: changed, blockers, warnings }
  }

  function publish(request: PublishRequest, kind: Release['kind']): Release {
    if (request.expectedSeq !== seq()) throw new DeskError('release-moved', `Release ${seq()} was published meanwhile; you had seen ${request.expectedSeq}. Review again before you publish.`)
    return release(me.name, kind, request.reason)
  }

  return {
    calls,
    edits: () => edits,
    editAs: (actor, fact, value) => void put(actor, fact, value),
    publishAs: (actor) => void release(actor, 'publish', 'Meanwhile'),
    refuse: (name, error) => void refusals.set(name, error),

    needsSetup: () => called('needsSetup', undefined, () => needsSetup),
    lookAtLink: (token) => called('lookAtLink', { token }, () => ({ name: null, role, expiresAt: AT })),
    join: (token, name, password) => called('join', { token, name, password }, () => ({ ...me, name })),
    login: (name, password) => called('login', { name, password }, () => me),
    logout: () => called('logout', {}, () => undefined),
    me: () => called('me', undefined, () => me),
    changePassword: (current, next) => called('changePassword', { current, next }, () => undefined),

    documents: () => called('documents', undefined, () => ({ seq: seq(), baseline: 'b', shipped: testDocuments, changed: live.filter((file) => !testDocuments.includes(file)), overlay: releases[0]?.overlay ?? [], conflicts })),
    status: () => called('status', undefined, () => ({ seq: seq(), sha: 'a'.repeat(64), demonstration: true, approvalsRequired: false, streams: 0, boot: { kind: 'unchanged', seq: seq() } as const })),
    draft: () => called('draft', undefined, () => ({ seq: seq(), edits })),
    putEdit: ({ fact, value, replaces }) =>
      called('putEdit', { fact, value, replaces }, () => {
        const row = find(fact)
        const current = row === undefined ? read(fact) : row.value
        if (!sameValue(replaces, current)) throw new DeskError('edit-conflict', `${row?.actor ?? 'the build'} changed ${fact} meanwhile.`, { fact, yours: value, theirs: current, by: row?.actor ?? 'the build', at: AT })
        if (!sameValue(value, read(fact))) return put(me.name, fact, value)
        edits = edits.filter((edit) => edit.fact !== fact)
        return undefined
      }),
    removeEdit: (fact) =>
      called('removeEdit', { fact }, () => {
        const had = find(fact) !== undefined
        edits = edits.filter((edit) => edit.fact !== fact)
        return had
      }),
    draftRelease: () => called('draftRelease', undefined, () => ({ seq: seq(), issues: [] })),

    review: () => called('review', undefined, review),
    publish: (request) => called('publish', request, () => publish(request, 'publish')),
    releases: () => called('releases', undefined, () => ({ live: seq(), releases })),
    difference: (from, to) => called('difference', undefined, () => ({ from, to, edits: [], parts: [] })),
    reviewRollback: () => called('reviewRollback', undefined, review),
    rollback: (to, request) => called('rollback', { to, ...request }, () => publish(request, 'rollback')),
    reports: () => called('reports', undefined, () => []),

    team: () => called('team', undefined, () => ({ operators: [{ ...me, disabled: false, createdAt: AT }], invitations: [] })),
    invite: (invitation) => called('invite', invitation, () => ({ link: 'http://localhost/#/join/token', expiresAt: AT })),
    withdrawInvitation: (tokenHash) => called('withdrawInvitation', { tokenHash }, () => undefined),
    changeOperator: (id, change) => called('changeOperator', { id, ...change }, () => undefined),
  }
}
