// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import type { AuditRecord } from '../../../api/auditApi.ts'

const entry = (id: number, change: Partial<AuditRecord>): AuditRecord => ({
  id,
  at: '2026-03-02T05:00:00Z',
  actor: 'jun',
  action: 'draft.edit',
  subject: '',
  reason: '',
  details: {},
  prevHash: 'a',
  hash: 'b',
  ...change,
})
const audit = [
  entry(3, { actor: 'mina', action: 'release.publish', reason: 'Raised, for the "night"' }),
  entry(2, { subject: 'settings:/cards/max', details: { value: 7, replaces: 5 } }),
  entry(1, { actor: 'mina', action: 'operator.join', subject: '=HYPERLINK()' }),
]

async function openAudit() {
  const api = createFakeDesk({ audit })
  const { user } = renderDesk(api, '/audit')
  await screen.findByText('3 entries')
  return { api, user }
}

describe('the audit', () => {
  it('says that the chain is intact, and what every entry did', async () => {
    await openAudit()
    expect(await screen.findByText(/The chain holds: 3 entries/)).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Cards › Saved cards, at most/ })).toHaveTextContent('5 → 7')
  })

  it('tells of a trial which change it was, on how many phones, and why it halted', async () => {
    const details = { name: 'Holiday words', owner: 'jun' }
    const trial = { subject: 'change:1', details }
    const entries = [
      entry(3, { ...trial, action: 'trial.halt', details: { ...details, share: 25, why: 'faulty' } }),
      entry(2, { ...trial, action: 'trial.widen', details: { ...details, share: 25 } }),
      entry(1, {
        ...trial,
        action: 'trial.start',
        reason: 'A try',
        details: { ...details, shares: [5, 25], share: 5 },
      }),
    ]
    renderDesk(createFakeDesk({ audit: entries }), '/audit')
    expect(await screen.findByRole('row', { name: /Began a trial/ })).toHaveTextContent(
      'Began a trial “Holiday words”5% → 25% · A try',
    )
    expect(screen.getByRole('row', { name: /Widened a trial/ })).toHaveTextContent('“Holiday words”25%')
    expect(screen.getByRole('row', { name: /A trial halted by itself/ })).toHaveTextContent(
      '25% · Something failed on more of the phones that tried it',
    )
  })

  it('names what something was done to, and never by an id alone', async () => {
    const entries = [
      entry(4, { action: 'change.add', subject: 'change:9c465236-21fe', details: { name: 'Night' } }),
      entry(3, { action: 'schedule.end', subject: 'change:fd245643-7461', details: { name: '', owner: 'jun' } }),
      entry(5, { action: 'change.rename', subject: 'change:1c4652', details: { before: 'Night', after: 'Nights' } }),
      entry(2, { action: 'stop.on', subject: 'stop:transfers' }),
      entry(1, { action: 'release.rollback', subject: 'release:7' }),
      entry(6, { action: 'picture.upload', subject: 'picture:4c9f0e', details: { name: 'spring.png', bytes: 9000 } }),
    ]
    renderDesk(createFakeDesk({ audit: entries }), '/audit')
    expect(await screen.findByRole('row', { name: /“Night”/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /“Nights”/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Change by jun/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Transfers and exchange/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Release 7/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /spring\.png/ })).toBeInTheDocument()
    expect(
      screen.queryByRole('row', { name: /9c465236|fd245643|1c4652|4c9f0e|stop:|release:/ }),
    ).not.toBeInTheDocument()
  })

  it('is filtered by actor, action, time and words, and shown in full again', async () => {
    const { user } = await openAudit()
    await user.selectOptions(screen.getByLabelText('Who'), 'mina')
    expect(await screen.findByText('2 entries')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('What'), 'release.publish')
    expect(await screen.findByText('1 entry')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Search by what, why or fact'), { target: { value: 'nowhere' } })
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'CSV' })).toBeDisabled()
    await user.clear(screen.getByLabelText('Search by what, why or fact'))
    await user.selectOptions(screen.getByLabelText('Who'), 'Everybody')
    await user.selectOptions(screen.getByLabelText('What'), 'Everything')
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-01' } })
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-01' } })
    expect(await screen.findByText('3 entries')).toBeInTheDocument()
  })

  it('is searched beyond the page, and shows older entries on demand', async () => {
    const many = Array.from({ length: 450 }, (_, index) =>
      entry(450 - index, { subject: `fact-${450 - index}`, actor: index === 449 ? 'ara' : 'jun' }),
    )
    const { user } = renderDesk(createFakeDesk({ audit: many }), '/audit')
    expect(await screen.findByText('450 entries, the newest 200 shown')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show older' }))
    expect(await screen.findByText('450 entries, the newest 400 shown')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Who'), 'ara')
    expect(await screen.findByText('1 entry')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /fact-1\b/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })

  it('is exported as a file of all matches', async () => {
    const made = vi.fn<(file: Blob) => string>(() => 'blob:audit')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { api, user } = await openAudit()
    await user.selectOptions(screen.getByLabelText('Who'), 'jun')
    await screen.findByText('1 entry')
    await user.click(screen.getByRole('button', { name: 'JSON' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(api.calls.at(-1)).toEqual({ name: 'exportAudit', body: { filter: { actor: 'jun' }, format: 'json' } })
    expect(JSON.parse((await made.mock.calls[0]?.[0].text()) ?? '')).toEqual([audit[1]])
  })

  it('says why a file could not be made', async () => {
    const { api, user } = await openAudit()
    api.refuse('exportAudit', new DeskError('cut-off', 'The file was cut off on its way.'))
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The file was cut off on its way.')
  })

  it('does not show entries of another filter when those of the chosen one cannot be read', async () => {
    const { api, user } = await openAudit()
    api.refuse('audit', new DeskError('conflict', 'The store is being looked after.'))
    await user.selectOptions(screen.getByLabelText('Who'), 'mina')
    expect(await screen.findByText('The store is being looked after.')).toBeInTheDocument()
    expect(screen.queryByText('3 entries')).toBeNull()
    expect(screen.queryByRole('row', { name: /Cards › Saved cards, at most/ })).toBeNull()
  })
})
