// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import type { ListedEntry } from '../../../api/auditApi.ts'

const entry = (id: number, change: Partial<ListedEntry>): ListedEntry => ({
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
const released = [
  entry(8, { action: 'stop.on', subject: 'stop:deposits', actor: 'lee', reason: 'bank fraud', details: { words: {} } }),
  entry(7, {
    actor: 'wang',
    action: 'release.rollback',
    reason: 'too high',
    details: { seq: 3, to: 1 },
    changed: [
      { fact: 'settings:/cards/max', text: '', before: 7, after: null },
      { fact: 'copy:en:home.title', text: '', before: 'Hi', after: null },
      { fact: 'copy:kor:home.title', text: '', before: '안녕', after: null },
      { fact: 'copy:en:home.text', text: '', before: 'Ho', after: null },
    ],
  }),
  entry(6, {
    actor: 'wang',
    action: 'release.publish',
    reason: 'night',
    details: {
      seq: 2,
      change: { id: 'c-1', name: 'Night', owner: 'park' },
      edits: [{ fact: 'settings:/cards/max', value: 7, replaces: 5, actor: 'park' }],
      acknowledged: ['money:large-change:/cards/max:5:7'],
    },
  }),
  entry(5, {
    actor: 'kim',
    action: 'review.answered',
    subject: 'change:c-1',
    details: { fact: 'settings:/cards/max', text: 'why so high?' },
  }),
  entry(1, { actor: 'system', action: 'release.system', reason: 'First release', details: { seq: 1 }, changed: [] }),
]

const row = (text: string | RegExp) => screen.findByRole('listitem', { name: text })

async function openEverything() {
  const api = createFakeDesk({ audit })
  const { user } = renderDesk(api, '/history?show=all')
  await screen.findByText('3 entries')
  return { api, user }
}

async function openReleases(options: FakeDeskOptions = {}) {
  const api = createFakeDesk({ role: 'publisher', ...options })
  api.editAs('jun', 'settings:/cards/max', 9)
  api.publishAs('jun')
  const { user } = renderDesk(api, '/history')
  await row(/Release 2/)
  return { api, user }
}

async function choose(user: Awaited<ReturnType<typeof openReleases>>['user'], button: string, item: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('what members saw', () => {
  it('is told in sentences: which values, by whom, and why', async () => {
    renderDesk(createFakeDesk({ audit: released }), '/history')
    expect(await row('Deposits are stopped')).toHaveTextContent(/lee.*bank fraud/)
    expect(await row(/^Release 3 · back to release 1 · Cards › Saved cards, at most 7 → 5, 2 texts/)).toHaveTextContent(
      /wang.*too high/,
    )
    expect(await row('Release 2 · Cards › Saved cards, at most 5 → 7 · edited by park')).toHaveTextContent(
      /wang.*night/,
    )
    // The service's own words are not the operator's.
    const first = await row(/^Release 1 · as shipped/)
    expect(first).toHaveTextContent('By itself')
    expect(first).not.toHaveTextContent('First release')
    expect(screen.queryByText(/why so high/)).toBeNull()
    expect(screen.getByRole('main')).not.toHaveTextContent(/c-1|settings:|release\.|"/)
  })

  it('show who made each release, why, and which is live', async () => {
    await openReleases()
    const newest = await row(/Release 2/)
    expect(within(newest).getByText('jun')).toBeInTheDocument()
    expect(within(newest).getByText('Meanwhile')).toBeInTheDocument()
    expect(within(newest).getByText('Live')).toBeInTheDocument()
    expect(within(await row(/Release 1/)).queryByText('Live')).not.toBeInTheDocument()
  })

  it('opens to the edits, the answers, the warnings that were ticked and the hash', async () => {
    const { user } = renderDesk(createFakeDesk({ audit: released }), '/history')
    await choose(user, 'More for Release 2', 'Show details')
    const details = within(await screen.findByRole('region', { name: 'Details of Release 2' }))
    expect(await details.findByText('kim · Cards › Saved cards, at most: why so high?')).toBeInTheDocument()
    expect(details.getByRole('row', { name: /Cards › Saved cards, at most/ })).toHaveTextContent(/5.*7.*park/)
    expect(details.getByText('Warning ticked')).toBeInTheDocument()
    expect(details.getByText('b')).toBeInTheDocument()
    await choose(user, 'More for Release 2', 'Hide details')
    expect(screen.queryByRole('region', { name: 'Details of Release 2' })).toBeNull()
  })

  it('compares a release with another', async () => {
    const { user } = await openReleases()
    await choose(user, 'More for Release 2', 'Compare with…')
    expect(await screen.findByRole('heading', { name: 'Release 1 and release 2' })).toBeInTheDocument()
    expect(screen.getByLabelText('Compare with')).toHaveValue('1')
  })

  it('says how visits of forms ended before and after it, without a word of better or worse', async () => {
    const before = { begun: 45, sent: 35, unknown: 0, refused: 10, fields: { amount: 10 } }
    const after = { begun: 42, sent: 10, unknown: 2, refused: 30, fields: { amount: 29, '': 1 } }
    const pages = { before: 0, after: 0, older: 0 }
    const window = {
      pages,
      figures: [],
      halves: 2,
      from: '2026-03-02T04:30:00Z',
      until: '2026-03-02T06:00:00Z',
      cut: [],
    }
    const weekBefore = { begun: 0, sent: 0, unknown: 0, refused: 0, fields: {} }
    const { api, user } = await openReleases({
      outcomes: {
        at: '2026-03-02T05:10:00Z',
        counted: 0.25,
        windows: [
          {
            ...window,
            window: 'halfHour',
            forms: [{ screen: 'recharge', form: 'bank', before, after, weekBefore, verdict: 'differs' }],
            pages: { before: 1200, after: 40, older: 3 },
            figures: [
              { figure: 'lcp', before: 1150.4, after: 2000 },
              { figure: 'cls', before: 5 },
              { figure: 'errors', before: 0, after: 1 },
            ],
          },
          {
            ...window,
            window: 'day',
            halves: 7,
            cut: ['next', 'stop'],
            forms: [],
            pages: { before: 3, after: 19, older: 0 },
            figures: [{ figure: 'lcp' }, { figure: 'errors' }],
          },
          { ...window, window: 'week', halves: 0, cut: ['now'], forms: [] },
        ],
      },
    })
    await choose(user, 'More for Release 2', 'Before and after…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Before and after release 2' }))
    const row = await dialog.findByRole('row', { name: /bank/ })
    expect(row).toHaveTextContent('35 of 45 (78%)')
    expect(row).toHaveTextContent('10 of 42 (24%)')
    expect(row).toHaveTextContent('differs')
    expect(row).toHaveTextContent('amount 10 → 29')
    expect(row).toHaveTextContent('by the platform 0 → 1')
    expect(row).toHaveTextContent('none')
    expect(dialog.getByText(/25% of the open apps take part/)).toBeInTheDocument()
    expect(dialog.getByRole('row', { name: /Largest paint/ })).toHaveTextContent(/1,150 ms.*2,000 ms/)
    expect(dialog.getByRole('row', { name: /Layout shift/ })).toHaveTextContent(/0\.005.*under 20 pages/)
    expect(dialog.getByRole('row', { name: /Errors nobody caught/ })).toHaveTextContent(/0.*1/)
    expect(dialog.getByText(/Pages: 1,200 before, 40 since\. 3 of these run an earlier build\./)).toBeInTheDocument()
    expect(dialog.queryByText(/better|worse/i)).toBeNull()

    await user.selectOptions(dialog.getByLabelText('Window'), 'A day')
    expect(dialog.getByText(/^7 half hours on each side/)).toBeInTheDocument()
    expect(dialog.getByText('Shorter than chosen, because of the next release and a stop.')).toBeInTheDocument()
    expect(dialog.getByText('No visits')).toBeInTheDocument()
    expect(dialog.getByText('How open apps did is said from 20 pages on: 3 before, 19 since.')).toBeInTheDocument()
    expect(dialog.queryByRole('table')).toBeNull()

    await user.selectOptions(dialog.getByLabelText('Window'), 'A week')
    expect(dialog.getByText('Shorter than chosen, because of the time it has been live.')).toBeInTheDocument()
    expect(api.calls).toEqual([])
  })

  it('says that visits could not be read, and tries again', async () => {
    const { api, user } = await openReleases()
    api.refuse('outcomes', new DeskError('offline', 'No answer.'))
    await choose(user, 'More for Release 2', 'Before and after…')
    expect(await screen.findByText('The visits could not be read')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /again/i }))
    await waitFor(() => expect(screen.queryByText('The visits could not be read')).toBeNull())
  })

  it('is rolled back to with a reason', async () => {
    const { api, user } = await openReleases()
    await choose(user, 'More for Release 1', 'Roll back to 1')
    const pane = await screen.findByRole('complementary', { name: 'Preview' })
    expect(await within(pane).findByText('Release 1, as it would be')).toBeInTheDocument()
    await user.type(await screen.findByLabelText('Reason'), 'Too many cards')
    await user.click(screen.getByRole('button', { name: 'Roll back to 1' }))
    expect(await row(/Release 3/)).toBeInTheDocument()
    expect(api.calls).toMatchObject([{ name: 'rollback', body: { to: 1, reason: 'Too many cards', expectedSeq: 2 } }])
  })

  it('cannot be rolled back to by an editor', async () => {
    const { user } = await openReleases({ role: 'editor' })
    await user.click(await screen.findByRole('button', { name: 'More for Release 1' }))
    expect(await screen.findByRole('menuitem', { name: 'Play then' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: /Roll back/ })).not.toBeInTheDocument()
  })

  it('takes a note, which viewers cannot leave', async () => {
    const { api, user } = await openReleases({ role: 'editor' })
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    await user.click(screen.getByRole('button', { name: 'Add the note' }))
    expect(screen.getByText('Write a note, or close.')).toBeInTheDocument()
    api.refuse('addNote', new DeskError('unfit-note', '', { length: 0, most: 500 }))
    await user.type(screen.getByLabelText('Note'), 'The bank was closed')
    await user.click(screen.getByRole('button', { name: 'Add the note' }))
    expect(await screen.findByText('A note has 1 to 500 characters; this one has 0.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add the note' }))
    expect(await row('Added a note')).toHaveTextContent('The bank was closed')
    expect(api.calls.at(-1)).toMatchObject({ name: 'addNote', body: { text: 'The bank was closed' } })
  })

  it('keeps a note once whose answer was lost, and a changed one as another', async () => {
    const { api, user } = await openReleases({ role: 'editor' })
    const addNote = api.addNote
    const sending = vi.spyOn(api, 'addNote')
    const lose = () =>
      sending.mockImplementationOnce(async (input) => {
        await addNote(input)
        throw new DeskError('offline', 'The service does not answer.')
      })
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    const send = async () => user.click(screen.getByRole('button', { name: 'Add the note' }))
    lose()
    await user.type(screen.getByLabelText('Note'), 'The bank was closed')
    await send()
    expect(await screen.findByText(/service does not answer/)).toBeInTheDocument()
    lose()
    await send()
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(2))
    await user.type(screen.getByLabelText('Note'), ' again')
    await send()
    expect(await screen.findAllByRole('listitem', { name: /Added a note/ })).toHaveLength(2)
  })

  it('has no button for a note where somebody may only look', async () => {
    await openReleases({ role: 'viewer' })
    expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull()
  })

  it('has few controls beside one for each row', async () => {
    await openReleases({ role: 'owner' })
    const main = within(screen.getByRole('main'))
    const roles = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'switch', 'radio', 'tab'] as const
    const count = roles.reduce((sum, role) => sum + main.queryAllByRole(role).length, 0)
    expect(count - main.getAllByRole('listitem').length).toBeLessThanOrEqual(8)
  })
})

describe('everything', () => {
  it('says that the chain is intact, and what every entry did', async () => {
    const { user } = await openEverything()
    expect(await screen.findByText('Chain holds')).toBeInTheDocument()
    expect(await row(/Cards › Saved cards, at most/)).toHaveTextContent('5 → 7')
    await choose(user, 'More of the history', 'Newest hash…')
    expect(await screen.findByText(/The chain holds: 3 entries/)).toBeInTheDocument()
  })

  it('writes out what is wrong with the chain', async () => {
    const api = createFakeDesk({ audit })
    const problems = ['Entry 2 does not follow from entry 1.']
    vi.spyOn(api, 'verifyAudit').mockResolvedValue({ ok: false, problems, entries: 1, head: '', releases: 1, files: 1 })
    renderDesk(api, '/history')
    expect(await screen.findByRole('alert')).toHaveTextContent('Entry 2 does not follow from entry 1.')
    expect(screen.getByText('Chain is broken')).toBeInTheDocument()
    expect(screen.queryByText('Chain holds')).toBeNull()
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
    renderDesk(createFakeDesk({ audit: entries }), '/history')
    expect(await row('Began a trial “Holiday words” · 5% → 25%')).toHaveTextContent('A try')
    expect(await row('Widened a trial “Holiday words” · 25%')).toBeInTheDocument()
    expect(await row(/A trial halted by itself/)).toHaveTextContent(
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
    renderDesk(createFakeDesk({ audit: entries }), '/history?show=all')
    expect(await row(/“Night”/)).toBeInTheDocument()
    expect(await row(/“Nights”/)).toBeInTheDocument()
    expect(await row(/Change by jun/)).toBeInTheDocument()
    expect(await row(/Transfers and exchange/)).toBeInTheDocument()
    expect(await row(/Release 7/)).toBeInTheDocument()
    expect(await row(/spring\.png/)).toBeInTheDocument()
    expect(screen.getByRole('main')).not.toHaveTextContent(/9c465236|fd245643|1c4652|4c9f0e|stop:|release:/)
  })

  it('says of a stop on which machine it was set while that could not reach the database, and when', async () => {
    const details = { id: 'c-1', node: 'web-1', at: '2026-03-02T04:00:00.000Z' }
    const entries = [
      entry(2, { action: 'stop.on', subject: 'stop:bets', details }),
      entry(1, { action: 'stop.noted', subject: 'stop:deposits', details }),
    ]
    renderDesk(createFakeDesk({ audit: entries }), '/history?show=all')
    expect(await row(/^Games and bets are stopped · on web-1, .+, without the database/)).toBeInTheDocument()
    expect(await row(/^Noted a stop of one machine Deposits · on web-1, /)).toBeInTheDocument()
  })

  it('is filtered by actor, action, time and words, and shown in full again', async () => {
    const { user } = await openEverything()
    await choose(user, 'More of the history', 'Who, what, from, to…')
    await user.selectOptions(screen.getByLabelText('Who'), 'mina')
    expect(await screen.findByText('2 entries')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('What'), 'release.publish')
    expect(await screen.findByText('1 entry')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Search by what, why or fact'), { target: { value: 'nowhere' } })
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Search by what, why or fact'), { target: { value: '' } })
    await user.selectOptions(screen.getByLabelText('Who'), 'Everybody')
    await user.selectOptions(screen.getByLabelText('What'), 'Everything')
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-01' } })
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'More of the history' }))
    expect(await screen.findByRole('menuitem', { name: 'Export as CSV' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Escape}')
    expect(screen.getByText(/^To: 2026-02-01/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('3 entries')).toBeInTheDocument()
  })

  it('is searched beyond the page, and shows older entries on demand', async () => {
    const many = Array.from({ length: 450 }, (_, index) =>
      entry(450 - index, { subject: `fact-${450 - index}`, actor: index === 449 ? 'ara' : 'jun' }),
    )
    const { user } = renderDesk(createFakeDesk({ audit: many }), '/history?show=all')
    expect(await screen.findByText('450 entries, the newest 50 shown')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show older' }))
    expect(await screen.findByText('450 entries, the newest 100 shown')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Search by what, why or fact'), { target: { value: 'ara' } })
    expect(await screen.findByText('1 entry')).toBeInTheDocument()
    expect(await row(/fact-1\b/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })

  it('is exported as a file of all matches', async () => {
    const made = vi.fn<(file: Blob) => string>(() => 'blob:audit')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined }))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { api, user } = await openEverything()
    await choose(user, 'More of the history', 'Who, what, from, to…')
    await user.selectOptions(screen.getByLabelText('Who'), 'jun')
    await screen.findByText('1 entry')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await choose(user, 'More of the history', 'Export as JSON')
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(api.calls.at(-1)).toEqual({ name: 'exportAudit', body: { filter: { actor: 'jun' }, format: 'json' } })
    expect(JSON.parse((await made.mock.calls[0]?.[0].text()) ?? '')).toEqual([audit[1]])
  })

  it('says why a file could not be made', async () => {
    const { api, user } = await openEverything()
    api.refuse('exportAudit', new DeskError('cut-off', 'The file was cut off on its way.'))
    await choose(user, 'More of the history', 'Export as CSV')
    expect(await screen.findByRole('alert')).toHaveTextContent('The file was cut off on its way.')
  })

  it('does not show entries of another filter when those of the chosen one cannot be read', async () => {
    const { api, user } = await openEverything()
    api.refuse('audit', new DeskError('conflict', 'The store is being looked after.'))
    await user.selectOptions(screen.getByLabelText('Show'), 'What members saw')
    expect(await screen.findByText('The store is being looked after.')).toBeInTheDocument()
    expect(screen.queryByText('3 entries')).toBeNull()
    expect(screen.queryByRole('listitem', { name: /Cards › Saved cards, at most/ })).toBeNull()
  })
})
