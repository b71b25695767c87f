import { describeEdit } from '../../../src/format/facts/describeEdit.ts'
import { applyEdits, readFact } from '../../../src/format/overlay.ts'
import type { SourceFile } from '../../../src/format/SourceFile.ts'
import type { DeskCalls } from '../../api/deskCalls.ts'
import type { DeskEvents, ServiceClient } from '../api/serviceClient.ts'
import type { Reached } from '../../../src/store/createOnline.ts'
import { createStore } from '../../../src/store/createStore.ts'
import type { Store } from '../../../src/store/Store.ts'
import { DeskError } from '../api/DeskError.ts'
import { createFakeAudit } from './fakeAudit.ts'
import { createFakeSchedules } from './fakeSchedules.ts'
import { createFakeTrials } from './fakeTrials.ts'
import { testDocuments } from './testDocuments.ts'
import type { Me, Role } from '../../api/accountApi.ts'
import type { OpenChange } from '../../api/changeApi.ts'
import type { DraftEdit } from '../../api/edits.ts'
import type { BaselineConflict, HardLimit, Playing, Status } from '../../api/documentApi.ts'
import type { DescribedSetAside } from '../../api/draftApi.ts'
import type { StopRecord, WordsChange } from '../../api/stopApi.ts'
import { withDescription } from '../../api/withDescription.ts'
import type { ListedPicture } from '../../api/pictureApi.ts'
import type { PublishRequest, ReleaseRecord } from '../../api/releaseApi.ts'
import type { Blocker, Warning } from '../../api/findings.ts'
import type { Approval, Review } from '../../api/review.ts'
import type { Schedule } from '../../api/scheduleApi.ts'
import type { Trial } from '../../api/trialApi.ts'
import type { OpenPhones } from '../../api/heartbeatApi.ts'
import type { ReleaseOutcomes } from '../../api/outcomeApi.ts'
import type { Place } from '../../api/presenceApi.ts'
import type { PlatformLimit } from '../../api/platformApi.ts'
import type { AuditRecord, ListedEntry } from '../../api/auditApi.ts'
import { sameValue } from '../../../src/format/value/sameValue.ts'

/** A service in memory that behaves as the real one: changes, conflicts, releases. */
export interface FakeDesk extends ServiceClient {
  /** The calls that change something, in order. */
  readonly calls: readonly { readonly name: string; readonly body: unknown }[]
  /** Something that somebody else does meanwhile, in the operator's own change, which they joined. */
  readonly editAs: (actor: string, fact: string, value: unknown) => void
  readonly publishAs: (actor: string, change?: string) => void
  /** Somebody else's change, with edits of these facts; answers its id. */
  readonly changeAs: (owner: string, name: string, values: Readonly<Record<string, unknown>>) => string
  /** A fact becomes live while the draft does not change, as after a deploy. */
  readonly deploy: (fact: string, value: unknown) => void
  /** The next call of this name is refused. */
  readonly refuse: (name: keyof DeskCalls, error: DeskError) => void
  readonly edits: () => readonly DraftEdit[]
  /** Where the operator said they are, in order. */
  readonly places: readonly Place[]
  /** What the service tells whoever listens. */
  readonly tell: DeskEvents
  /** How many listen. */
  readonly listening: () => number
  /** Sets what the calls have shown of the service. */
  readonly reached: Store<Reached>
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
  readonly audit?: readonly ListedEntry[]
  /** What does not work in the service. */
  readonly troubles?: Status['troubles']
  /** What is being played. */
  readonly playing?: readonly Playing[]
  /** The desk's address. */
  readonly phoneOrigin?: string
  /** What the platform itself allows. */
  readonly limits?: Readonly<Record<string, PlatformLimit>>
  readonly hardLimits?: Readonly<Record<string, HardLimit>>
  readonly stops?: readonly StopRecord[]
  readonly pictures?: readonly ListedPicture[]
  /** What goes out by itself, or should have. */
  readonly schedules?: readonly Schedule[]
  /** What is tried on some phones, or has halted. */
  readonly trials?: readonly Trial[]
  /** What the open phones show. */
  readonly phones?: OpenPhones
  /** How visits of forms ended around a release. */
  readonly outcomes?: ReleaseOutcomes
}

const AT = '2026-03-02T05:00:00.000Z'

const firstRelease: ListedEntry = {
  id: 1,
  at: AT,
  actor: 'system',
  action: 'release.system',
  subject: 'release:1',
  reason: 'First release',
  details: { seq: 1 },
  prevHash: '',
  hash: 'd'.repeat(64),
  changed: [],
}

/** A language that is left out stays; null is the app's own sentence. */
const reworded = (stop: StopRecord, change: WordsChange): StopRecord => ({
  ...stop,
  words: Object.fromEntries(Object.entries({ ...stop.words, ...change }).filter(([, text]) => text !== null)),
})

export function createFakeDesk({
  role = 'owner',
  blockers = [],
  warnings = [],
  conflicts = [],
  needsSetup = false,
  setAside = [],
  approvalsRequired = false,
  audit = [firstRelease],
  troubles = [],
  playing = [],
  phoneOrigin = 'https://desk.example',
  limits = {},
  hardLimits = {},
  stops = [],
  pictures = [],
  schedules = [],
  trials = [],
  phones = { counted: 1, shown: [] },
  outcomes = { at: AT, counted: 1, windows: [] },
}: FakeDeskOptions = {}): FakeDesk {
  const me: Me = { id: 1, name: 'mina', role }
  const calls: { name: string; body: unknown }[] = []
  const refusals = new Map<string, DeskError>()
  const places: Place[] = []
  const hearing = new Set<DeskEvents>()
  let live: readonly SourceFile[] = testDocuments
  /** The operator's own change. */
  let ownId = 'own'
  let edits: readonly DraftEdit[] = []
  let members: readonly string[] = []
  let name = ''
  let asked: OpenChange['asked'] = []
  let answers: OpenChange['answers'] = []
  let others: readonly OpenChange[] = []
  let library = pictures
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
  let phoneLinkEnds: string | null = null
  let approvals: readonly Approval[] = []
  let aside = setAside
  let stopped = stops
  let log = audit

  const seq = () => releases[0]?.seq ?? 0
  const read = (fact: string) => readFact(live, fact) ?? null
  const find = (fact: string) => edits.find((edit) => edit.fact === fact)

  async function called<T>(name: keyof DeskCalls, body: unknown, answer: () => T): Promise<T> {
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

  function putInto(change: string, fact: string, value: unknown): DraftEdit {
    rev += 1
    const edit = { fact, value, replaces: read(fact), actor: me.name, at: AT, rev }
    changed(change, { edits: [...findChange(change).edits.filter((other) => other.fact !== fact), edit] })
    return edit
  }

  /** The operator's next edit begins another change. */
  function onFrozen(id: string): void {
    if (id !== ownId) return
    others = [...others, own()]
    ;[edits, members, name, asked, answers] = [[], [], '', [], []]
    ownId = `${ownId}-again`
  }

  const shared = { called, me: me.name, findChange: (id: string) => findChange(id), onFrozen }
  const tried = createFakeTrials({ ...shared, trials })
  const scheduled = createFakeSchedules({
    ...shared,
    schedules,
    onRepaired(id, { choices }) {
      for (const { fact, keeps } of choices) {
        const { edits: all } = findChange(id)
        const kept = all.find((edit) => edit.fact === fact)
        if (keeps) putInto(id, fact, kept?.value)
        else changed(id, { edits: all.filter((edit) => edit !== kept) })
      }
    },
    onTakenBack: (taken) => release(me.name, 'publish', taken.reason, []).seq,
  })

  const own = (): OpenChange => ({
    id: ownId,
    name,
    owner: me.name,
    members: [...members],
    createdAt: AT,
    edits: [...edits],
    asked: [...asked],
    answers: [...answers],
  })
  const changes = (): readonly OpenChange[] =>
    (edits.length === 0 && name === '' ? others : [...others, own()]).map((change) => ({
      ...change,
      ...scheduled.dueOf(change.id),
      ...tried.shareOf(change.id),
    }))
  const findChange = (id: string): OpenChange => {
    const found = changes().find((change) => change.id === id)
    if (found === undefined) throw new DeskError('unknown-change', `There is no open change ${id}.`, { change: id })
    return found
  }
  function changed(id: string, next: Partial<OpenChange>): OpenChange {
    if (id === ownId) {
      name = next.name ?? name
      asked = next.asked ?? asked
      answers = next.answers ?? answers
    }
    others = others.map((change) => (change.id === id ? { ...change, ...next } : change))
    return findChange(id)
  }

  function release(
    actor: string,
    kind: ReleaseRecord['kind'],
    reason: string,
    published: readonly DraftEdit[] = edits,
  ): ReleaseRecord {
    live = applyEdits(live, published).files
    const made: ReleaseRecord = {
      seq: seq() + 1,
      sha: 'a'.repeat(64),
      plan: 1,
      baseline: 'b',
      overlay: [...published],
      kind,
      actor,
      reason,
      createdAt: AT,
    }
    releases = [made, ...releases]
    if (published === edits) {
      noteRelease(made, own())
      edits = []
      ownId = `${ownId}-next`
    }
    return made
  }

  function note(entry: Pick<AuditRecord, 'actor' | 'action' | 'subject' | 'reason' | 'details'>): AuditRecord {
    const noted = { ...entry, id: (log[0]?.id ?? 0) + 1, at: AT, prevHash: '', hash: 'e'.repeat(64) }
    log = [noted, ...log]
    return noted
  }

  /** A change that is live is not open any more; the log has how it ended. */
  function noteRelease({ seq, actor, reason, kind }: ReleaseRecord, change: OpenChange): void {
    const { id, name, owner, edits: published } = change
    note({
      actor,
      action: `release.${kind}`,
      subject: `release:${seq}`,
      reason,
      details: {
        seq,
        change: { id, name, owner },
        edits: published.map(({ fact, value, replaces, actor: by }) => ({ fact, value, replaces, actor: by })),
      },
    })
  }

  function review(id?: string): Review {
    const change = id === undefined ? undefined : findChange(id)
    const reviewed = (change?.edits ?? edits).map(({ fact, value, actor, at }) => ({
      fact,
      text: describeEdit({ fact, value, replaces: read(fact) }, live),
      live: read(fact),
      next: value,
      actor,
      at,
    }))
    const large = reviewed.filter(
      ({ fact, actor }) =>
        warnings.some((warning) => warning.fact === fact) && !approvals.some((approval) => approval.actor !== actor),
    )
    return {
      ...(change && { change: { id: change.id, name: change.name, owner: change.owner } }),
      seq: seq(),
      hash: `hash-${rev}`,
      edits: reviewed,
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
    const { change = ownId } = request
    scheduled.holdFrozen(change)
    tried.settle(change)
    return publishChange(me.name, kind, request.reason, change)
  }

  function publishChange(actor: string, kind: ReleaseRecord['kind'], reason: string, change: string): ReleaseRecord {
    if (change === ownId) return release(actor, kind, reason)
    const published = findChange(change)
    const made = release(actor, kind, reason, published.edits)
    noteRelease(made, published)
    others = others.filter(({ id }) => id !== change)
    return made
  }

  function begin(title: string): string {
    const id = `change-${others.length + 1}`
    const empty = { members: [], createdAt: AT, edits: [], asked: [], answers: [] }
    others = [...others, { id, name: title, owner: me.name, ...empty }]
    return id
  }

  function take(change: string, facts: readonly string[]): void {
    const left = findChange(change).edits.filter(({ fact }) => !facts.includes(fact))
    if (change === ownId) edits = left
    else changed(change, { edits: left })
  }

  /** Refuses an edit that nobody may make. */
  function holdFrozen(change: string): void {
    scheduled.holdFrozen(change)
    tried.holdFrozen(change)
  }

  /** Refuses an edit by somebody who has not seen what the change has. */
  function hold(change: string, { fact, value, replaces }: Pick<DraftEdit, 'fact' | 'value' | 'replaces'>): void {
    holdFrozen(change)
    const row = change === ownId ? find(fact) : findChange(change).edits.find((edit) => edit.fact === fact)
    const theirs = row === undefined ? read(fact) : row.value
    const by = row?.actor ?? 'the build'
    if (!sameValue(replaces, theirs))
      throw new DeskError('edit-conflict', `${by} changed ${fact} meanwhile.`, {
        fact,
        yours: value,
        theirs,
        by,
        at: AT,
      })
  }

  function write(change: string, fact: string, value: unknown): DraftEdit | undefined {
    if (change !== ownId) return putInto(change, fact, value)
    if (!sameValue(value, read(fact))) return put(me.name, fact, value)
    edits = edits.filter((edit) => edit.fact !== fact)
    return undefined
  }

  return {
    calls,
    edits: () => edits,
    setNow: (now) => void (ahead = Date.parse(now) - Date.now()),
    now: () => Date.now() + ahead,
    reached: createStore<Reached>({ online: true, lastCheckedAt: null }),
    editAs(actor, fact, value) {
      members = [...new Set([...members, actor])]
      put(actor, fact, value)
    },
    changeAs(owner, title, values) {
      const id = `change-${others.length + 1}`
      const made = Object.entries(values).map(([fact, value]) => {
        rev += 1
        return { fact, value, replaces: read(fact), actor: owner, at: AT, rev }
      })
      others = [...others, { id, name: title, owner, members: [], createdAt: AT, edits: made, asked: [], answers: [] }]
      return id
    },
    publishAs: (actor, change = ownId) => void publishChange(actor, 'publish', 'Meanwhile', change),
    deploy(fact, value) {
      release('system', 'system', 'A new build', [
        { fact, value, replaces: read(fact), actor: 'system', at: AT, rev: 0 },
      ])
    },
    places,
    listening: () => hearing.size,
    tell: {
      opened: () => hearing.forEach((each) => each.opened()),
      changed: () => hearing.forEach((each) => each.changed()),
      here: (people) => hearing.forEach((each) => each.here(people)),
      lost() {
        const lost = [...hearing]
        hearing.clear()
        for (const each of lost) each.lost()
      },
    },
    listen(events) {
      hearing.add(events)
      return () => hearing.delete(events)
    },
    here: ({ body: place }) => called('here', undefined, () => void places.push(place)),
    refuse: (name, error) => void refusals.set(name, error),

    needsSetup: () => called('needsSetup', undefined, () => ({ needed: needsSetup })),
    lookAtLink: ({ body }) =>
      called('lookAtLink', body, () => ({
        name: null,
        isTaken: false,
        role,
        expiresAt: AT,
        makes: 'operator' as const,
      })),
    setPassword: ({ body }) => called('setPassword', body, () => undefined),
    join: ({ body }) => called('join', body, () => ({ operator: { ...me, name: body.name }, csrf: '' })),
    login: ({ body }) => called('login', body, () => ({ operator: me, csrf: '' })),
    logout: () => called('logout', {}, () => undefined),
    beginAtCompany: ({ body }) => called('beginAtCompany', body, () => ({ url: '#/at-the-provider' })),
    loginAtCompany: ({ body }) =>
      called('loginAtCompany', body, () => ({ operator: { ...me, isCompany: true }, csrf: '' })),
    confirmAtCompany: ({ body }) => called('confirmAtCompany', body, () => undefined),
    me: () => called('me', undefined, () => ({ operator: me, csrf: '' })),
    confirm: ({ body }) => called('confirm', body, () => undefined),
    changePassword: ({ body }) => called('changePassword', body, () => undefined),

    sessions: () =>
      called('sessions', undefined, () => ({
        sessions: [
          { id: 'a'.repeat(16), createdAt: AT, seenAt: AT, ip: '127.0.0.1', agent: 'A browser', current: true },
        ],
      })),
    endSession: ({ params }) => called('endSession', params, () => undefined),
    endSessions: () => called('endSessions', {}, () => undefined),
    secondFactor: () =>
      called('secondFactor', undefined, () => ({ on: factorOn, recoveryCodesLeft: factorOn ? 2 : 0 })),
    beginSecondFactor: ({ body }) =>
      called('beginSecondFactor', body, () => ({
        secret: 'JBSWY3DP',
        uri: 'otpauth://totp/desk:mina?secret=JBSWY3DP',
      })),
    confirmSecondFactor: ({ body }) =>
      called('confirmSecondFactor', body, () => {
        factorOn = true
        return { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }
      }),
    removeSecondFactor: ({ body }) =>
      called('removeSecondFactor', body, () => {
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
        incidents: [],
        troubles,
        playing,
        hardLimits,
        boot: { kind: 'unchanged', seq: seq() } as const,
      })),
    platformLimits: () => called('platformLimits', undefined, () => ({ limits })),
    changes: () =>
      called('changes', undefined, () => ({
        seq: seq(),
        changes: changes(),
        schedules: scheduled.all(),
        trials: tried.all(),
      })),
    addChange: ({ body }) =>
      called('addChange', body, () => {
        return { change: findChange(begin(body.name)) }
      }),
    renameChange: ({ params: { id }, body }) =>
      called('renameChange', { id, ...body }, () => ({ change: changed(id, body) })),
    joinChange: ({ params: { id } }) =>
      called('joinChange', { id }, () => ({
        change: changed(id, { members: [...findChange(id).members, me.name] }),
      })),
    leaveChange: ({ params: { id } }) =>
      called('leaveChange', { id }, () => {
        const before = findChange(id).members
        changed(id, { members: before.filter((member) => member !== me.name) })
        return { left: before.includes(me.name) }
      }),
    dropChange: ({ params: { id } }) =>
      called('dropChange', { id }, () => {
        const dropped = findChange(id).edits.length
        if (id === ownId) edits = []
        others = others.filter((change) => change.id !== id)
        return { dropped }
      }),
    reviewers: () => called('reviewers', undefined, () => ({ names: ['jun', 'mina'] })),
    askForReview: ({ params: { id }, body }) =>
      called('askForReview', { id, ...body }, () => ({
        change: changed(id, { asked: [...findChange(id).asked, { ...body, asker: me.name, at: AT }] }),
      })),
    endAsk: ({ params: { id, operator } }) =>
      called('endAsk', { id, operator }, () => {
        const before = findChange(id).asked
        changed(id, { asked: before.filter((ask) => ask.operator !== operator) })
        return { ended: before.some((ask) => ask.operator === operator) }
      }),
    answer: ({ params: { id }, body }) =>
      called('answer', { id, ...body }, () => ({
        change: changed(id, { answers: [...findChange(id).answers, { ...body, actor: me.name, at: AT }] }),
      })),
    putEdit: ({ body: { fact, value, replaces, change = ownId } }) =>
      called('putEdit', { fact, value, replaces, ...(change !== ownId && { change }) }, () => {
        hold(change, { fact, value, replaces })
        const edit = write(change, fact, value) ?? null
        return { edit, change: edit && change }
      }),
    putEdits: ({ body: { edits: asked, change = ownId } }) =>
      called('putEdits', { edits: asked, ...(change !== ownId && { change }) }, () => {
        for (const edit of asked) hold(change, edit)
        return { edits: asked.map(({ fact, value }) => write(change, fact, value) ?? null), change }
      }),
    removeEdit: ({ body: { fact, change = ownId } }) =>
      called('removeEdit', { fact }, () => {
        holdFrozen(change)
        const removed = findChange(change).edits.some((edit) => edit.fact === fact)
        take(change, [fact])
        return { removed }
      }),
    moveEdits: ({ body }) =>
      called('moveEdits', body, () => {
        const { change, facts } = body
        holdFrozen(change)
        const moved = findChange(change).edits.filter(({ fact }) => facts.includes(fact))
        const taken = body.to === undefined ? [] : findChange(body.to).edits
        const twice = facts.find((fact) => taken.some((edit) => edit.fact === fact))
        if (twice !== undefined) throw new DeskError('already-in-change', 'It is there.', { fact: twice })
        const to = body.to ?? begin(body.name ?? '')
        take(change, facts)
        if (to === ownId) edits = [...edits, ...moved]
        else changed(to, { edits: [...taken, ...moved] })
        return { change: to }
      }),
    setAside: () => called('setAside', undefined, () => ({ edits: aside })),
    dismissSetAside: ({ body: { fact } }) =>
      called('dismissSetAside', { fact }, () => {
        const dismissed = aside.some((edit) => edit.fact === fact)
        aside = aside.filter((edit) => edit.fact !== fact)
        return { dismissed }
      }),
    draftRelease: () => called('draftRelease', undefined, () => ({ seq: seq(), issues: [] })),

    phoneLinkEnds: () => called('phoneLinkEnds', undefined, () => ({ expiresAt: phoneLinkEnds })),
    makePhoneLink: () =>
      called('makePhoneLink', {}, () => {
        phoneLinkEnds = AT
        return { address: `${phoneOrigin}/preview/phone.html`, token: 'T'.repeat(43), expiresAt: AT }
      }),
    endPhoneLink: () =>
      called('endPhoneLink', {}, () => {
        phoneLinkEnds = null
      }),

    moment: () => Promise.reject(new DeskError('not-here', 'The fake desk has no past.')),
    liveRelease: () => Promise.reject(new DeskError('not-here', 'The fake desk has no live release.')),

    review: ({ querystring: { change } = {} } = {}) => called('review', undefined, () => review(change)),
    approve: ({ body: { reviewed } }) =>
      called('approve', { reviewed }, () => {
        approvals = [...approvals.filter(({ actor }) => actor !== me.name), { actor: me.name, at: AT }]
        return { approvals }
      }),
    withdrawApproval: ({ body: { reviewed } }) =>
      called('withdrawApproval', { reviewed }, () => {
        approvals = approvals.filter(({ actor }) => actor !== me.name)
        return { approvals }
      }),
    publish: ({ body }) => called('publish', body, () => ({ release: publish(body, 'publish'), replayed: false })),
    ...scheduled.calls,
    ...tried.calls,
    stops: () => called('stops', undefined, () => ({ stops: stopped })),
    stop: ({ params: { name }, body }) =>
      called('stop', { name, ...body }, () => {
        stopped = [...stopped.filter((stop) => stop.name !== name), { name, actor: me.name, at: AT, ...body }]
        return { stops: stopped }
      }),
    changeStopWords: ({ params: { name }, body }) =>
      called('changeStopWords', { name, ...body }, () => {
        if (!stopped.some((stop) => stop.name === name)) throw new DeskError('not-stopped', `${name} is not stopped.`)
        stopped = stopped.map((stop) => (stop.name === name ? reworded(stop, body.words) : stop))
        return { stops: stopped }
      }),
    lift: ({ params: { name }, body }) =>
      called('lift', { name, ...body }, () => {
        stopped = stopped.filter((stop) => stop.name !== name)
        return { stops: stopped }
      }),
    putOwnStop: ({ params: { id } }) =>
      called('putOwnStop', { id }, () => {
        stopped = stopped.map(({ own, ...stop }) => (own?.id === id ? stop : { ...stop, ...(own && { own }) }))
        return { stops: stopped }
      }),
    liftOwnStop: ({ params: { id }, body }) =>
      called('liftOwnStop', { id, ...body }, () => {
        stopped = stopped.filter(({ own }) => own?.id !== id)
        return { stops: stopped }
      }),
    releases: () => called('releases', undefined, () => ({ live: seq(), releases })),
    difference: ({ querystring }) => called('difference', undefined, () => ({ ...querystring, edits: [], parts: [] })),
    reviewRollback: () => called('reviewRollback', undefined, () => review()),
    rollback: ({ params, body }) =>
      called('rollback', { to: params.seq, ...body }, () => ({ release: publish(body, 'rollback'), replayed: false })),
    rollbackRelease: () => called('rollbackRelease', undefined, () => ({ seq: seq(), issues: [] })),
    ...createFakeAudit(
      () => log,
      (action, reason) => note({ actor: me.name, action, subject: '', reason, details: {} }),
      called,
    ),
    reports: () => called('reports', undefined, () => ({ reports: [] })),
    openPhones: () => called('openPhones', undefined, () => phones),
    outcomes: () => called('outcomes', undefined, () => outcomes),

    pictures: () =>
      called('pictures', undefined, () => ({
        pictures: library,
        used: { count: library.length, bytes: library.reduce((sum, { bytes }) => sum + bytes, 0) },
        most: { count: 500, bytes: 200 * 1024 * 1024 },
      })),
    uploadPicture: ({ querystring: { name }, file, onProgress }) =>
      called('uploadPicture', { name }, () => {
        onProgress?.(1)
        const sha = String(library.length + 1).padStart(64, '0')
        const picture = {
          sha,
          name,
          alt: {},
          width: 640,
          height: 320,
          bytes: file.size,
          actor: me.name,
          at: AT,
        }
        library = [{ ...picture, live: [], open: [] }, ...library]
        return { picture, isNew: true }
      }),
    describePicture: ({ params: { sha }, body }) =>
      called('describePicture', { sha, ...body }, () => {
        library = library.map((picture) =>
          picture.sha === sha ? { ...picture, ...withDescription(picture, body) } : picture,
        )
        const found = library.find((picture) => picture.sha === sha)
        if (found === undefined) throw new DeskError('unknown-picture', 'There is no such picture.')
        return { picture: found }
      }),
    removePicture: ({ params: { sha } }) =>
      called('removePicture', { sha }, () => {
        library = library.filter((picture) => picture.sha !== sha)
      }),

    team: () =>
      called('team', undefined, () => ({
        operators: [{ ...me, disabled: false, secondFactor: false, createdAt: AT, seenAt: AT }],
        invitations: [],
      })),
    invite: ({ body }) => called('invite', body, () => ({ link: 'http://localhost/#/join/token', expiresAt: AT })),
    makePasswordLink: ({ params }) =>
      called('makePasswordLink', params, () => ({ link: 'http://localhost/#/join/lost', expiresAt: AT })),
    withdrawInvitation: ({ params }) => called('withdrawInvitation', params, () => undefined),
    machineTokens: () => called('machineTokens', undefined, () => ({ tokens: [] })),
    makeMachineToken: ({ body }) =>
      called('makeMachineToken', body, () => ({ token: `playbill_${'t'.repeat(43)}`, expiresAt: AT })),
    revokeMachineToken: ({ params }) => called('revokeMachineToken', params, () => undefined),
    endSessionsOf: ({ params }) => called('endSessionsOf', params, () => undefined),
    resetSecondFactor: ({ params }) => called('resetSecondFactor', params, () => undefined),
    changeOperator: ({ params, body }) => called('changeOperator', { ...params, ...body }, () => undefined),
  }
}
