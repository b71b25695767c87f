import { applyEdits, describeEdit, readFact } from '../../../src/format/overlay.ts'
import type { SourceFile } from '../../../src/format/SourceFile.ts'
import type { DeskApi } from '../api/DeskApi.ts'
import { DeskError } from '../api/DeskError.ts'
import { testDocuments } from './testDocuments.ts'
import type { Me, Role } from '../../api/accountApi.ts'
import type { DraftEdit } from '../../api/edits.ts'
import type { BaselineConflict, HardLimit } from '../../api/documentApi.ts'
import type { DescribedSetAside } from '../../api/draftApi.ts'
import type { StopRecord } from '../../api/stopApi.ts'
import type { PublishRequest, ReleaseRecord } from '../../api/releaseApi.ts'
import type { Blocker, Warning } from '../../api/findings.ts'
import type { Approval, Review } from '../../api/review.ts'
import type { PlatformLimit } from '../../api/platformApi.ts'
import type { AuditFilter, AuditRecord } from '../../api/auditApi.ts'
import { sameValue } from '../../../src/format/sameValue.ts'

/** A service in memory that behaves as the real one: one draft, conflicts, releases. */
export interface FakeDesk extends DeskApi {
  /** The calls that change something, in order. */
  readonly calls: readonly { readonly name: string; readonly body: unknown }[]
  /** Something that somebody else does meanwhile. */
  readonly editAs: (actor: string, fact: string, value: unknown) => void
  readonly publishAs: (actor: string) => void
  /** A fact becomes live while the draft does not change, as after a deploy. */
  readonly deploy: (fact: string, value: unknown) => void
  /** The next call of this name is refused. */
  readonly refuse: (name: keyof DeskApi, error: DeskError) => void
  readonly edits: () => readonly DraftEdit[]
  /** Sets the service's clock. */
  readonly setNow: (now: string) => void
}

export interface FakeDeskOptions {
  readonly role?: Role
  readonly blockers?: readonly Blocker[]
  readonly warnings?: readonly Warning[]
  readonly conflicts?: readonly BaselineConflict[]
  readonly needsSetup?: boolean
  /** Edits that a new build refused. */
  readonly setAside?: readonly DescribedSetAside[]
  /** Large changes need a second person. */
  readonly approvalsRequired?: boolean
  readonly audit?: readonly AuditRecord[]
  /** What does not work in the service. */
  readonly incidents?: readonly string[]
  /** The desk's address. */
  readonly phoneOrigin?: string
  /** What the platform itself allows. */
  readonly limits?: Readonly<Record<string, PlatformLimit>>
  readonly hardLimits?: Readonly<Record<string, HardLimit>>
  readonly stops?: readonly StopRecord[]
}

const AT = '2026-03-02T05:00:00.000Z'

export function createFakeDesk({
  role = 'owner',
  blockers = [],
  warnings = [],
  conflicts = [],
  needsSetup = false,
  setAside = [],
  approvalsRequired = false,
  audit = [],
  incidents = [],
  phoneOrigin = 'https://desk.example',
  limits = {},
  hardLimits = {},
  stops = [],
}: FakeDeskOptions = {}): FakeDesk {
  const me: Me = { id: 1, name: 'mina', role }
  const calls: { name: string; body: unknown }[] = []
  const refusals = new Map<string, DeskError>()
  let live: readonly SourceFile[] = testDocuments
  let edits: readonly DraftEdit[] = []
  let releases: readonly ReleaseRecord[] = [
    {
      seq: 1,
      sha: 'a'.repeat(64),
      plan: 1,
      baseline: 'b',
      overlay: [],
      kind: 'system',
      actor: 'system',
      reason: 'First release',
      createdAt: AT,
    },
  ]
  let rev = 0
  let ahead = 0
  let factorOn = false
  let phoneLinkEnds: string | undefined
  let approvals: readonly Approval[] = []
  let aside = setAside
  let stopped = stops

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
    // An approval is for exactly one content.
    approvals = []
    const edit = { fact, value, replaces: read(fact), actor, at: AT, rev }
    edits = [...edits.filter((other) => other.fact !== fact), edit]
    return edit
  }

  function release(actor: string, kind: ReleaseRecord['kind'], reason: string): ReleaseRecord {
    live = applyEdits(live, edits).files
    const made: ReleaseRecord = {
      seq: seq() + 1,
      sha: 'a'.repeat(64),
      plan: 1,
      baseline: 'b',
      overlay: edits,
      kind,
      actor,
      reason,
      createdAt: AT,
    }
    releases = [made, ...releases]
    edits = []
    return made
  }

  function review(): Review {
    const changed = edits.map(({ fact, value, actor, at }) => ({
      fact,
      text: describeEdit({ fact, value, replaces: read(fact) }, live),
      live: read(fact),
      next: value,
      actor,
      at,
    }))
    const large = changed.filter(
      ({ fact, actor }) =>
        warnings.some((warning) => warning.fact === fact) && !approvals.some((approval) => approval.actor !== actor),
    )
    return {
      seq: seq(),
      hash: `hash-${rev}`,
      edits: changed,
      blockers,
      warnings,
      approvals,
      secondPersonFor: approvalsRequired ? large.map(({ fact, actor }) => ({ fact, author: actor })) : [],
    }
  }

  function publish(request: PublishRequest, kind: ReleaseRecord['kind']): ReleaseRecord {
    if (request.expectedSeq !== seq())
      throw new DeskError(
        'release-moved',
        `Release ${seq()} was published meanwhile; you had seen ${request.expectedSeq}. Review again before you publish.`,
        { expectedSeq: request.expectedSeq, actualSeq: seq() },
      )
    return release(me.name, kind, request.reason)
  }

  return {
    calls,
    edits: () => edits,
    setNow: (now) => void (ahead = Date.parse(now) - Date.now()),
    now: () => Date.now() + ahead,
    editAs: (actor, fact, value) => void put(actor, fact, value),
    publishAs: (actor) => void release(actor, 'publish', 'Meanwhile'),
    deploy(fact, value) {
      const kept = edits
      edits = [{ fact, value, replaces: read(fact), actor: 'system', at: AT, rev: 0 }]
      release('system', 'system', 'A new build')
      edits = kept
    },
    refuse: (name, error) => void refusals.set(name, error),

    needsSetup: () => called('needsSetup', undefined, () => needsSetup),
    lookAtLink: (token) =>
      called('lookAtLink', { token }, () => ({
        name: null,
        isTaken: false,
        role,
        expiresAt: AT,
        makes: 'operator' as const,
      })),
    setPassword: (token, password) => called('setPassword', { token, password }, () => undefined),
    join: (token, name, password) => called('join', { token, name, password }, () => ({ ...me, name })),
    login: (name, password, code) => called('login', { name, password, ...(code !== undefined && { code }) }, () => me),
    logout: () => called('logout', {}, () => undefined),
    me: () => called('me', undefined, () => me),
    confirm: (proof) => called('confirm', proof, () => undefined),
    changePassword: (current, next) => called('changePassword', { current, next }, () => undefined),

    sessions: () =>
      called('sessions', undefined, () => [
        { id: 'a'.repeat(16), createdAt: AT, seenAt: AT, ip: '127.0.0.1', agent: 'A browser', current: true },
      ]),
    endSession: (id) => called('endSession', { id }, () => undefined),
    endSessions: () => called('endSessions', {}, () => undefined),
    secondFactor: () =>
      called('secondFactor', undefined, () => ({ on: factorOn, recoveryCodesLeft: factorOn ? 2 : 0 })),
    beginSecondFactor: (password) =>
      called('beginSecondFactor', { password }, () => ({
        secret: 'JBSWY3DP',
        uri: 'otpauth://totp/desk:mina?secret=JBSWY3DP',
      })),
    confirmSecondFactor: (code) =>
      called('confirmSecondFactor', { code }, () => {
        factorOn = true
        return ['aaaa-bbbb', 'cccc-dddd']
      }),
    removeSecondFactor: (password, code) =>
      called('removeSecondFactor', { password, code }, () => {
        factorOn = false
      }),

    documents: () =>
      called('documents', undefined, () => ({
        seq: seq(),
        baseline: 'b',
        shipped: testDocuments,
        changed: live.filter((file) => !testDocuments.includes(file)),
        overlay: releases[0]?.overlay ?? [],
        conflicts,
      })),
    status: () =>
      called('status', undefined, () => ({
        seq: seq(),
        sha: 'a'.repeat(64),
        plan: 1,
        baseline: 'b'.repeat(64),
        demonstration: true,
        approvalsRequired,
        streams: 0,
        incidents,
        hardLimits,
        boot: { kind: 'unchanged', seq: seq() } as const,
      })),
    platformLimits: () => called('platformLimits', undefined, () => limits),
    draft: () => called('draft', undefined, () => ({ seq: seq(), edits })),
    putEdit: ({ fact, value, replaces }) =>
      called('putEdit', { fact, value, replaces }, () => {
        const row = find(fact)
        const current = row === undefined ? read(fact) : row.value
        if (!sameValue(replaces, current))
          throw new DeskError('edit-conflict', `${row?.actor ?? 'the build'} changed ${fact} meanwhile.`, {
            fact,
            yours: value,
            theirs: current,
            by: row?.actor ?? 'the build',
            at: AT,
          })
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
    setAside: () => called('setAside', undefined, () => aside),
    dismissSetAside: (fact) =>
      called('dismissSetAside', { fact }, () => {
        const had = aside.some((edit) => edit.fact === fact)
        aside = aside.filter((edit) => edit.fact !== fact)
        return had
      }),
    draftRelease: () => called('draftRelease', undefined, () => ({ seq: seq(), issues: [] })),

    phoneLinkEnds: () => called('phoneLinkEnds', undefined, () => phoneLinkEnds),
    makePhoneLink: () =>
      called('makePhoneLink', {}, () => {
        phoneLinkEnds = AT
        return { address: `${phoneOrigin}/preview/phone.html`, token: 'T'.repeat(43), expiresAt: AT }
      }),
    endPhoneLink: () =>
      called('endPhoneLink', {}, () => {
        phoneLinkEnds = undefined
      }),

    liveRelease: () => Promise.reject(new DeskError('not-here', 'The fake desk has no live release.')),

    review: () => called('review', undefined, review),
    approve: (reviewed) =>
      called('approve', { reviewed }, () => {
        approvals = [...approvals.filter(({ actor }) => actor !== me.name), { actor: me.name, at: AT }]
        return approvals
      }),
    withdrawApproval: (reviewed) =>
      called('withdrawApproval', { reviewed }, () => {
        approvals = approvals.filter(({ actor }) => actor !== me.name)
        return approvals
      }),
    publish: (request) => called('publish', request, () => publish(request, 'publish')),
    stops: () => called('stops', undefined, () => stopped),
    stop: (name, request) =>
      called('stop', { name, ...request }, () => {
        stopped = [...stopped.filter((stop) => stop.name !== name), { name, actor: me.name, at: AT, ...request }]
        return stopped
      }),
    lift: (name, reason) =>
      called('lift', { name, reason }, () => {
        stopped = stopped.filter((stop) => stop.name !== name)
        return stopped
      }),
    releases: () => called('releases', undefined, () => ({ live: seq(), releases })),
    difference: (from, to) => called('difference', undefined, () => ({ from, to, edits: [], parts: [] })),
    reviewRollback: () => called('reviewRollback', undefined, review),
    rollback: (to, request) => called('rollback', { to, ...request }, () => publish(request, 'rollback')),
    audit: (filter, before) =>
      called('audit', undefined, () => {
        const found = audit.filter((entry) => fits(entry, filter))
        return {
          found: found.length,
          entries: found.filter(({ id }) => before === undefined || id < before).slice(0, 200),
        }
      }),
    auditNames: () =>
      called('auditNames', undefined, () => ({
        actors: [...new Set(audit.map(({ actor }) => actor))].toSorted(),
        actions: [...new Set(audit.map(({ action }) => action))].toSorted(),
      })),
    exportAudit: (filter, format) =>
      called(
        'exportAudit',
        { filter, format },
        () => new Blob([JSON.stringify(audit.filter((entry) => fits(entry, filter)))]),
      ),
    verifyAudit: () =>
      called('verifyAudit', undefined, () => ({
        ok: true,
        problems: [],
        entries: audit.length,
        head: 'f'.repeat(64),
        releases: 1,
        files: 1,
      })),
    reports: () => called('reports', undefined, () => []),

    team: () =>
      called('team', undefined, () => ({
        operators: [{ ...me, disabled: false, secondFactor: false, createdAt: AT }],
        invitations: [],
      })),
    invite: (invitation) =>
      called('invite', invitation, () => ({ link: 'http://localhost/#/join/token', expiresAt: AT })),
    makePasswordLink: (id) =>
      called('makePasswordLink', { id }, () => ({ link: 'http://localhost/#/join/lost', expiresAt: AT })),
    withdrawInvitation: (tokenHash) => called('withdrawInvitation', { tokenHash }, () => undefined),
    endSessionsOf: (id) => called('endSessionsOf', { id }, () => undefined),
    resetSecondFactor: (id) => called('resetSecondFactor', { id }, () => undefined),
    changeOperator: (id, change) => called('changeOperator', { id, ...change }, () => undefined),
  }
}

function fits(
  entry: AuditRecord,
  { actor = entry.actor, action = entry.action, from = '', until = '~', text = '' }: AuditFilter,
): boolean {
  return (
    entry.actor === actor &&
    entry.action === action &&
    entry.at >= from &&
    entry.at < until &&
    text.split(' ').every((word) => JSON.stringify(entry).includes(word))
  )
}
