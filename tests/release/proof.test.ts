import { createHash } from 'node:crypto'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoreVerdict } from '../../admin/api/auditApi.ts'
import { verifyStore } from '../../admin/service/audit/verifyStore.ts'
import { addressOfFiles } from '../../admin/service/base/audit/addressOfFiles.ts'
import { chainHash } from '../../admin/service/base/audit/chainHash.ts'
import type { Actor } from '../../admin/service/base/people/Actor.ts'
import type { Core } from '../../admin/service/core/createCore.ts'
import { hashToken } from '../../admin/service/people/tokens.ts'
import { readBackup, writeBackup } from '../../admin/service/store/backupFile.ts'
import type { Store } from '../../admin/service/store/Store.ts'
import { fakeDocuments } from '../../admin/service/testing/fakeFormat.ts'
import { createTestCore, testClock, testFolder } from '../../admin/service/testing/createTestCore.ts'
import { objectOf } from '../../src/format/value/isObject.ts'
import { fixtureNames, openFixture } from './support/openFixture.ts'
import { databaseOf, postgresServer } from './support/postgresKind.ts'
import { sqliteFile } from './support/sqliteKind.ts'
import type { StoreKind } from './support/StoreKind.ts'
import { storeKinds } from './support/storeKinds.ts'

const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (const kind of storeKinds) ends.push(await kind.start())
})
afterAll(async () => {
  for (const end of ends) await end()
})

const PASSWORD = 'a few random words'
const AT = '2026-03-02T05:00:00.000Z'
const HOUR = 60 * 60_000
const MIN = 'settings:/recharge/bank/min'
const MAX = 'settings:/recharge/bank/max'
const TITLE = 'copy:en:home.title'
const TEXT = 'copy:kor:home.title'
const caller = { ip: '192.0.2.1', agent: 'a browser' }
const entry = { at: AT, actor: 'mina', action: 'store.restore', subject: 'store', reason: '', details: {} }
const note = { ...entry, action: 'note', reason: 'The bank called' }

/**
 * A store with all that is compared with the log: people who joined, changed and left, an owner with a second factor,
 * links that are open, used and withdrawn, machine tokens, a company account, an approval, releases, a picture, a stop, a value that two people agreed on,
 * edits, schedules before and after their moments, and a trial.
 */
async function live(core: Core, clock: ReturnType<typeof testClock>): Promise<void> {
  const { accounts, publisher, draft, store, changes, schedules, trials } = core
  const later = (ms: number): string => new Date(clock.now() + ms).toISOString()
  await publisher.boot()
  const { operator: mina, token } = await accounts.join(await accounts.issueSetup(), 'mina', PASSWORD, caller)
  const actor: Actor = { name: 'mina', role: 'owner', operatorId: mina.id }
  const invite = async (role: 'editor' | 'publisher') => (await accounts.invite(actor, { role })).token

  /** Puts an edit into a change of its own; answers what is reviewed of it. */
  const change = async (fact: string, value: string) => {
    const { id } = await changes.add(actor, fact)
    const replaces = core.format.readFact(publisher.liveFiles(), fact)
    await draft.put(actor, { fact, value, replaces, change: id })
    const { seq, hash, warnings } = await publisher.review({ change: id })
    const asked = { reason: 'The bank asked', reviewed: hash, acknowledgedWarnings: warnings.map((one) => one.id) }
    return { id, asked, seq }
  }
  const large = await change(MAX, '2000')
  await publisher.publish('mina', { ...large.asked, expectedSeq: large.seq, change: large.id })
  const schedule = async (fact: string, value: string, hours: number) => {
    const { id, asked } = await change(fact, value)
    const moments = {
      at: later(hours * HOUR),
      takeBackAt: later((hours + 1) * HOUR),
      zone: 'Asia/Seoul',
      tolerance: 60,
    }
    await schedules.add(actor, id, { ...asked, ...moments }, true)
  }
  await schedule(TITLE, 'Closed', 1)
  for (const hours of [1, 1]) {
    clock.pass(hours * HOUR)
    await schedules.runDue()
  }
  await schedule(TITLE, 'Closed again', 1)
  clock.pass(HOUR)
  await schedules.runDue()
  await schedule(MAX, '2200', 5)

  const { operator: jun } = await accounts.join(await invite('editor'), 'jun', PASSWORD, caller)
  const { operator: ara } = await accounts.join(await invite('publisher'), 'ara', PASSWORD, caller)
  const { operator: bo } = await accounts.join(await invite('editor'), 'bo', PASSWORD, caller)
  const { operator: noel } = await accounts.join(await invite('editor'), 'noel', PASSWORD, caller)
  const letIn = { ...note, actor: 'company:login.example.com', action: 'operator.let-in', subject: 'kim' }
  const identity = { issuer: 'https://login.example.com', subject: 'k-1' }
  await store.addCompanyOperator(identity, { name: 'kim', role: 'editor', passwordHash: 'nobody knows it' }, letIn)
  await accounts.changeOperator(actor, bo.id, { role: 'publisher' })
  await accounts.changeOperator(actor, noel.id, { disabled: true })
  await invite('editor')
  await invite('publisher')
  const [withdrawn] = await accounts.invitations()
  await accounts.withdrawInvitation(actor, withdrawn?.tokenHash ?? '')
  await accounts.setPassword((await accounts.passwordLink(actor, jun.id)).token, `${PASSWORD} more`, caller)
  await accounts.changePassword(actor, PASSWORD, `${PASSWORD} again`)
  await accounts.passwordLink(actor, ara.id)
  const powers = { stops: ['bets' as const], readsAudit: false, days: 30 }
  await accounts.machineTokens.make(actor, { ...powers, name: 'Pager' })
  const { token: revoked } = await accounts.machineTokens.make(actor, { ...powers, name: 'Old pager' })
  await accounts.machineTokens.revoke(actor, hashToken(revoked))
  await store.beginSecondFactor(mina.id, 'SECRET')
  const used = { ...entry, action: 'second-factor.on', subject: 'mina' }
  await store.confirmSecondFactor(mina.id, { at: AT, step: 1, recoveryHashes: ['r1', 'r2', 'r3'] }, used)
  await store.useRecoveryCode(mina.id, 'r3', { ...used, action: 'second-factor.recovery' })
  const signedIn = await accounts.login(
    { name: 'jun', password: `${PASSWORD} more` },
    { ...caller, agent: 'the train' },
  )
  await accounts.confirm({ name: 'jun', role: 'editor', operatorId: jun.id }, signedIn.token, {
    password: `${PASSWORD} more`,
  })
  await accounts.logout(token)

  const tried = await change(TEXT, 'Pay in')
  await trials.start(actor, tried.id, { ...tried.asked, shares: [5, 25], halts: { phones: 20, points: 5 } }, true)
  const by = { name: 'jun', role: 'editor' } as const
  await draft.put(by, { fact: MIN, value: '120', replaces: '100' })
  await draft.put(by, { fact: TITLE, value: 'Open', replaces: 'Closed again' })
  const { hash, change: reviewed } = await publisher.review({ actor: 'jun' })
  await publisher.approve('ara', hash, reviewed?.id)

  const picture = { sha: PICTURE, name: 'Banner', alt: {}, width: 400, height: 200, bytes: 3, actor: 'mina', at: AT }
  await store.addPicture(picture, PICTURE_FILES, { count: 9, bytes: 999 }, { ...entry, action: 'picture.upload' })
  await publisher.stop('mina', 'bets', { reason: 'The bank is down', words: { en: 'Back at nine' } })
  await store.appendAudit(note)
}

const PICTURE_FILES = [{ width: 400, bytes: Buffer.from([1, 2, 3]) }]
const PICTURE = addressOfFiles(PICTURE_FILES)
/** A document of the first release. */
const FILE = createHash('sha256')
  .update(fakeDocuments[0]?.text ?? '')
  .digest('hex')

/** Folders with such a store and with an empty one, closed; the rows of its backup, and the newest hash of its log. */
async function lived(kind: StoreKind) {
  const dataDir = await testFolder()
  await kind.prepare(dataDir)
  const clock = testClock()
  const store = kind.open(dataDir)
  const core = await createTestCore({ dataDir, store, clock })
  await live(core, clock)
  const path = join(await testFolder(), 'backup')
  const { head } = await writeBackup(store, path, AT)
  const verdict = await verifyStore(store)
  await core.close()
  const empty = await testFolder()
  await kind.prepare(empty)
  await closed(kind.open(empty), (another) => another.pointers())
  const [beginning = ''] = gunzipSync(await readFile(path))
    .toString()
    .split('\n')
  const rows: BackedUp[] = []
  for await (const row of readBackup(path)) rows.push(row)
  return { dataDir, empty, beginning, rows, head, verdict }
}

type Lived = Awaited<ReturnType<typeof lived>>
type Row = Readonly<Record<string, unknown>>
type BackedUp = readonly [table: string, row: Row]

/** By somebody who can write to the database, and so can also switch off what keeps its rows. */
async function tamper(kind: StoreKind, dataDir: string, statement: string): Promise<void> {
  if (kind.name === 'PostgreSQL')
    return void (await postgresServer().run(
      `set session_replication_role = replica; ${statement}`,
      databaseOf(dataDir),
    ))
  const database = new Database(sqliteFile(dataDir))
  database.pragma('foreign_keys = off')
  for (const table of ['release', 'audit', 'file'])
    for (const change of ['update', 'delete']) database.exec(`drop trigger if exists ${table}_no_${change}`)
  database.exec(statement)
  database.close()
}

/** The store of a folder, which nothing has open, in another folder. */
async function copyOf(kind: StoreKind, from: string): Promise<string> {
  const dataDir = await testFolder()
  if (kind.name === 'SQLite') await copyFile(sqliteFile(from), sqliteFile(dataDir))
  else await postgresServer().createDatabase(databaseOf(dataDir), databaseOf(from))
  return dataDir
}

/** The verdict on a store after these statements. */
async function verdictOf(
  kind: StoreKind,
  from: Lived,
  statement: string,
  hashes: readonly string[] = [],
): Promise<StoreVerdict> {
  const dataDir = await copyOf(kind, from.dataDir)
  await tamper(kind, dataDir, statement)
  return closed(kind.open(dataDir), (store) => verifyStore(store, { hashes }))
}

/** The verdict on what was restored from a backup of these rows, whose hash is right. */
async function restoredVerdict(
  kind: StoreKind,
  { beginning, empty }: Lived,
  rows: readonly BackedUp[],
  { hashes = [], known }: { readonly hashes?: readonly string[]; readonly known?: string } = {},
): Promise<StoreVerdict> {
  const path = join(await testFolder(), 'backup')
  const body = `${[beginning, ...rows.map((row) => JSON.stringify(row))].join('\n')}\n`
  const end = { rows: rows.length, sha256: createHash('sha256').update(body).digest('hex') }
  await writeFile(path, gzipSync(`${body}${JSON.stringify(end)}\n`))
  return closed(kind.open(await copyOf(kind, empty)), async (store) => {
    await store.fill(readBackup(path, known), AT, entry)
    return verifyStore(store, { hashes })
  })
}

async function closed<Answer>(store: Store, ask: (store: Store) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(store)
  } finally {
    await store.close()
  }
}

/** A change of one row, with the log left alone. */
interface Tampering {
  readonly table: string
  /** Columns by which the row is known. */
  readonly row: Row
  /** Columns that it gets; the row is taken out without them. */
  readonly to?: Row
  /** Whether the row stays as it is, and another like it is added. */
  readonly adds?: true
  readonly problem: RegExp
  /** Why a restored backup does not need it named. */
  readonly restored?: 'not in a backup' | 'closed' | 'parked'
}

const JUN = { table: 'operator', row: { name: 'jun' } }
const BO = { table: 'operator', row: { name: 'bo' } }
const FACTOR = { table: 'second_factor', row: { secret: 'SECRET' } }
const LINK = { table: 'invitation', row: { closed_at: null, operator_id: null }, restored: 'closed' } as const
const EDIT = { table: 'change_edit', row: { fact: MIN } }
const WAITS = { table: 'schedule', row: { kind: 'publish', state: 'waiting' } }
const TAKES_BACK = { table: 'schedule', row: { kind: 'take-back', state: 'waiting' } }
const TOOK_BACK = { table: 'schedule', row: { kind: 'take-back', state: 'done' } }
const TRIAL = { table: 'trial', row: { state: 'running' }, restored: 'not in a backup' } as const
const AGREED = { table: 'agreed_value', row: { fact: MAX } }
const CODE = { table: 'recovery_code', row: { code_hash: 'r1' } }
const SESSION = { table: 'session', row: { agent: 'the train' }, restored: 'not in a backup' } as const
const RELEASE = { table: 'release', row: { seq: 2 } }
const TOKEN = { table: 'machine_token', row: { name: 'Pager' }, restored: 'closed' } as const
const COMPANY = { table: 'company_account', row: { subject: 'k-1' } }
const STOP = { table: 'stop', row: { name: 'bets' } }

const editIs = (how: string) =>
  new RegExp(`^The edit of ${MIN} in change \\S+ is ${how}, but not by the audit\\.$`, 'm')
const edited = new RegExp(`^The edit of ${MIN} in change \\S+ is another than by the audit\\.$`, 'm')
const scheduled = /^The schedule \S+ of change \S+ is another than by the audit\.$/m
const scheduleGone = /^The schedule \S+ of change \S+ is gone, but not by the audit\.$/m
const tried = /^The trial \S+ of change \S+ is another than by the audit\.$/m
const codes = /^The set of recovery codes of mina is another than by the audit\.$/m
const agreed = new RegExp(`^The agreed value of ${MAX} is another than by the audit\\.$`, 'm')
const session = /^The session \w{16} of jun is another than by the audit\.$/m
const release = /^Release 2 is not in the audit as the store has it\.$/m
const token = /^The machine token \w{16} of Pager is another than by the audit\.$/m
const stop = /^stop:bets is not in the audit as the store has it\.$/m

const TAMPERINGS: readonly Tampering[] = [
  { ...JUN, to: { role: 'owner' }, problem: /^jun is owner, but editor by the audit\.$/m },
  {
    ...JUN,
    adds: true,
    to: { id: 99, name: 'eve', name_key: 'eve' },
    problem: /^eve is an operator without having joined, by the audit\.$/m,
  },
  { ...BO, problem: /^bo joined, as the audit says, and is not among the operators\.$/m },
  {
    table: 'operator',
    row: { name: 'noel' },
    to: { disabled: 0 },
    problem: /^noel is let in, but not by the audit\.$/m,
  },
  { ...JUN, to: { password_hash: 'x' }, problem: /^The password of jun is another than by the audit\.$/m },
  { ...JUN, to: { vouched_by: 'ara' }, problem: /^jun was let in by ara at \S+, but by mina at \S+ by the audit\.$/m },
  { ...BO, to: { vouched_at: '2026-01-01T00:00:00.000Z' }, problem: /^bo was let in by mina at 2026-01-01/m },
  { ...BO, to: { vouched_by: null }, problem: /^bo was let in by nobody, but by mina at/m },
  { ...FACTOR, problem: /^The code at the log-in of mina is off, but not by the audit\.$/m },
  { ...FACTOR, to: { confirmed_at: null }, problem: /^The code at the log-in of mina is off/m },
  { ...FACTOR, to: { secret: 'MINE' }, problem: /^The secret for codes of mina is another than by the audit\.$/m },
  { ...CODE, problem: codes },
  { ...CODE, to: { code_hash: 'mine' }, problem: codes },
  { ...CODE, adds: true, to: { code_hash: 'mine' }, problem: codes },
  // A code that was used once.
  { ...CODE, adds: true, to: { code_hash: 'r3' }, problem: codes },
  { ...SESSION, to: { ip: '198.51.100.1' }, problem: session },
  { ...SESSION, to: { created_at: '2999-01-01T00:00:00.000Z' }, problem: session },
  { ...SESSION, to: { confirmed_at: '2999-01-01T00:00:00.000Z' }, problem: session },
  { ...SESSION, to: { operator_id: 1 }, problem: /^The session \w{16} of mina is there, but not by the audit\.$/m },
  {
    ...SESSION,
    adds: true,
    to: { id_hash: 'mine', operator_id: 1 },
    problem: /^The session mine of mina is there, but not by the audit\.$/m,
  },
  { ...LINK, to: { role: 'owner' }, problem: /^A link of mina for a owner until \S+ is not as the audit has it\.$/m },
  {
    ...LINK,
    to: { expires_at: '2999-01-01T00:00:00.000Z' },
    problem: /until 2999-01-01T00:00:00.000Z is not as the audit has it\.$/m,
  },
  {
    ...LINK,
    adds: true,
    to: { token_hash: 'mine', role: 'owner', expires_at: '2999-01-01T00:00:00.000Z' },
    problem: /^A link of mina for a owner is open, but not by the audit\.$/m,
  },
  {
    table: 'approval',
    row: { actor: 'ara' },
    to: { actor: 'mina' },
    problem: /^An approval of mina is not in the audit\.$/m,
    restored: 'closed',
  },
  {
    table: 'approval',
    row: { actor: 'ara' },
    to: { content_hash: 'h' },
    problem: /^An approval of ara is not in the audit\.$/m,
    restored: 'closed',
  },
  { ...AGREED, to: { value: '"9000"' }, problem: agreed },
  { ...AGREED, problem: new RegExp(`^The agreed value of ${MAX} is gone, but not by the audit\\.$`, 'm') },
  {
    ...AGREED,
    adds: true,
    to: { fact: MIN },
    problem: new RegExp(`^The agreed value of ${MIN} is there, but not by the audit\\.$`, 'm'),
  },
  { ...EDIT, to: { value: '"9000"' }, problem: edited },
  { ...EDIT, to: { replaces: '"119"' }, problem: edited },
  { ...EDIT, to: { actor: 'ara' }, problem: edited },
  { ...EDIT, to: { at: AT }, problem: edited },
  { ...EDIT, to: { rev: 1 }, problem: edited },
  { ...EDIT, problem: editIs('gone') },
  {
    ...EDIT,
    adds: true,
    to: { fact: 'settings:/x' },
    problem: /^The edit of settings:\/x in change \S+ is there, but/m,
  },
  { ...WAITS, to: { at: '2026-03-02T08:30:00.000Z' }, problem: scheduled },
  { ...WAITS, to: { take_back_at: null }, problem: scheduled },
  { ...WAITS, to: { tolerance: 1440 }, problem: scheduled },
  { ...WAITS, to: { zone: 'Asia/Shanghai' }, problem: scheduled },
  { ...WAITS, to: { actor: 'ara' }, problem: scheduled },
  { ...WAITS, to: { acknowledged: '["x"]' }, problem: scheduled },
  { ...WAITS, to: { revisions: '[]' }, problem: scheduled },
  { ...WAITS, to: { state: 'parked' }, problem: scheduled, restored: 'parked' },
  { ...WAITS, to: { state: 'ended' }, problem: scheduleGone },
  { ...WAITS, problem: scheduleGone },
  { ...TAKES_BACK, to: { edits: '[]' }, problem: scheduled },
  { ...TAKES_BACK, to: { agreed: '[{"fact":"f","value":1}]' }, problem: scheduled },
  { ...TAKES_BACK, to: { at: '2999-01-01T00:00:00.000Z' }, problem: scheduled },
  { ...TAKES_BACK, to: { since: 1 }, problem: scheduled },
  {
    ...TAKES_BACK,
    adds: true,
    to: { id: 'mine' },
    problem: /^The schedule mine of change \S+ is there, but not by the audit\.$/m,
  },
  { ...TOOK_BACK, to: { since: 1 }, problem: scheduled },
  { ...TOOK_BACK, to: { state: 'ended' }, problem: scheduleGone },
  { ...TRIAL, to: { share: 100 }, problem: tried },
  { ...TRIAL, to: { shown: 10_000 }, problem: tried },
  { ...TRIAL, to: { number: 1 }, problem: tried },
  { ...TRIAL, to: { sha: 'another' }, problem: tried },
  { ...TRIAL, to: { salt: 10_000 }, problem: tried },
  { ...TRIAL, to: { shares: '[100]' }, problem: tried },
  { ...TRIAL, to: { halts: '{"phones":100000,"points":100}' }, problem: tried },
  { ...TRIAL, to: { state: 'halted' }, problem: tried },
  { ...TRIAL, problem: /^The trial \S+ of change \S+ is gone, but not by the audit\.$/m },
  { ...RELEASE, to: { actor: 'jun' }, problem: release },
  { ...RELEASE, to: { reason: 'none' }, problem: release },
  { ...RELEASE, to: { overlay: '[]' }, problem: release },
  { ...RELEASE, to: { created_at: '2026-01-01T00:00:00.000Z' }, problem: release },
  {
    table: 'file',
    row: { sha: FILE },
    to: { bytes: '{"home.title":"Mine"}' },
    problem: /^Release 1: .* is missing or altered\.$/m,
  },
  { table: 'file', row: { sha: FILE }, problem: /^Release 1: .* is missing or altered\.$/m },
  {
    table: 'pointer',
    row: { plan: 1 },
    to: { seq: 1 },
    problem: /^The head of plan 1 points to release 1, but the newest of that plan is 5\.$/m,
  },
  {
    table: 'pointer',
    row: { plan: 1 },
    to: { chain: 'a'.repeat(64) },
    problem: /^The head of plan 1 was written after another history than the log tells\.$/m,
  },
  { ...TOKEN, to: { stops: '["site"]' }, problem: token },
  { ...TOKEN, to: { reads_audit: 1 }, problem: token },
  { ...TOKEN, to: { created_by: 'cli:root' }, problem: token },
  { ...TOKEN, to: { expires_at: '2999-01-01T00:00:00.000Z' }, problem: token },
  { ...TOKEN, problem: /^The machine token \w{16} of Pager is gone, but not by the audit\.$/m },
  {
    ...TOKEN,
    adds: true,
    to: { token_hash: 'mine', name: 'Mine' },
    problem: /^The machine token mine of Mine is there, but not by the audit\.$/m,
  },
  { ...COMPANY, to: { subject: 'mine' }, problem: /^The company account of kim is another than by the audit\.$/m },
  { ...COMPANY, to: { operator_id: 1 }, problem: /^The company account of mina is there, but not by the audit\.$/m },
  { ...COMPANY, problem: /^The company account of kim is gone, but not by the audit\.$/m },
  { ...STOP, problem: /^stop:bets was taken away, but not by the audit\.$/m },
  { ...STOP, to: { words: '{"en":"For ever"}' }, problem: stop },
  { ...STOP, to: { actor: 'jun' }, problem: stop },
  { ...STOP, adds: true, to: { name: 'site' }, problem: /^stop:site is not in the audit as the store has it\.$/m },
  {
    table: 'picture_file',
    row: { sha: PICTURE },
    to: { bytes: 'AAAA' },
    problem: new RegExp(`^The picture ${PICTURE} is missing or altered\\.$`, 'm'),
  },
  { table: 'picture_file', row: { sha: PICTURE }, problem: new RegExp(`^The picture ${PICTURE} is missing`, 'm') },
  {
    table: 'audit',
    row: { action: 'note' },
    to: { reason: 'Nobody called' },
    problem: /^Entry \d+ /m,
  },
]

const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return typeof value === 'number' ? String(value) : 'null'
}
const SESSION_COLUMNS = ['id_hash', 'operator_id', 'created_at', 'seen_at', 'ip', 'agent', 'confirmed_at']

function statementOf({ table, row, to, adds }: Tampering, rows: readonly BackedUp[]): string {
  const where = Object.entries(row)
    .map(([column, value]) => (value === null ? `"${column}" is null` : `"${column}" = ${literal(value)}`))
    .join(' and ')
  if (to === undefined) return `delete from "${table}" where ${where}`
  if (adds === undefined) {
    const set = Object.entries(to).map(([column, value]) => `"${column}" = ${literal(value)}`)
    return `update "${table}" set ${set.join(', ')} where ${where}`
  }
  const like = rows.find(([name]) => name === table)?.[1]
  const columns = like === undefined ? SESSION_COLUMNS : Object.keys(like)
  const values = columns.map((column) => (column in to ? literal(to[column] ?? null) : `"${column}"`))
  const names = columns.map((column) => `"${column}"`)
  return `insert into "${table}" (${names.join(', ')}) select ${values.join(', ')} from "${table}" where ${where}`
}

function tamperedRows({ table, row, to, adds }: Tampering, rows: readonly BackedUp[]): readonly BackedUp[] {
  return rows.flatMap((one): readonly BackedUp[] => {
    const isMeant = one[0] === table && Object.entries(row).every(([column, value]) => one[1][column] === value)
    if (!isMeant) return [one]
    return [...(adds === undefined ? [] : [one]), ...(to === undefined ? [] : [[table, { ...one[1], ...to }] as const])]
  })
}

const nameOf = ({ table, row, to, adds }: Tampering): string =>
  `${table} ${JSON.stringify(row)} ${to === undefined ? 'taken out' : `${adds ? 'and another with ' : ''}${JSON.stringify(to)}`}`

/** The log from its entry `from` on, as somebody writes it who knows how its hashes are made. */
function rewritten(rows: readonly BackedUp[], from: number, change: (row: Row) => Row): readonly BackedUp[] {
  let before = ''
  return rows.map((one): BackedUp => {
    const [table, row] = one
    if (table !== 'audit') return one
    const id = Number(row['id'])
    if (id < from) {
      before = String(row['hash'])
      return one
    }
    const { at, actor, action, subject, reason, details, ...rest } = change(row)
    const [told, who, what, about, why] = [at, actor, action, subject, reason].map(String)
    const text = { at: told ?? '', actor: who ?? '', action: what ?? '', subject: about ?? '', reason: why ?? '' }
    const hash = chainHash(id, { ...text, details: objectOf(JSON.parse(String(details))) }, before)
    const written = { ...rest, ...text, details: String(details), prev_hash: before, hash }
    before = hash
    return [table, written]
  })
}

const entriesOf = (rows: readonly BackedUp[]): readonly Row[] =>
  rows.flatMap(([table, row]) => (table === 'audit' ? [row] : []))

/** Statements that make the log of a store that of these rows. */
const logOf = (rows: readonly BackedUp[]): string =>
  [
    'delete from audit',
    ...entriesOf(rows).map((row) => {
      const columns = Object.keys(row).map((column) => `"${column}"`)
      return `insert into audit (${columns.join(', ')}) values (${Object.values(row).map(literal).join(', ')})`
    }),
  ].join('; ')

describe.each(storeKinds)('what is compared with the log, on $name', (kind) => {
  it('is as the log makes it, which covers all of a store of this build, also once it is restored', async () => {
    const from = await lived(kind)
    expect(from.verdict).toMatchObject({ ok: true, problems: [], head: from.head })
    expect(from.verdict.uncovered).toBeUndefined()
    expect(await restoredVerdict(kind, from, from.rows)).toMatchObject({ ok: true, problems: [] })
  })

  it('is each named where a row was changed, taken out or added, and the log was not', async () => {
    const from = await lived(kind)
    for (const one of TAMPERINGS) {
      const { problems } = await verdictOf(kind, from, statementOf(one, from.rows))
      expect(problems.join('\n'), nameOf(one)).toMatch(one.problem)
    }
  })

  it('is each named when a backup is restored with such a row and a right hash, but for what restoring ends', async () => {
    const from = await lived(kind)
    for (const one of TAMPERINGS) {
      if (one.restored === 'not in a backup') continue
      const rows = tamperedRows(one, from.rows)
      expect(rows, nameOf(one)).not.toEqual(from.rows)
      const { problems } = await restoredVerdict(kind, from, rows)
      expect(problems.join('\n'), nameOf(one)).toMatch(one.restored === undefined ? one.problem : /^$/)
    }
  })

  it('is not enough where the log was rewritten or cut: a hash that was noted tells', async () => {
    const from = await lived(kind)
    const last = entriesOf(from.rows).length
    for (const [how, rows] of [
      ['rewritten', rewritten(from.rows, last, (row) => ({ ...row, reason: 'Nobody called' }))],
      ['cut', from.rows.filter(([table, row]) => table !== 'audit' || row['id'] !== last)],
    ] as const) {
      const hashes = [from.head]
      const problem = `The log does not hold ${from.head}, which was its newest hash once: entries were rewritten.`
      expect(await verdictOf(kind, from, logOf(rows)), how).toMatchObject({ ok: true, problems: [] })
      expect(await verdictOf(kind, from, logOf(rows), hashes), how).toMatchObject({ ok: false, problems: [problem] })
      expect(await restoredVerdict(kind, from, rows), how).toMatchObject({ ok: true, problems: [] })
      const restored = await restoredVerdict(kind, from, rows, { hashes })
      expect(restored, how).toMatchObject({ ok: false, problems: [problem] })
    }
  })

  it('is not enough where a right entry was added: only restoring with the last hash of the backup tells', async () => {
    const from = await lived(kind)
    const last = entriesOf(from.rows).at(-1)
    const added = { ...last, id: Number(last?.['id']) + 1, action: 'operator.change', subject: 'jun', reason: '' }
    const raise: BackedUp = ['audit', { ...added, details: '{"role":"owner","vouches":true}' }]
    const rows = rewritten([...from.rows, raise], added.id, (row) => row).map(([table, row]): BackedUp => {
      const isJun = table === 'operator' && row['name'] === 'jun'
      return [table, isJun ? { ...row, role: 'owner', vouched_by: 'mina', vouched_at: AT } : row]
    })
    const raised = `update operator set role = 'owner', vouched_by = 'mina', vouched_at = '${AT}' where name = 'jun'`
    const hashes = [from.head]
    expect(await verdictOf(kind, from, `${raised}; ${logOf(rows)}`, hashes)).toMatchObject({ ok: true, problems: [] })
    expect(await restoredVerdict(kind, from, rows, { hashes })).toMatchObject({ ok: true, problems: [] })
    await expect(restoredVerdict(kind, from, rows, { known: from.head })).rejects.toThrow('entries were added')
  })
})

describe.each(fixtureNames.flatMap((name) => storeKinds.map((kind) => ({ name, kind, on: kind.name }))))(
  'the store that build $name left on $on',
  ({ name, kind }) => {
    it('is noted as it is when it is brought up to date, says so, and is covered from then on', async () => {
      const { store, dataDir } = await openFixture(kind, name)
      expect((await verifyStore(store)).uncovered).toEqual([
        expect.stringMatching(
          /^Passwords, who let whom in, .* schedules, trials and agreed values are covered from 20\S+Z on, as they were then\.$/,
        ),
      ])
      await tamper(kind, dataDir, "update operator set password_hash = 'x' where name = 'jun'")
      await tamper(kind, dataDir, 'update invitation set closed_at = null')
      await tamper(kind, dataDir, "update change_edit set value = '1'")
      const { problems } = await verifyStore(store)
      expect(problems).toContain('The password of jun is another than by the audit.')
      expect(problems.join('\n')).toContain('is open, but not by the audit.')
      expect(problems).toContainEqual(
        expect.stringMatching(/^The edit of screen:abouts in change \S+ is another than by the audit\.$/),
      )
    })

    it('names what a build that notes nothing has written beside this one as not covered, and as no problem', async () => {
      const { store, dataDir } = await openFixture(kind, name)
      const edits = (await store.changes()).flatMap((change) => change.edits)
      await tamper(kind, dataDir, "update change_edit set value = '1' where fact = 'screen:abouts'")
      await store.appendAudit({ ...note, action: 'draft.edit', subject: 'screen:abouts' })
      const { ok, problems, uncovered = [] } = await verifyStore(store)
      expect({ ok, problems }).toEqual({ ok: true, problems: [] })
      for (const { fact } of edits)
        expect(uncovered.at(-1)).toMatch(new RegExp(`^No entry covers .*the edit of ${fact} in change`))
    })
  },
)
