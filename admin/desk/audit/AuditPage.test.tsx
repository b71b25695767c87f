// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AuditEntry } from '../api/answers.ts'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { renderDesk } from '../testing/renderDesk.tsx'
import { asCsv } from './exportAudit.ts'

const entry = (id: number, change: Partial<AuditEntry>): AuditEntry => ({ id, at: '2026-03-02T05:00:00Z', actor: 'jun', action: 'draft.edit', subject: '', reason: '', details: {}, prevHash: 'a', hash: 'b', ...change })
const audit = [
  entry(3, { actor: 'mina', action: 'release.publish', reason: 'Raised, for the "night"' }),
  entry(2, { subject: 'settings:/cards/max', details: { value: 7, replaces: 5 } }),
  entry(1, { actor: 'mina', action: 'operator.join', subject: '=HYPERLINK()' }),
]

async function openAudit() {
  const { user } = renderDesk(createFakeDesk({ audit }), '/audit')
  await screen.findByText('3 entries')
  return { user }
}

describe('the audit', () => {
  it('says that the chain holds, and what every entry did', async () => {
    await openAudit()
    expect(await screen.findByText(/The chain holds: 3 entries/)).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /settings:\/cards\/max/ })).toHaveTextContent('5 → 7')
  })

  it('is narrowed by who, by what, and by words', async () => {
    const { user } = await openAudit()
    await user.selectOptions(screen.getByLabelText('Who'), 'mina')
    expect(screen.getByText('2 entries')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('What'), 'release.publish')
    expect(screen.getByText('1 entry')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Search by what, why or fact'), { target: { value: 'nowhere' } })
    expect(screen.getByText('Nothing matches')).toBeInTheDocument()
  })

  it('is handed out as a file of what is shown', async () => {
    const made = vi.fn<(file: Blob) => string>(() => 'blob:audit')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await openAudit()
    await user.selectOptions(screen.getByLabelText('Who'), 'jun')
    await user.click(screen.getByRole('button', { name: 'JSON' }))
    expect(clicked).toHaveBeenCalledOnce()
    expect(JSON.parse((await made.mock.calls[0]?.[0].text()) ?? '')).toEqual([audit[1]])
  })

  it('keeps quotes and commas in a table, and lets no spreadsheet run a text', () => {
    expect(asCsv(audit).split('\r\n').slice(0, 4)).toEqual([
      'id,at,actor,action,subject,reason,details,prevHash,hash',
      '3,2026-03-02T05:00:00Z,mina,release.publish,,"Raised, for the ""night""",{},a,b',
      '2,2026-03-02T05:00:00Z,jun,draft.edit,settings:/cards/max,,"{""value"":7,""replaces"":5}",a,b',
      "1,2026-03-02T05:00:00Z,mina,operator.join,'=HYPERLINK(),,{},a,b",
    ])
  })
})
