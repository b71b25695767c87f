import { isObject, objectOf } from '../../../src/format/value/isObject.ts'
import type { AuditRecord } from '../../api/auditApi.ts'
import { type NotedKind, notedKinds, type NotedLink, type Proof, vouchOf } from '../store/rows/proofRows.ts'

/** Rows by which somebody gets in or agrees, as the log has them. */
export interface Replayed {
  readonly passwords: Map<string, string>
  readonly vouches: Map<string, string>
  readonly factors: Map<string, string>
  readonly links: Map<string, NotedLink & { readonly for?: string }>
  readonly approvals: Set<string>
  /** Notes of all other rows, by their names. */
  readonly rows: Map<string, string>
  /** Kinds of rows of which entries of other builds have no notes: one that the log does not know may be theirs. */
  readonly unknown: Set<NotedKind>
  /** When a store of earlier entries was brought up to date, which took these as they were. */
  notedAt?: string
}

export const emptyReplay = (): Replayed => ({
  passwords: new Map(),
  vouches: new Map(),
  factors: new Map(),
  links: new Map(),
  approvals: new Set(),
  rows: new Map(),
  unknown: new Set(),
})

/** Actions that leave rows otherwise; their entries have notes of the rows, but for those of earlier builds. */
const CHANGES: Readonly<Record<string, readonly NotedKind[]>> = {
  'draft.edit': ['edit'],
  'draft.remove': ['edit'],
  'draft.move': ['edit'],
  'change.drop': ['edit', 'schedule', 'trial'],
  'release.publish': ['edit', 'schedule', 'trial', 'agreed value'],
  'release.rollback': ['edit', 'schedule', 'trial', 'agreed value'],
  'release.system': ['edit', 'schedule', 'trial', 'agreed value'],
  'schedule.add': ['schedule'],
  'schedule.move': ['schedule'],
  'schedule.repair': ['edit', 'schedule'],
  'schedule.renew': ['schedule'],
  'schedule.end': ['schedule'],
  'schedule.park': ['schedule'],
  'trial.start': ['trial'],
  'trial.widen': ['trial'],
  'trial.step': ['trial'],
  'trial.rebuild': ['trial'],
  'trial.halt': ['trial'],
  'trial.end': ['trial'],
  'second-factor.on': ['set of recovery codes'],
  'second-factor.off': ['set of recovery codes'],
  'second-factor.reset': ['set of recovery codes'],
  'second-factor.recovery': ['set of recovery codes'],
  'machine-token.make': ['machine token'],
  'machine-token.revoke': ['machine token'],
  login: ['session'],
  'operator.let-in': ['company account'],
  'operator.join': ['session'],
  'store.noted': notedKinds,
}

/** The kind of a row, with which its name begins. */
const isOf = (kind: NotedKind, name: string): boolean => name.startsWith(`${kind} `)

function replayRows({ rows, unknown }: Pick<Replayed, 'rows' | 'unknown'>, { action, details }: AuditRecord): void {
  const forget = (kind: NotedKind): void => {
    for (const name of rows.keys()) if (isOf(kind, name)) rows.delete(name)
  }
  if (action === 'store.noted') {
    rows.clear()
    unknown.clear()
  }
  if (action === 'store.restore') {
    // None is there afterwards, and what waited is parked.
    for (const kind of ['trial', 'session', 'machine token'] as const) {
      forget(kind)
      unknown.delete(kind)
    }
    for (const [name, noted] of rows) if (isOf('schedule', name)) rows.set(name, noted.replace(/^waiting /, 'parked '))
  }
  const noted = details['rows']
  if (isObject(noted)) {
    for (const [name, note] of Object.entries(noted))
      if (typeof note === 'string') rows.set(name, note)
      else rows.delete(name)
    return
  }
  if (details['why'] === 'restored') return
  for (const kind of CHANGES[action] ?? []) {
    forget(kind)
    unknown.add(kind)
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const approvalOf = (actor: string, contentHash: unknown): string => `${actor} ${textOf(contentHash)}`

/** Applies an entry of the log. */
export function replayProof(replayed: Replayed, record: AuditRecord): void {
  const { action, actor, subject, details, at } = record
  const { passwords, vouches, factors, links, approvals } = replayed
  const { link, password } = details
  replayRows(replayed, record)
  const closeLinks = (closes: (one: NotedLink & { readonly for?: string }) => boolean): void => {
    for (const [key, one] of links) if (closes(one)) links.delete(key)
  }
  switch (action) {
    case 'store.noted':
      replayed.notedAt = at
      links.clear()
      noteAll(passwords, details['passwords'])
      noteAll(vouches, details['vouches'])
      noteAll(factors, details['factors'])
      if (Array.isArray(details['links'])) for (const one of details['links']) putLink(links, objectOf(one))
      return
    case 'store.restore':
      links.clear()
      approvals.clear()
      return
    case 'operator.invite':
      return putLink(links, { link, by: actor, role: details['role'], until: details['expiresAt'] })
    case 'operator.password-link':
      return putLink(links, { link, by: actor, role: details['role'], until: details['expiresAt'] }, subject)
    case 'operator.withdraw':
      links.delete(textOf(link))
      return
    case 'operator.join':
    case 'operator.let-in':
    case 'operator.password':
      note(passwords, subject, password)
      if (action !== 'operator.password' || details['by'] === 'link')
        note(vouches, subject, password === undefined ? undefined : vouchOf(textOf(details['invitedBy']), at))
      links.delete(textOf(link))
      if (action === 'operator.password' && details['by'] === 'link') closeLinks((one) => one.for === subject)
      return
    case 'operator.change':
      if (details['vouches'] === true) vouches.set(subject, vouchOf(actor, at))
      else if (details['role'] !== undefined && details['closedInvitations'] === undefined) vouches.delete(subject)
      // Whoever leaves, or gets a lower role, leaves nothing open.
      if (details['closedInvitations'] === undefined) return
      closeLinks((one) => one.by === subject)
      for (const key of approvals) if (key.startsWith(`${subject} `)) approvals.delete(key)
      return
    case 'second-factor.on':
      note(factors, subject, details['factor'])
      return
    case 'draft.approve':
      approvals.add(approvalOf(actor, details['contentHash']))
      return
    case 'draft.disapprove':
      approvals.delete(approvalOf(actor, details['contentHash']))
      return
    default:
  }
}

/** A build that does not note it may have written the entry, beside this one: then nothing is known. */
function note(map: Map<string, string>, name: string, noted: unknown): void {
  if (typeof noted === 'string') map.set(name, noted)
  else map.delete(name)
}

function noteAll(map: Map<string, string>, noted: unknown): void {
  if (isObject(noted)) for (const [name, note] of Object.entries(noted)) map.set(name, textOf(note))
}

function putLink(links: Replayed['links'], noted: Readonly<Record<string, unknown>>, name?: string): void {
  const one = {
    link: textOf(noted['link']),
    by: textOf(noted['by']),
    role: textOf(noted['role']),
    until: textOf(noted['until']),
    ...(name !== undefined && { for: name }),
  }
  links.set(one.link === '' ? unnamed(one) : one.link, one)
}

/** Key of a link by the entry of a build that does not name it. */
const unnamed = ({ by, until }: Pick<NotedLink, 'by' | 'until'>): string => `${by} ${until}`

/** Every row that the log does not make. */
export function againstProof(
  proof: Proof,
  { passwords, vouches, factors, links, approvals, rows, unknown }: Replayed,
): readonly string[] {
  const changed = (rows: Readonly<Record<string, string>>, logged: ReadonlyMap<string, string>, what: string) =>
    Object.entries(rows).flatMap(([name, note]) =>
      logged.has(name) && logged.get(name) !== note ? [`The ${what} of ${name} is another than by the audit.`] : [],
    )
  return [
    ...changed(proof.passwords, passwords, 'password'),
    ...changed(proof.factors, factors, 'secret for codes'),
    ...Object.entries(proof.vouches).flatMap(([name, vouch]) =>
      vouches.has(name) && vouches.get(name) !== vouch
        ? [
            `${name} was let in by ${vouch === '' ? 'nobody' : vouch}, but by ${vouches.get(name) || 'nobody'} by the audit.`,
          ]
        : [],
    ),
    ...proof.links.flatMap(({ link, by, role, until }) => {
      const logged = links.get(link) ?? links.get(unnamed({ by, until }))
      if (logged === undefined) return [`A link of ${by} for a ${role} is open, but not by the audit.`]
      return logged.by === by && (logged.role === role || logged.role === '') && logged.until === until
        ? []
        : [`A link of ${by} for a ${role} until ${until} is not as the audit has it.`]
    }),
    ...proof.approvals.flatMap(({ actor, contentHash }) =>
      approvals.has(approvalOf(actor, contentHash)) ? [] : [`An approval of ${actor} is not in the audit.`],
    ),
    ...Object.entries(proof.rows).flatMap(([name, note]) => {
      const logged = rows.get(name)
      if (logged === note || isUnknown(name, { rows, unknown })) return []
      return [`The ${name} is ${logged === undefined ? 'there, but not by the audit' : 'another than by the audit'}.`]
    }),
    // A session ends without an entry.
    ...[...rows.keys()].flatMap((name) =>
      Object.hasOwn(proof.rows, name) || isOf('session', name) ? [] : [`The ${name} is gone, but not by the audit.`],
    ),
  ]
}

const isUnknown = (name: string, { rows, unknown }: Pick<Replayed, 'rows' | 'unknown'>): boolean =>
  !rows.has(name) && notedKinds.some((kind) => unknown.has(kind) && isOf(kind, name))

/** Sentences on what the log does not say. */
export function uncovered(proof: Proof, { notedAt, passwords, factors, rows, unknown }: Replayed): readonly string[] {
  const missing = [
    ...Object.keys(proof.passwords).flatMap((name) => (passwords.has(name) ? [] : [`the password of ${name}`])),
    ...Object.keys(proof.factors).flatMap((name) => (factors.has(name) ? [] : [`the secret for codes of ${name}`])),
    ...Object.keys(proof.rows).flatMap((name) => (isUnknown(name, { rows, unknown }) ? [`the ${name}`] : [])),
  ]
  return [
    ...(notedAt === undefined
      ? []
      : [
          `Passwords, who let whom in, secrets and codes, open links, sessions, edits of open changes, schedules, trials and agreed values are covered from ${notedAt} on, as they were then.`,
        ]),
    ...(missing.length === 0 ? [] : [`No entry covers ${missing.join(', ')}.`]),
  ]
}
