import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { exportAudit } from '../audit/exportAudit.ts'
import { auditEntry } from '../base/audit/auditEntry.ts'
import { createMemo } from '../base/background/createMemo.ts'
import { UnfitNote } from '../base/refusals.ts'
import {
  auditApi,
  membersActions,
  NOTE_MAX,
  outcomeActions,
  type AuditFilter as Asked,
  type AuditRecord,
  type ListedEntry,
} from '../../api/auditApi.ts'
import type { ReleaseDifference } from '../../api/releaseApi.ts'
import { memberOf } from '../../../src/format/value/isObject.ts'
import { parseFact } from '../../../src/format/fact.ts'
import type { AuditFilter, SoughtWord } from '../store/rows/auditRows.ts'
import type { DeskContext } from './DeskContext.ts'
import { machineOf } from './allowMachine.ts'
import { actorOf, needs, OFTEN } from './guardRoutes.ts'
import { LARGEST } from '../store/tables.ts'
import { PAGE_SIZE } from '../../api/page.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { comparable, wholeSyllables } from '../../../src/format/text/typedText.ts'

/** Releases whose edits are kept for the next who looks. */
const KEPT = 200

/** Routes of the history: the audit log, and reports of what apps could not show. */
export function auditRoutes(app: TypedApp, { core }: DeskContext): void {
  const { store, checkAudit, format, publisher, compareEdits, clock, accounts } = core
  const makeEntry = auditEntry(clock)
  const keepChanged = createMemo<ReleaseDifference['edits']>(KEPT)

  /** Releases never change, so each is compared with the one before it once. */
  async function withChanged(entry: AuditRecord): Promise<ListedEntry> {
    const { seq, edits, takesBack } = entry.details
    const isTold = entry.action === 'release.publish' && Array.isArray(edits) && takesBack === undefined
    if (isTold || !entry.action.startsWith('release.') || typeof seq !== 'number') return entry
    return { ...entry, changed: await keepChanged(String(seq), () => changedIn(seq)) }
  }

  async function changedIn(seq: number): Promise<ReleaseDifference['edits']> {
    const [before, release] = await Promise.all([store.findRelease(seq - 1), store.findRelease(seq)])
    return before && release ? [...(await compareEdits(before.overlay, release.overlay))] : []
  }

  /** Entries of rollbacks and take-backs that moved a fact; they name none. */
  async function movedBy(fact: string): Promise<readonly number[]> {
    const all = await Promise.all([
      store.listAudit({ action: 'release.rollback', limit: LARGEST }),
      store.listAudit({ action: 'release.publish', words: [{ text: '"takesBack"', subjects: [] }], limit: LARGEST }),
    ])
    const moved: number[] = []
    // One after the other: each may read two whole releases.
    for (const entry of all.flat())
      if ((await withChanged(entry)).changed?.some((edit) => edit.fact === fact) === true) moved.push(entry.id)
    return moved
  }

  /** Changes that ever held an edit of a fact: what schedules and trials do is told by the change. */
  async function changesWith(fact: string): Promise<readonly string[]> {
    const named = { name: fact, movedBy: [], changes: [] }
    const all = await store.listAudit({ fact: named, actions: ['draft.edit', 'draft.move'], limit: LARGEST })
    const ids = all.flatMap(({ details: { change, to } }) => [memberOf(change, 'id'), memberOf(to, 'id')])
    return [...new Set(ids.filter((id) => typeof id === 'string'))]
  }

  async function sought(asked: Asked): Promise<AuditFilter> {
    const { fact } = asked
    return {
      ...(await soughtByWords(asked)),
      ...(fact !== undefined && {
        fact: { name: fact, movedBy: await movedBy(fact), changes: await changesWith(fact) },
      }),
    }
  }

  async function soughtByWords(asked: Asked): Promise<AuditFilter> {
    const words = (asked.text ?? '').split(/\s+/).filter(Boolean)
    if (words.length === 0) return filterOf(asked, [])
    const files = publisher.liveFiles()
    const called = (await store.auditSubjects())
      .filter((subject) => parseFact(subject) !== undefined)
      .map((subject) => ({ subject, text: format.searchText(subject, files) }))
    return filterOf(
      asked,
      words.map((word) => ({
        text: word,
        subjects: called.filter(({ text }) => text.includes(comparable(word))).map(({ subject }) => subject),
      })),
    )
  }

  async function noteMachine(request: FastifyRequest, url: string): Promise<void> {
    const token = machineOf(request)
    if (token !== undefined) await accounts.machineTokens.noteUse(token, `GET ${url}`)
  }

  app.route({
    ...auditApi.audit,
    ...needs('viewer', { compressed: true, scope: 'audit', timesAMinute: OFTEN }),
    handler: async (request) => {
      await noteMachine(request, auditApi.audit.url)
      const { before, limit = PAGE_SIZE } = request.query
      const filter = await sought(request.query)
      const found = await store.countAudit(filter)
      const entries =
        found === 0 ? [] : await store.listAudit({ ...filter, limit, ...(before !== undefined && { before }) })
      return { found, entries: await Promise.all(entries.map(withChanged)) }
    },
  })

  app.route({
    ...auditApi.addNote,
    ...needs('editor'),
    handler: async (request, reply) => {
      const text = wholeSyllables(request.body.text).trim()
      if (text === '' || text.length > NOTE_MAX) throw new UnfitNote(text.length, NOTE_MAX)
      const { idempotencyKey: key } = request.body
      const entry = { ...makeEntry(actorOf(request).name, 'note', '', key === undefined ? {} : { key }), reason: text }
      return reply.code(201).send(await (key === undefined ? store.appendAudit(entry) : store.appendAuditOnce(entry)))
    },
  })

  app.route({ ...auditApi.auditNames, ...needs('viewer'), handler: async () => store.auditNames() })

  app.route({
    ...auditApi.exportAudit,
    ...needs('viewer', { scope: 'audit', timesAMinute: OFTEN }),
    handler: async (request, reply) => {
      await noteMachine(request, auditApi.exportAudit.url)
      const { format } = request.query
      const filter = await sought(request.query)
      return reply
        .type(`${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="audit.${format}"`)
        .send(Readable.from(exportAudit(store, filter, format)))
    },
  })

  app.route({
    ...auditApi.verifyAudit,
    ...needs('viewer', { timesAMinute: 12 }),
    handler: async (request) => {
      return checkAudit(request.query.knows === undefined ? [] : [request.query.knows])
    },
  })

  app.route({
    ...auditApi.reports,
    ...needs('viewer'),
    handler: async (request) => {
      return { reports: await store.listReports(request.query.limit ?? PAGE_SIZE) }
    },
  })
}

function filterOf({ actor, action, shown, from, until }: Asked, words: readonly SoughtWord[]): AuditFilter {
  return {
    words,
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { action }),
    ...(shown !== undefined && { actions: shown === 'members' ? membersActions : outcomeActions }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}
