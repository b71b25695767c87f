import { sql, type Kysely } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { adoptDraft } from './rows/adoptDraft.ts'
import type { SqlFlavour } from './SqlFlavour.ts'
import type { Tables } from './tables.ts'

const first = ({ text, identity, forbidChanges }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('file')
      .addColumn('sha', text, (column) => column.primaryKey())
      .addColumn('bytes', text, (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('release')
      .addColumn('seq', 'integer', (column) => column.primaryKey())
      .addColumn('plan', 'integer', (column) => column.notNull())
      .addColumn('sha', text, (column) => column.notNull())
      .addColumn('baseline', text, (column) => column.notNull())
      .addColumn('overlay', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull().check(sql`kind in ('publish', 'rollback', 'system')`))
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull().check(sql`length(reason) > 0`))
      .addColumn('idempotency_key', text, (column) => column.unique())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('pointer')
      .addColumn('plan', 'integer', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull().references('release.seq'))
      .addColumn('sha', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('retired', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('draft_edit')
      .addColumn('fact', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('replaces', text, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('rev', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('counter')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('value', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('operator')
      .addColumn('id', 'integer', identity)
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull().unique())
      .addColumn('role', text, (column) =>
        column.notNull().check(sql`role in ('viewer', 'editor', 'publisher', 'owner')`),
      )
      .addColumn('password_hash', text, (column) => column.notNull())
      .addColumn('disabled', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('invitation')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('name', text)
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('created_by', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('closed_at', text)
      .execute()
    await db.schema
      .createTable('session')
      .addColumn('id_hash', text, (column) => column.primaryKey())
      .addColumn('operator_id', 'integer', (column) => column.notNull().references('operator.id'))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('seen_at', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('audit')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('details', text, (column) => column.notNull())
      .addColumn('prev_hash', text, (column) => column.notNull())
      .addColumn('hash', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('report')
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('pointer', text, (column) => column.notNull())
      .addColumn('build', text, (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('first_at', text, (column) => column.notNull())
      .addColumn('last_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('report_pk', ['seq', 'code', 'pointer', 'build'])
      .execute()
    for (const table of ['release', 'audit', 'file']) await forbidChanges(db, table)
  },
})

const outbox = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', text, (column) => column.notNull())
      .execute()
  },
})

const approval = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('approval')
      .addColumn('content_hash', text, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('approval_pk', ['content_hash', 'actor'])
      .execute()
  },
})

const secondFactor = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['ip', 'agent']) await db.schema.alterTable('session').addColumn(column, text).execute()
    await db.schema
      .createTable('second_factor')
      .addColumn('operator_id', 'integer', (column) => column.primaryKey().references('operator.id'))
      .addColumn('secret', text, (column) => column.notNull())
      .addColumn('confirmed_at', text)
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('recovery_code')
      .addColumn('code_hash', text, (column) => column.primaryKey())
      .addColumn('operator_id', 'integer', (column) => column.notNull().references('operator.id'))
      .execute()
  },
})

const phoneLink = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('phone_link')
      // However a session ends, its phone link ends with it.
      .addColumn('session_hash', text, (column) =>
        column.primaryKey().references('session.id_hash').onDelete('cascade'),
      )
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute()
  },
})

/** For filtering the audit by actor and action, and for the lists of both. */
const auditIndex = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['actor', 'action', 'at'])
      await db.schema.createIndex(`audit_${column}`).on('audit').columns([column, 'id']).execute()
  },
})

/**
 * Columns for the operator who let another in, which only the audit had, and agreed values to compare a change with.
 */
const secondPerson = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['vouched_by', 'vouched_at'])
      await db.schema.alterTable('operator').addColumn(column, text).execute()
    await db.schema
      .createTable('agreed_value')
      .addColumn('fact', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .execute()
  },
})

/** A link may also set the password of an existing operator. */
const passwordLink = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('invitation').addColumn('operator_id', 'integer').execute()
  },
})

/** When the password or a code was last typed in a session; missing in those that began before it was noted. */
const stepUp = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('session').addColumn('confirmed_at', text).execute()
  },
})

/** Counts of sign-in attempts, shared by all services of a database. */
const attempts = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attempt')
      .addColumn('key', text, (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('last_at', text, (column) => column.notNull())
      .addColumn('forget_after', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('known_device')
      .addColumn('id_hash', text, (column) => column.primaryKey())
      .addColumn('operator_id', 'integer', (column) => column.notNull().references('operator.id'))
      .addColumn('seen_at', text, (column) => column.notNull())
      .execute()
  },
})

/** The log's newest hash before a release is stored with its head, so that a rewritten log is noticed. */
const headChain = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('pointer').addColumn('chain', text).execute()
  },
})

/** Edits that a later build refused, kept until somebody decides on them. */
const setAside = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('set_aside')
      .addColumn('fact', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('replaces', text, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull().references('release.seq'))
      .addColumn('reasons', text, (column) => column.notNull())
      .execute()
  },
})

/** Stops in effect, a row each. */
const stops = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('stop')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('words', text)
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .execute()
  },
})

/** Named sets of edits in place of one draft, which becomes a change of whoever edited last. */
const changes = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('change')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('owner', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull().check(sql`state in ('open', 'published', 'dropped')`))
      .addColumn('created_at', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('change_member')
      .addColumn('change', text, (column) => column.notNull().references('change.id'))
      .addColumn('actor', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('change_member_pk', ['change', 'actor'])
      .execute()
    await db.schema
      .createTable('change_edit')
      .addColumn('change', text, (column) => column.notNull().references('change.id'))
      .addColumn('fact', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('replaces', text, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('rev', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('change_edit_pk', ['change', 'fact'])
      .execute()
    await db.schema.alterTable('approval').addColumn('change', text).execute()
    await db.schema.alterTable('phone_link').addColumn('changes', text).execute()
    await adoptDraft(db)
  },
})

/** Operators with the desk open, and the page; a row for each stream of events. */
const presence = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('presence')
      .addColumn('id', text, (column) => column.primaryKey())
      // However a session ends, whoever it belongs to is not here any more.
      .addColumn('session_hash', text, (column) => column.notNull().references('session.id_hash').onDelete('cascade'))
      .addColumn('page', text, (column) => column.notNull())
      .addColumn('change', text)
      .addColumn('since', text, (column) => column.notNull())
      .addColumn('seen_at', text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('presence_session').on('presence').column('session_hash').execute()
  },
})

const asked = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('change_ask')
      .addColumn('change', text, (column) => column.notNull().references('change.id'))
      .addColumn('operator', text, (column) => column.notNull())
      .addColumn('asker', text, (column) => column.notNull())
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('change_ask_key', ['change', 'operator'])
      .execute()
    await db.schema
      .createTable('change_answer')
      .addColumn('change', text, (column) => column.notNull().references('change.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('fact', text, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('said', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('change_answer_key', ['change', 'number'])
      .execute()
  },
})

/** The library of pictures; a row of one goes only when nothing names it. */
const pictures = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('picture')
      .addColumn('sha', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('alt', text, (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('picture_file')
      .addColumn('sha', text, (column) => column.notNull().references('picture.sha').onDelete('cascade'))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('bytes', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('picture_file_pk', ['sha', 'width'])
      .execute()
  },
})

/** Schedules: changes that go out or are taken back at a moment; how each ended stays. */
const schedules = ({ text }: SqlFlavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('schedule')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull().check(sql`kind in ('publish', 'take-back')`))
      .addColumn('change', text, (column) => column.notNull().references('change.id'))
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('take_back_at', text)
      .addColumn('zone', text, (column) => column.notNull())
      .addColumn('tolerance', 'integer', (column) => column.notNull())
      .addColumn('acknowledged', text, (column) => column.notNull())
      .addColumn('edits', text, (column) => column.notNull())
      .addColumn('revisions', text, (column) => column.notNull())
      .addColumn('agreed', text, (column) => column.notNull())
      .addColumn('since', 'integer', (column) => column.references('release.seq'))
      .addColumn('state', text, (column) =>
        column.notNull().check(sql`state in ('waiting', 'parked', 'done', 'ended')`),
      )
      .addColumn('parked', text)
      .addColumn('claimed_until', text)
      .addColumn('seq', 'integer', (column) => column.references('release.seq'))
      .execute()
    await db.schema.createIndex('schedule_state').on('schedule').columns(['state', 'at']).execute()
  },
})

const phoneCounts = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema
      .createTable('phone_count')
      .addColumn('minute', 'integer', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('build', text, (column) => column.notNull())
      .addColumn('faulty', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('phone_count_key', ['minute', 'seq', 'build', 'faulty'])
      .execute()
  },
})

/**
 * Trials, which a share of the devices plays first, and counts of phones that had money refused, too. A service of the
 * build before goes on counting in `phone_count` while both run.
 */
const trials = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema
      .createTable('trial')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('change', text, (column) => column.notNull().references('change.id'))
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull().unique())
      .addColumn('sha', text, (column) => column.notNull())
      .addColumn('plan', 'integer', (column) => column.notNull())
      .addColumn('over', 'integer', (column) => column.notNull().references('release.seq'))
      .addColumn('salt', 'integer', (column) => column.notNull())
      .addColumn('shares', text, (column) => column.notNull())
      .addColumn('share', 'integer', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull())
      .addColumn('every', 'integer')
      .addColumn('due_at', text)
      .addColumn('halts', text, (column) => column.notNull())
      .addColumn('acknowledged', text, (column) => column.notNull())
      .addColumn('revisions', text, (column) => column.notNull())
      .addColumn('state', text, (column) =>
        column.notNull().check(sql`state in ('running', 'halted', 'done', 'ended')`),
      )
      .addColumn('halted', text)
      .addColumn('seq', 'integer', (column) => column.references('release.seq'))
      .execute()
    await db.schema
      .createIndex('trial_running')
      .on('trial')
      .column('state')
      .unique()
      .where(sql.ref('state'), '=', sql.lit('running'))
      .execute()
    await db.schema
      .createTable('open_phone')
      .addColumn('minute', 'integer', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('build', text, (column) => column.notNull())
      .addColumn('faulty', 'integer', (column) => column.notNull())
      .addColumn('refused', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('open_phone_key', ['minute', 'seq', 'build', 'faulty', 'refused'])
      .execute()
  },
})

/** Facts that were moved under a waiting schedule. */
const blockedSchedules = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema.alterTable('schedule').addColumn('blocked', text).execute()
  },
})

/** When each operator was last at the desk, which sessions do not say once they have ended. */
const lastSeen = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema.alterTable('operator').addColumn('seen_at', text).execute()
  },
})

/** How sessions ended, so that the browser that had one can be told. */
const endedSessions = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema
      .createTable('ended_session')
      .addColumn('id_hash', text, (column) => column.primaryKey())
      .addColumn('how', text, (column) => column.notNull())
      .addColumn('actor', text)
      .addColumn('at', text, (column) => column.notNull())
      .execute()
  },
})

/** Steps with the build that took each, so that an older build learns what it may still do. */
const storeSteps = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema
      .createTable('store_step')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('build', text, (column) => column.notNull())
      .addColumn('before', text, (column) => column.notNull())
      .execute()
  },
})

/** Tokens by which programs set stops or read the audit, and the alerts that have asked for a stop. */
const machineTokens = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema
      .createTable('machine_token')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('stops', text, (column) => column.notNull())
      .addColumn('reads_audit', 'integer', (column) => column.notNull())
      .addColumn('created_by', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('used_at', text)
      .execute()
    await db.schema
      .createTable('alert')
      .addColumn('stop', text, (column) => column.notNull())
      .addColumn('fingerprint', text, (column) => column.notNull())
      .addColumn('starts_at', text, (column) => column.notNull())
      .addColumn('seen_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('alert_key', ['fingerprint', 'stop', 'starts_at'])
      .execute()
    await db.schema.createIndex('alert_seen_at').on('alert').column('seen_at').execute()
  },
})

/** Accounts of the company by issuer and subject, and what their sessions have beside those of local accounts. */
const companyAccounts = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema
      .createTable('company_account')
      .addColumn('operator_id', 'integer', (column) => column.primaryKey().references('operator.id'))
      .addColumn('issuer', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addUniqueConstraint('company_account_identity', ['issuer', 'subject'])
      .execute()
    await db.schema
      .createTable('company_session')
      .addColumn('session_hash', text, (column) =>
        column.primaryKey().references('session.id_hash').onDelete('cascade'),
      )
      .addColumn('refresh', text, (column) => column.notNull())
      .addColumn('asked_at', text, (column) => column.notNull())
      .addColumn('factor', text, (column) => column.notNull())
      .execute()
  },
})

/** How visits of forms ended, in half hours, and the messages that said so, which may come twice. */
const visits = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema
      .createTable('outcome')
      .addColumn('half', 'integer', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('screen', text, (column) => column.notNull())
      .addColumn('form', text, (column) => column.notNull())
      .addColumn('outcome', text, (column) => column.notNull())
      .addColumn('field', text, (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('outcome_key', ['half', 'seq', 'screen', 'form', 'outcome', 'field'])
      .execute()
    await db.schema
      .createTable('outcome_batch')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('half', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('outcome_batch_half').on('outcome_batch').column('half').execute()
  },
})

/** Figures of pages, in half hours and by the edges that they are counted by. */
const figures = ({ text }: SqlFlavour): Migration => ({
  async up(db) {
    await db.schema
      .createTable('page_figure')
      .addColumn('half', 'integer', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('build', text, (column) => column.notNull())
      .addColumn('figure', text, (column) => column.notNull())
      .addColumn('edge', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_figure_key', ['half', 'seq', 'build', 'figure', 'edge'])
      .execute()
  },
})

export interface Step {
  readonly make: (flavour: SqlFlavour) => Migration
  /**
   * Whether the build before may still write, or only serve, stop and lift: whatever it does not know must neither be
   * lost nor got around by what it writes.
   */
  readonly before: 'writes' | 'serves'
}

/**
 * One description for all databases. A step that has shipped is never edited; a column that one adds takes rows of
 * older backups, which lack it. `admin/CHANGELOG.md` says from where going back is safe.
 */
export const steps: Readonly<Record<string, Step>> = {
  '0001-first': { make: first, before: 'serves' },
  '0002-outbox': { make: outbox, before: 'writes' },
  '0003-approval': { make: approval, before: 'serves' },
  '0004-second-factor': { make: secondFactor, before: 'serves' },
  '0005-phone-link': { make: phoneLink, before: 'writes' },
  '0006-audit-index': { make: auditIndex, before: 'writes' },
  '0007-second-person': { make: secondPerson, before: 'serves' },
  '0008-password-link': { make: passwordLink, before: 'writes' },
  '0009-step-up': { make: stepUp, before: 'writes' },
  '0010-attempts': { make: attempts, before: 'writes' },
  '0011-head-chain': { make: headChain, before: 'writes' },
  '0012-set-aside': { make: setAside, before: 'writes' },
  '0013-stops': { make: stops, before: 'serves' },
  '0014-changes': { make: changes, before: 'serves' },
  '0015-presence': { make: presence, before: 'writes' },
  '0016-asked': { make: asked, before: 'writes' },
  '0017-pictures': { make: pictures, before: 'writes' },
  '0018-schedules': { make: schedules, before: 'serves' },
  '0019-phone-counts': { make: phoneCounts, before: 'writes' },
  '0020-trials': { make: trials, before: 'serves' },
  '0021-blocked-schedules': { make: blockedSchedules, before: 'writes' },
  '0022-last-seen': { make: lastSeen, before: 'writes' },
  '0023-ended-sessions': { make: endedSessions, before: 'writes' },
  '0024-store-steps': { make: storeSteps, before: 'writes' },
  '0025-machine-tokens': { make: machineTokens, before: 'writes' },
  '0026-company-accounts': { make: companyAccounts, before: 'serves' },
  '0027-visits': { make: visits, before: 'writes' },
  '0028-figures': { make: figures, before: 'writes' },
}

export const stepNames: readonly string[] = Object.keys(steps)

/** Numbered steps for a database. */
export function createMigrations(flavour: SqlFlavour, taken: Readonly<Record<string, Step>>): MigrationProvider {
  return {
    getMigrations: () =>
      Promise.resolve(Object.fromEntries(Object.entries(taken).map(([name, { make }]) => [name, make(flavour)]))),
  }
}
