import { describe, expect, it } from 'vitest'
import { exportAudit } from './exportAudit.ts'
import type { AuditRecord } from '../../api/auditApi.ts'

const record = (id: number, change: Partial<AuditRecord> = {}): AuditRecord => ({
  id,
  at: '2026-03-02T05:00:00.000Z',
  actor: 'jun',
  action: 'draft.edit',
  subject: '',
  reason: '',
  details: {},
  prevHash: 'a',
  hash: 'b',
  ...change,
})

/** A store that counts how often it is asked. */
function storeOf(records: readonly AuditRecord[]) {
  const asked: (number | undefined)[] = []
  return {
    asked,
    listAudit: async ({ before, limit }: { before?: number; limit: number }) => {
      asked.push(before)
      return Promise.resolve(records.filter(({ id }) => before === undefined || id < before).slice(0, limit))
    },
  }
}

async function textOf(records: readonly AuditRecord[], format: 'csv' | 'json'): Promise<string> {
  let text = ''
  for await (const part of exportAudit(storeOf(records), {}, format)) text += part
  return text
}

describe('the audit as a file', () => {
  it('keeps quotes, commas and lines in a table', async () => {
    const records = [
      record(2, { reason: 'Raised, for the "night"\nand the day' }),
      record(1, { subject: 'settings:/cards/max', details: { value: 7, replaces: 5 } }),
    ]
    expect((await textOf(records, 'csv')).split('\r\n')).toEqual([
      '\uFEFFid,at,actor,action,subject,reason,details,prevHash,hash',
      '2,2026-03-02T05:00:00.000Z,jun,draft.edit,,"Raised, for the ""night""\nand the day",{},a,b',
      '1,2026-03-02T05:00:00.000Z,jun,draft.edit,settings:/cards/max,,"{""value"":7,""replaces"":5}",a,b',
      '',
    ])
  })

  it.each(['=HYPERLINK()', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
    'keeps spreadsheets from running %j',
    async (text) => {
      for (const column of ['actor', 'action', 'subject', 'reason'] as const) {
        const [, ...rows] = (await textOf([record(1, { [column]: text })], 'csv')).split('\r\n')
        expect(rows.join('\r\n')).toMatch(/[,"]'[\s=+\-@＝＋－＠]/)
      }
    },
  )

  it('is one list however many rows are read at once, and an empty list when there are none', async () => {
    for (const length of [0, 1, 499, 500, 501, 1_200]) {
      const records = Array.from({ length }, (_, index) => record(length - index))
      expect(JSON.parse(await textOf(records, 'json'))).toEqual(records)
      expect((await textOf(records, 'csv')).split('\r\n')).toHaveLength(length + 2)
    }
  })

  it('reads on only as fast as the reader takes it', async () => {
    const store = storeOf(Array.from({ length: 2_000 }, (_, index) => record(2_000 - index)))
    const rows = exportAudit(store, {}, 'csv')
    await rows.next()
    expect(store.asked).toEqual([undefined])
    await rows.next()
    expect(store.asked).toEqual([undefined, 1_501])
    await rows.return(undefined)
  })
})
