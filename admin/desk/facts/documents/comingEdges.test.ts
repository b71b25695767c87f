import { describe, expect, it } from 'vitest'
import { parseFacts } from '../../../../src/format/facts/parseFacts.ts'
import { applyEdits } from '../../../../src/format/overlay.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { openingDialog, testDocuments, testNotice } from '../../testing/testDocuments.ts'
import { comingEdges } from './comingEdges.ts'

const NOW = Date.parse('2026-03-02T05:00:00Z')
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()

/** What is live, and what one change makes of it. */
function snapshotOf(live: Readonly<Record<string, unknown>>, drafted: Readonly<Record<string, unknown>> = {}) {
  const editsOf = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).map(([fact, value]) => ({ fact, value, replaces: null, actor: 'mina', at: at(-1), rev: 1 }))
  const facts = parseFacts(applyEdits(testDocuments, editsOf(live)).files)
  const snapshot: DraftSnapshot = {
    status: 'ready',
    problem: undefined,
    seq: 1,
    shipped: facts,
    live: facts,
    overlay: [],
    conflicts: [],
    changes: [],
    schedules: [],
    trials: [],
    current: undefined,
    edits: new Map(editsOf(drafted).map((edit) => [edit.fact, edit])),
    pending: new Map(),
    saved: new Set(),
  }
  return snapshot
}

const notice = (id: string, period: object) => ({ [`notice:${id}`]: { ...testNotice, id, ...period } })
const shortly = (snapshot: DraftSnapshot) =>
  comingEdges(snapshot, 'en', NOW).edges.map(
    ({ id, edge, at: moment, isDraft }) => `${id} ${edge} ${(moment - NOW) / 3_600_000}${isDraft ? ' draft' : ''}`,
  )

describe('what is coming', () => {
  it('is every beginning and end of a notice or dialog, in order', () => {
    const snapshot = snapshotOf({
      ...notice('maintenance', { until: at(3) }),
      ...notice('holiday', { from: at(2), until: at(20) }),
      'dialog:rules': { ...openingDialog, from: at(5) },
    })
    expect(shortly(snapshot)).toEqual(['holiday begins 2', 'maintenance ends 3', 'rules begins 5', 'holiday ends 20'])
  })

  it('leaves out what is over, is off or never shows', () => {
    const snapshot = snapshotOf({
      ...notice('maintenance', { until: at(-1) }),
      ...notice('off', { on: false, from: at(1) }),
      ...notice('wrong', { from: at(4), until: at(2) }),
      'dialog:welcome': { title: 'home.title', body: 'home.title', confirm: 'home.title', from: at(1) },
    })
    expect(shortly(snapshot)).toEqual([])
  })

  it('marks what a change brings, beside what it would be without it', () => {
    const snapshot = snapshotOf(notice('maintenance', { until: at(3) }), {
      ...notice('maintenance', { until: at(6) }),
      ...notice('holiday', { from: at(2) }),
    })
    expect(shortly(snapshot)).toEqual(['holiday begins 2 draft', 'maintenance ends 3', 'maintenance ends 6 draft'])
  })

  it('counts what members see now', () => {
    expect(comingEdges(snapshotOf({}), 'en', NOW).running).toBe(2)
    expect(comingEdges(snapshotOf(notice('maintenance', { from: at(1) })), 'en', NOW).running).toBe(1)
  })
})
