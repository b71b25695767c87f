import type { PageFigure } from '../../../src/format/wire/pageFigures.ts'
import type { Outcome } from '../../../src/format/wire/visits.ts'
import type { Generated } from 'kysely'

/** The largest whole number that a column holds in every database. */
export const LARGEST = 2_147_483_647

/** The SQL tables; times are UTC ISO text, JSON is text, so that every database stores the same thing. */
export interface Tables {
  kysely_migration: { name: string; timestamp: string }
  store_step: { name: string; build: string; before: string }
  file: { sha: string; bytes: string; size: number; created_at: string }
  picture: {
    sha: string
    name: string
    alt: string
    width: number
    height: number
    size: number
    actor: string
    at: string
  }
  /** One width of a picture; its bytes are base64, so that a backup is the same text from both databases. */
  picture_file: { sha: string; width: number; bytes: string }
  release: {
    seq: number
    plan: number
    sha: string
    baseline: string
    overlay: string
    kind: string
    actor: string
    reason: string
    idempotency_key: string | null
    created_at: string
  }
  agreed_value: { fact: string; value: string }
  pointer: { plan: number; seq: number; sha: string; at: string; retired: number; chain: string | null }
  stop: { name: string; reason: string; words: string | null; actor: string; at: string }
  /** Alerts that asked for a stop, so that one which is told again does not stop again. */
  alert: { stop: string; fingerprint: string; starts_at: string; seen_at: string }
  outbox: { id: string; seq: number; body: string; attempts: number; due_at: string }
  change: { id: string; name: string; owner: string; state: string; created_at: string }
  change_member: { change: string; actor: string }
  change_edit: {
    change: string
    fact: string
    value: string
    replaces: string
    actor: string
    at: string
    rev: number
  }
  /** Reviewers asked about a change who have not answered yet. */
  change_ask: { change: string; operator: string; asker: string; note: string; at: string }
  /** Remarks on an edit, in the order of their numbers. */
  change_answer: { change: string; number: number; fact: string; actor: string; said: string; at: string }
  /** Waits until it is due or claimed; parked, done and ended ones stay. */
  schedule: {
    id: string
    kind: string
    change: string
    actor: string
    reason: string
    created_at: string
    at: string
    take_back_at: string | null
    zone: string
    tolerance: number
    acknowledged: string
    edits: string
    revisions: string
    agreed: string
    since: number | null
    state: string
    parked: string | null
    blocked: string | null
    claimed_until: string | null
    seq: number | null
  }
  /** Runs while phones play it; halted, done and ended ones stay. */
  trial: {
    id: string
    change: string
    actor: string
    reason: string
    created_at: string
    number: number
    sha: string
    plan: number
    over: number
    salt: number
    shares: string
    share: number
    shown: number
    every: number | null
    due_at: string | null
    halts: string
    acknowledged: string
    revisions: string
    state: string
    halted: string | null
    seq: number | null
  }
  /** Of builds before there were changes, and of their backups; adopted into a change when it is met. */
  draft_edit: { fact: string; value: string; replaces: string; actor: string; at: string; rev: number }
  set_aside: { fact: string; value: string; replaces: string; actor: string; at: string; seq: number; reasons: string }
  approval: { content_hash: string; actor: string; at: string; change: string | null }
  counter: { name: string; value: number }
  operator: {
    id: Generated<number>
    name: string
    name_key: string
    role: string
    password_hash: string
    disabled: number
    created_at: string
    vouched_by: string | null
    vouched_at: string | null
    seen_at: string | null
  }
  invitation: {
    token_hash: string
    name: string | null
    role: string
    created_by: string
    created_at: string
    expires_at: string
    closed_at: string | null
    operator_id: number | null
  }
  /** Lets a program act; `stops` is a list of names. */
  machine_token: {
    token_hash: string
    name: string
    stops: string
    reads_audit: number
    created_by: string
    created_at: string
    expires_at: string
    used_at: string | null
  }
  session: {
    id_hash: string
    operator_id: number
    created_at: string
    seen_at: string
    ip: string | null
    agent: string | null
    confirmed_at: string | null
  }
  /** Identities that sign in to accounts of the company. */
  company_account: { operator_id: number; issuer: string; subject: string }
  /** Sessions of those accounts; the refresh token is sealed with the session's own token. */
  company_session: { session_hash: string; refresh: string; asked_at: string; factor: string }
  /** Sessions that ended otherwise than by signing out there. */
  ended_session: { id_hash: string; how: string; actor: string | null; at: string }
  phone_link: { session_hash: string; token_hash: string; created_at: string; changes: string | null }
  presence: {
    id: string
    session_hash: string
    page: string
    change: string | null
    since: string
    seen_at: string
  }
  second_factor: { operator_id: number; secret: string; confirmed_at: string | null; last_step: number }
  recovery_code: { code_hash: string; operator_id: number }
  attempt: { key: string; count: number; last_at: string; forget_after: number }
  known_device: { id_hash: string; operator_id: number; seen_at: string }
  audit: {
    id: number
    at: string
    actor: string
    action: string
    subject: string
    reason: string
    details: string
    prev_hash: string
    hash: string
  }
  open_phone: { minute: number; seq: number; build: string; faulty: number; refused: number; count: number }
  outcome: {
    half: number
    seq: number
    screen: string
    form: string
    outcome: Outcome
    field: string
    count: number
  }
  outcome_batch: { id: string; half: number }
  page_figure: { half: number; seq: number; build: string; figure: PageFigure; edge: number; count: number }
  report: {
    seq: number
    code: string
    pointer: string
    build: string
    count: number
    first_at: string
    last_at: string
  }
}
