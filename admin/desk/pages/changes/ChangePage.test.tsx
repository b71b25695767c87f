// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { openWay } from '../../testing/openWay.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { testWords } from '../../testing/testWords.ts'
import { openingDialog, testScreen } from '../../testing/testDocuments.ts'
import type { DescribedSetAside } from '../../../api/draftApi.ts'
import type { AuditRecord } from '../../../api/auditApi.ts'
import type { Blocker, Warning } from '../../../api/findings.ts'

const MIN = 'settings:/recharge/bank/min'
const MAX = 'settings:/recharge/bank/max'
const largeChange: Warning = {
  id: 'money:large',
  gate: 'money',
  code: 'large-change',
  message: '/recharge/bank/min changes from 100 to 50000, more than half.',
  said: { id: 'rises', values: { from: '100', to: '50000' } },
  fact: MIN,
  document: 'settings.json',
  path: '/recharge/bank/min',
  mustAcknowledge: true,
}
const missing: Blocker = {
  gate: 'check',
  code: 'missing-copy',
  message: '"home.title" is empty in cn.',
  said: { id: 'copy-empty', values: { key: 'home.title', locale: 'cn' } },
  document: 'copy/cn.json',
  line: 3,
  path: '/home.title',
}
const broken: Blocker = {
  gate: 'play',
  code: 'threw',
  message: 'The screen cannot be shown.',
  screen: 'home',
  locale: 'en',
}

async function openReview(options?: FakeDeskOptions) {
  const api = createFakeDesk(options)
  api.editAs('jun', MIN, '500')
  const { user } = renderDesk(api, '/review')
  await screen.findByRole('region', { name: 'Edits in the change' })
  return {
    api,
    user,
    publish: () => screen.getByRole('button', { name: 'Publish' }),
    reason: () => screen.getByLabelText('Reason'),
  }
}

const refusedNotice: DescribedSetAside = {
  fact: 'copy:en:home.title',
  text: 'The text home.title in en: “Home” → “{Home}”',
  value: '{Home}',
  replaces: 'Home',
  actor: 'jun',
  at: '2026-03-02T04:00:00.000Z',
  seq: 4,
  reasons: [
    {
      code: 'copy-placeholder',
      message: 'A brace is beside the text.',
      hint: 'Take it away.',
      document: 'copy/en.json',
      path: '/home.title',
    },
  ],
}

describe('edits that a new build refused', () => {
  it('are named with their issue, and can be put in the draft or dismissed', async () => {
    const api = createFakeDesk({
      setAside: [
        refusedNotice,
        {
          ...refusedNotice,
          fact: 'block:home/gone',
          text: 'The block gone of the screen home: on → off',
          value: false,
          reasons: [{ code: 'unknown-fact', message: 'There is no fact "block:home/gone" to edit.' }],
        },
      ],
    })
    const { user } = renderDesk(api, '/review')
    expect(await screen.findByText('2 edits are no longer live: the new build refuses them')).toBeInTheDocument()
    expect(screen.getByText('Texts › home.title › English')).toBeInTheDocument()
    expect(screen.getByText(/^A brace is beside the text\./)).toBeInTheDocument()
    expect(screen.getAllByText(/Edited by jun, .*; live until release 4\./)).toHaveLength(2)
    // What no longer exists cannot be edited.
    expect(screen.getAllByRole('button', { name: /Put in the change/ })).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: 'Put in the change: Texts › home.title › English' }))
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'copy:en:home.title', value: '{Home}' }]))
    await user.click(await screen.findByRole('button', { name: /Dismiss: Screens › Home › gone/ }))
    expect(await screen.findByText('An edit is no longer live: the new build refuses it')).toBeInTheDocument()
    expect(api.calls).toContainEqual({ name: 'dismissSetAside', body: { fact: 'block:home/gone' } })
  })

  it('are read-only for operators who may not edit', async () => {
    renderDesk(createFakeDesk({ role: 'viewer', setAside: [refusedNotice] }), '/review')
    expect(await screen.findByText(/^A brace is beside the text\./)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Dismiss/ })).toBeNull()
  })
})

describe('reviewing', () => {
  it('says at once that a draft is empty, without having every screen played', async () => {
    const api = createFakeDesk()
    const asked = vi.spyOn(api, 'review')
    renderDesk(api, `/changes/${api.changeAs('mina', 'Winter', {})}`)
    expect(await screen.findByText('The change holds no edit')).toBeInTheDocument()
    expect(asked).not.toHaveBeenCalled()
  })

  it('shows each edit in plain words, the live value beside the new one', async () => {
    await openReview()
    const row = within(screen.getByRole('row', { name: /Deposits › Bank transfer › Minimum/ }))
    expect(row.getByRole('cell', { name: '₩100' })).toBeInTheDocument()
    expect(row.getByText('₩500').parentElement).toHaveTextContent('₩500 5×')
    expect(row.getByRole('cell', { name: /jun/ })).toBeInTheDocument()
  })

  it('tells what is different in a screen and in a list of entries, and shows the lines behind a press', async () => {
    const api = createFakeDesk()
    const [first, ...others] = testScreen.body
    api.editAs('jun', 'screen:home', { ...testScreen, body: [...others, { ...first, off: true }] })
    api.editAs('jun', 'settings:/sponsors', [
      { type: '1', title: 'home.title', image: 'demo/other.svg', url: 'https://b.example/' },
    ])
    const { user } = renderDesk(api, '/review')
    const home = within(await screen.findByRole('row', { name: /^Screens › Home/ }))
    expect(home.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home moved above Home',
      'Block off: Home',
    ])
    const sponsors = within(screen.getByRole('row', { name: /Sponsors/ }))
    expect(sponsors.getAllByRole('listitem')[0]).toHaveTextContent(/^Removed: ./)
    expect(screen.queryByText(/demo\/other\.svg/)).toBeNull()
    await user.click(sponsors.getByText('Show the document'))
    const difference = await sponsors.findByRole('region', { name: 'What differs in the document' })
    expect(difference).toHaveTextContent('demo/other.svg')
  })

  it('shows what is taken away from a notice, and whom a dialog is for', async () => {
    const api = createFakeDesk()
    const notice = { id: 'news', on: true, places: ['home'], title: { en: 'News' }, body: {}, tone: 'info' }
    api.editAs('jun', 'notice:news', { ...notice, audience: { roles: ['agents'] } })
    api.editAs('jun', 'dialog:rules', { ...openingDialog, audience: { roles: ['agents'] } })
    api.publishAs('jun')
    api.editAs('jun', 'notice:news', notice)
    api.editAs('jun', 'dialog:rules', openingDialog)
    renderDesk(api, '/review')
    const changed = within(await screen.findByRole('row', { name: /^Notices › News/ }))
    const [live, changedTo] = changed.getAllByRole('cell')
    expect(live).toHaveTextContent('Who sees itAgents')
    expect(changedTo).toHaveTextContent('Who sees itEverybody')
    const dialog = within(screen.getByRole('row', { name: /^Dialogs › House rules/ }))
    expect(dialog.getByText('Agents')).toBeVisible()
    expect(dialog.getByText('Everybody')).toBeVisible()
  })

  it('names a text by its key and its language', async () => {
    const api = createFakeDesk()
    api.editAs('jun', 'copy:kor:home.title', '시작')
    renderDesk(api, '/review')
    expect(await screen.findByRole('row', { name: /^Texts › home\.title › Korean/ })).toBeInTheDocument()
  })

  it('leaves out no edit, whatever page it is from', async () => {
    const api = createFakeDesk()
    const facts = [
      MIN,
      'settings:/cards/max',
      'settings:/sponsors/0/image',
      'copy:kor:home.title',
      'notice:n-1',
      'dialog:rules',
      'block:home/more',
      'settings:/none/of/the/desk',
    ]
    for (const fact of facts) api.editAs('jun', fact, 'another value')
    renderDesk(api, '/review')
    const edits = within(await screen.findByRole('region', { name: 'Edits in the change' }))
    expect(edits.getAllByRole('button', { name: /^More for/ })).toHaveLength(facts.length)
  })

  it('groups the edits by area, one row a text in its languages, and undoes a row as a whole', async () => {
    const api = createFakeDesk()
    api.editAs('jun', 'copy:kor:home.title', '시작')
    api.editAs('jun', 'settings:/cards/max', 3)
    api.editAs('jun', 'copy:en:home.title', 'Start')
    api.editAs('jun', MIN, '500')
    const { user } = renderDesk(api, '/review')
    const edits = within(await screen.findByRole('region', { name: 'Edits in the change' }))
    expect(edits.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Money', 'Texts'])
    const row = edits.getByRole('row', { name: /^Texts › home\.title Korean/ })
    expect(row).toHaveTextContent(/Korean.*시작.*English.*Start/)
    expect(row).toContainElement(screen.getByRole('button', { name: 'More for Texts › home.title' }))
    await user.click(await openWay(user, 'Undo', 'More for Texts › home.title'))
    await waitFor(() => expect(edits.queryByRole('row', { name: /home\.title/ })).toBeNull())
    expect(api.calls.map(({ body }) => body)).toMatchObject([
      { fact: 'copy:kor:home.title' },
      { fact: 'copy:en:home.title' },
    ])
  })

  it('moves an edit to another change of the operator’s, and says where it went', async () => {
    const { api, user } = await openReview()
    api.changeAs('mina', 'Holiday limits', {})
    api.editAs('mina', 'copy:kor:home.title', '시작')
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByRole('row', { name: /home\.title/ })
    await user.click(await openWay(user, 'Move to another change…', /^More for .*Minimum/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Deposits › Bank transfer › Minimum' }))
    await user.click(dialog.getByRole('button', { name: '“Holiday limits”' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Minimum/ })).toBeNull())
    expect(screen.getByText('Deposits › Bank transfer › Minimum is in “Holiday limits” now')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(api.calls.at(-1)).toEqual({ name: 'moveEdits', body: { change: 'own', facts: [MIN], to: 'change-1' } })
    expect(api.edits()).toMatchObject([{ fact: 'copy:kor:home.title' }])
  })

  it('moves an edit to a new change, and says why one cannot be moved', async () => {
    const { api, user } = await openReview()
    api.changeAs('mina', 'Holiday limits', { [MIN]: '120' })
    document.dispatchEvent(new Event('visibilitychange'))
    await user.click(await openWay(user, 'Move to another change…', /^More for .*Minimum/))
    const dialog = within(await screen.findByRole('dialog', { name: /^Move/ }))
    await user.click(await dialog.findByRole('button', { name: '“Holiday limits”' }))
    expect(await dialog.findByText(/^The other change edits Deposits.* Undo one of the two/)).toBeVisible()
    await user.type(dialog.getByLabelText('Name'), 'Later')
    await user.click(dialog.getByRole('button', { name: 'Move it to a new change' }))
    expect(await screen.findByText(/is in “Later” now$/)).toBeVisible()
    expect(api.calls.at(-1)?.body).toEqual({ change: 'own', facts: [MIN], name: 'Later' })
  })

  it('has one menu an edit, and few controls beside these', async () => {
    const api = createFakeDesk()
    const facts = [MIN, MAX, 'settings:/cards/max', 'notice:n-1', 'block:home/more']
    for (const fact of facts) api.editAs('jun', fact, '7')
    renderDesk(api, '/review')
    await screen.findByRole('button', { name: 'Publish' })
    const main = within(screen.getByRole('main'))
    const controls = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox'].flatMap((role) =>
      main.queryAllByRole(role),
    )
    expect(controls.length).toBeLessThanOrEqual(10 + 2 * facts.length)
  })

  it('shows the past of a fact from the menu of its edit', async () => {
    const { user } = await openReview({ role: 'viewer' })
    await user.click(await openWay(user, 'History', 'More for Deposits › Bank transfer › Minimum'))
    const past = within(await screen.findByRole('dialog', { name: 'History of Deposits › Bank transfer › Minimum' }))
    expect(await past.findByText('No release has changed it: it is as shipped.')).toBeVisible()
  })

  it('searches a long review by the words of the facts, in any language', async () => {
    const api = createFakeDesk()
    for (const way of ['bank', 'wechat', 'alipay']) {
      api.editAs('jun', `settings:/recharge/${way}/min`, '500')
      api.editAs('jun', `settings:/recharge/${way}/max`, '900000')
    }
    const { user } = renderDesk(api, '/review')
    const search = await screen.findByRole('searchbox', { name: 'Search these edits' })
    const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(rows()).toHaveLength(6)
    await user.type(search, 'smallest bank')
    expect(rows()).toEqual(['Deposits › Bank transfer › Minimum'])
    await user.clear(search)
    await user.type(search, '위챗')
    expect(rows()).toEqual(['Deposits › WeChat › Minimum', 'Deposits › WeChat › Maximum'])
    await user.type(search, ' nowhere')
    expect(screen.getByText('Nothing matches')).toBeInTheDocument()
  })

  it('shows the differences of a dialog, in the words of its page', async () => {
    const api = createFakeDesk()
    api.editAs('jun', 'dialog:rules', { ...openingDialog, priority: 10, from: '2026-12-01T00:00:00Z' })
    renderDesk(api, '/review')
    const row = within(await screen.findByRole('row', { name: /Dialogs › House rules/ }))
    const [live, next] = row.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(live).toBe('Priority3TimeAlways')
    expect(next).toBe('Priority10Timefrom 2026-12-01 09:00 (Asia/Seoul)')
  })

  it('lists every blocker with its place, and does not publish', async () => {
    const { publish } = await openReview({ blockers: [missing, broken] })
    const list = within(screen.getByRole('alert'))
    expect(list.getByText('2 points keep this change from being published')).toBeInTheDocument()
    expect(list.getByText('(copy/cn.json, line 3)')).toBeInTheDocument()
    expect(list.getByRole('link', { name: 'Go to Texts' })).toHaveAttribute('href', '#/texts?keys=home.title')
    expect(list.getByText('(Screens › Home, English)')).toBeInTheDocument()
    expect(publish()).toBeDisabled()
  })

  it('says first that nobody can deposit any more', async () => {
    const off: Blocker = { gate: 'money', code: 'no-pay-way', message: 'All off.', said: { id: 'no-pay-way' } }
    await openReview({ blockers: [missing, broken, off] })
    const [first] = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(first).toHaveTextContent(/^Every pay way is off, so nobody could deposit\./)
  })

  it('says above the edits that a pay way goes off, and which text changes in one language only', async () => {
    const api = createFakeDesk()
    api.editAs('jun', 'settings:/recharge/bank/on', false)
    api.editAs('jun', 'copy:kor:home.title', '시작')
    api.editAs('jun', 'copy:kor:wallet.title', '돈')
    api.editAs('jun', 'copy:en:wallet.title', 'Money')
    renderDesk(api, '/review')
    const grave = await screen.findByRole('alert')
    expect(
      within(grave)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Deposits › Bank transfer.*: goes off\./),
      'Texts › home.title changes in Korean only, and stays as it is in the other languages.',
    ])
    const edits = screen.getByRole('region', { name: 'Edits in the change' })
    expect(grave.compareDocumentPosition(edits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says what the check finds in operators’ words', async () => {
    const hidden: Blocker = {
      gate: 'check',
      code: 'notice-language',
      message: 'The notice "maintenance" has no text in kor and is hidden there.',
      said: { id: 'notice-language', values: { notice: 'maintenance', locale: 'kor' } },
      document: 'notices.json',
      line: 3,
      path: '/notices/0',
    }
    await openReview({ blockers: [hidden] })
    expect(screen.getByText('Notices › Maintenance has no text in Korean and is hidden there.')).toBeInTheDocument()
  })

  it('says what it waits for while screens are played', async () => {
    const since = `${new Date().getFullYear()}-03-02T05:00:00.000Z`
    const playing = [
      { played: 49, screens: 49 },
      { played: 8, screens: 49, since },
    ]
    const api = createFakeDesk({ playing })
    vi.spyOn(api, 'review').mockReturnValue(new Promise(() => undefined))
    api.editAs('jun', MIN, '500')
    renderDesk(api, '/review')
    expect(await screen.findByText('Screens played: 49 of 49')).toBeInTheDocument()
    expect(
      screen.getByText(
        `For phones that have not been reloaded since the deploy of ${testWords.en.moment(since)}: 8 of 49`,
      ),
    ).toBeInTheDocument()
    expect(screen.getByText(/every changed screen is played/)).toBeInTheDocument()
  })

  it('says which phones a change would fail on, and leads to the screen', async () => {
    const since = `${new Date().getFullYear()}-03-02T05:00:00.000Z`
    const values = { since, until: since, screen: 'home', reason: 'broken' }
    const failing: Blocker = {
      gate: 'play',
      code: 'older-app-failed',
      message: 'Phones would fail.',
      screen: 'home',
      said: { id: 'older-app-failed', values },
    }
    const { publish } = await openReview({ blockers: [failing] })
    const list = within(screen.getByRole('alert'))
    expect(list.getByText(/Home would fail on phones that have not been reloaded since the deploy of/)).toBeVisible()
    expect(list.getByText('(Screens › Home)')).toBeInTheDocument()
    expect(publish()).toBeDisabled()
  })

  it('says what does not work in the service', async () => {
    await openReview({
      troubles: [
        { message: 'The heads are old.', said: { id: 'heads-old' }, refusal: { code: 'storage-full', details: {} } },
        { message: 'A fault of a later service.', said: { id: 'new' } },
      ],
    })
    expect(await screen.findByText(/^The heads on disk are older .* by itself\. The disk is full/)).toBeInTheDocument()
    expect(screen.getByText('A fault of a later service.')).toBeInTheDocument()
  })
})

describe('publishing', () => {
  it('needs a reason and a tick at each warning about money', async () => {
    const { api, user, publish, reason } = await openReview({ warnings: [largeChange] })
    await user.click(publish())
    expect(reason()).toHaveAccessibleDescription(/Say why/)
    expect(screen.getByText('Tick this, or edit the change.')).toBeInTheDocument()
    expect(api.calls).toEqual([])
    expect(screen.getByText('One edit · one warning to tick · reason missing')).toBeInTheDocument()
    // What is missing may be far above the button.
    expect(screen.getByRole('checkbox', { name: /rises from/ })).toHaveFocus()

    await user.click(
      screen.getByRole('checkbox', {
        name: /^Deposits › Bank transfer › Minimum rises from ₩100 to ₩50,000 \(500×\)\./,
      }),
    )
    await user.type(reason(), 'Weekend')
    await user.click(publish())
    expect(await within(screen.getByRole('main')).findByText('Release 2 is live')).toBeInTheDocument()
    expect(api.calls).toMatchObject([
      {
        name: 'publish',
        body: { reason: 'Weekend', expectedSeq: 1, reviewed: 'hash-1', acknowledgedWarnings: ['money:large'] },
      },
    ])
    const row = within(await screen.findByRole('row', { name: /Deposits › Bank transfer › Minimum/ }))
    expect(row.getByRole('cell', { name: '₩100' })).toBeInTheDocument()
    expect(row.getByRole('cell', { name: /^₩500/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    expect(screen.queryByLabelText('Reason')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('lists every blocker of a refusal and keeps the reason', async () => {
    const { api, user, publish, reason } = await openReview()
    api.refuse(
      'publish',
      new DeskError('publish-blocked', 'This change cannot be published until the listed points are settled.', {
        blockers: [missing, broken],
        warnings: [],
      }),
    )
    await user.type(reason(), 'Weekend')
    await user.click(publish())
    const problem = within(await screen.findByRole('alert'))
    expect(problem.getByText('Nothing was published')).toBeInTheDocument()
    expect(problem.getByText(/^Texts › home\.title is empty in Chinese\./)).toBeInTheDocument()
    expect(problem.getByText('The screen cannot be shown.')).toBeInTheDocument()
    expect(reason()).toHaveValue('Weekend')
  })

  it('explains that somebody published meanwhile and reviews again', async () => {
    const { api, user, publish, reason } = await openReview()
    api.publishAs('jun', api.changeAs('jun', '', { 'settings:/cards/max': 9 }))
    api.editAs('jun', MIN, '900')
    await user.type(reason(), 'Weekend')
    await user.click(publish())
    expect(await screen.findByText(/Release 2 was published meanwhile/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Review again' }))
    expect(await screen.findByRole('cell', { name: /^₩900/ })).toBeInTheDocument()
    expect(reason()).toHaveValue('Weekend')
  })

  it('sends the same key for the same intent, so that a lost answer makes no second release', async () => {
    const { api, user, publish, reason } = await openReview()
    await user.type(reason(), 'Weekend')
    api.refuse('publish', new DeskError('offline', 'The service does not answer.'))
    await user.click(publish())
    await screen.findByText(/the same intent never makes two releases/)
    expect(screen.getByText('It is not known whether this was published')).toBeInTheDocument()
    expect(screen.queryByText('Nothing was published')).toBeNull()
    await user.click(publish())
    await within(screen.getByRole('main')).findByText('Release 2 is live')
    const [first, second] = api.calls.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(first).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(second).toBe(first)
  })

  it('says that it was published after all when the answer got lost', async () => {
    const { api, user, publish, reason } = await openReview()
    await user.type(reason(), 'Weekend')
    vi.spyOn(api, 'publish').mockImplementationOnce(async () => {
      api.publishAs('mina')
      throw new DeskError('offline', 'The service does not answer.')
    })
    await user.click(publish())
    await screen.findByText('It is not known whether this was published')
    document.dispatchEvent(new Event('visibilitychange'))
    const main = within(screen.getByRole('main'))
    expect(await main.findByText('Release 2 is live')).toBeInTheDocument()
    expect(main.getByText('You published it: “Meanwhile”')).toBeInTheDocument()
  })

  it('names the person who published meanwhile', async () => {
    const { api } = await openReview()
    api.publishAs('jun', api.changeAs('jun', '', { 'settings:/cards/max': 9 }))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('jun published it meanwhile: “Meanwhile”')).toBeInTheDocument()
  })

  it('leaves nothing to press where a colleague published the change that is reviewed', async () => {
    const { api, user, publish, reason } = await openReview()
    await user.type(reason(), 'Weekend')
    expect(publish()).toBeEnabled()
    api.publishAs('jun')
    api.editAs('mina', 'settings:/cards/max', 7)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('jun published it: “Meanwhile”')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /Bank transfer › Minimum/ })).toHaveTextContent('₩500')
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    expect(screen.queryByLabelText('Reason')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Your next change: Your change' }))
    expect(await screen.findByRole('row', { name: /Cards/ })).toBeInTheDocument()
    expect(reason()).toHaveValue('')
  })

  it('says how a change of the address ended: live no more, dropped, or never there', async () => {
    const ended = (id: number, action: string, details: AuditRecord['details']): AuditRecord => ({
      id,
      at: '2026-03-02T05:00:00.000Z',
      actor: 'jun',
      action,
      subject: action === 'change.drop' ? 'change:gone' : 'release:1',
      reason: 'Weekend',
      details,
      prevHash: '',
      hash: '',
    })
    const edits = [{ fact: MIN, value: '120', replaces: '100', actor: 'jun' }]
    const audit = [
      ended(2, 'change.drop', { name: 'Winter', owner: 'jun' }),
      ended(1, 'release.publish', { seq: 1, change: { id: 'out', name: '', owner: 'jun' }, edits }),
    ]
    const api = createFakeDesk({ audit })
    api.deploy('settings:/cards/max', 9)
    renderDesk(api, '/review?change=out')
    expect(await screen.findByText(/^This went out with release 1/)).toBeVisible()
    expect(screen.getByText('By now release 2 is live.')).toBeVisible()
    expect(screen.getByRole('row', { name: /Bank transfer › Minimum/ })).toHaveTextContent('₩120')
    expect(screen.queryByRole('link', { name: /Roll back/ })).toBeNull()
    location.hash = '/review?change=gone'
    expect(await screen.findByText(/^“Winter” was dropped by jun/)).toBeVisible()
    location.hash = '/review?change=nobody'
    expect(await screen.findByText('There is no such change')).toBeVisible()
  })

  it('is not for editors', async () => {
    await openReview({ role: 'editor' })
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
    expect(screen.getByText(/needs the role Publisher/)).toBeInTheDocument()
  })

  it('is asked for by an editor with the main button of their own change', async () => {
    const api = createFakeDesk({ role: 'editor' })
    api.editAs('mina', MIN, '500')
    const { user } = renderDesk(api, '/review')
    await user.click(await screen.findByRole('button', { name: 'Ask for a review…' }))
    expect(await screen.findByRole('dialog', { name: 'Ask for a review' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Other ways' })).toBeNull()
  })

  it('says in the menu of the bar why a way is shut', async () => {
    const { user } = await openReview({ blockers: [missing] })
    const way = await openWay(user, 'Schedule…')
    expect(way).toHaveAttribute('aria-disabled', 'true')
    expect(way).toHaveAccessibleDescription('One point keeps this change from being published')
    expect(screen.getByRole('menuitem', { name: 'Ask for a review…' })).not.toHaveAttribute('aria-disabled')
  })
})

describe('a build that changed what an operator had changed', () => {
  it('asks an editor to decide, and publishing settles it', async () => {
    const conflicts = [
      { fact: MIN, operator: '500', shippedThen: '100', shippedNow: '300', actor: 'jun', at: '2026-03-01T00:00:00Z' },
    ]
    const { api, user } = await openReview({ conflicts })
    await user.click(await openWay(user, 'Undo', 'More for Deposits › Bank transfer › Minimum'))
    const both = within(
      await screen.findByRole('region', { name: 'Two values for Deposits › Bank transfer › Minimum' }),
    )
    expect(both.getByText('₩500')).toBeInTheDocument()
    await user.click(both.getByRole('button', { name: /^Use the shipped one/ }))
    await waitFor(() =>
      expect(api.calls.at(-1)).toEqual({ name: 'putEdit', body: { fact: MIN, value: null, replaces: '100' } }),
    )
  })
})

describe('a second person', () => {
  it('publishes large changes, not their author', async () => {
    const api = createFakeDesk({ approvalsRequired: true, warnings: [largeChange] })
    api.editAs('mina', MIN, '50000')
    renderDesk(api, '/review')
    expect(await screen.findByText('A second person has to look at this')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument()
  })

  it('says beside an edit who makes what of the same fact in another change', async () => {
    const api = createFakeDesk()
    api.changeAs('mina', 'Mine', { [MIN]: '120' })
    api.changeAs('jun', 'Holiday limits', { [MIN]: '130' })
    renderDesk(api, '/review')
    const edits = within(await screen.findByRole('region', { name: 'Edits in the change' }))
    expect(edits.getByText(/^jun sets ₩130 in “Holiday limits”/)).toBeVisible()
  })

  it('says in a conflict who published the value that is live, and who edited it', async () => {
    const api = createFakeDesk()
    api.changeAs('mina', 'Mine', { [MIN]: '120' })
    api.editAs('jun', MIN, '130')
    api.publishAs('wang')
    renderDesk(api, '/review')
    const conflict = within(await screen.findByRole('region', { name: /^Two values for .*Minimum/ }))
    expect(await conflict.findByText(/: Published, wang\. Why: Meanwhile Edited by jun, /)).toBeVisible()
  })

  it('says beside the button why an approval would not count', async () => {
    const { api, user } = await openReview({ approvalsRequired: true, warnings: [largeChange] })
    const details = { why: 'let-in', fact: MIN, author: 'jun' }
    api.refuse('approve', new DeskError('second-person', 'not shown', details))
    await user.click(await screen.findByRole('button', { name: 'Approve what is shown here' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Minimum was changed by jun, and one of you let the other in or raised the other’s role less than 24 hours ago/,
    )
    expect(screen.getByRole('button', { name: 'Approve what is shown here' })).toBeVisible()
  })

  it('approves another’s changes, and may take the approval back', async () => {
    const { api, user, publish } = await openReview({ approvalsRequired: true, warnings: [largeChange] })
    expect(await openWay(user, 'Publish')).not.toHaveAttribute('aria-disabled')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Approve what is shown here' }))
    expect(await screen.findByText(/Approved by mina/)).toBeInTheDocument()
    expect(api.calls.at(-1)).toMatchObject({ name: 'approve', body: { reviewed: expect.any(String) } })
    expect(publish()).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Take my approval back' }))
    await waitFor(() => expect(screen.queryByText(/Approved by mina/)).not.toBeInTheDocument())
  })

  it('does not count for what another has edited since, while that is reviewed', async () => {
    const { api, user, publish } = await openReview({ approvalsRequired: true, warnings: [largeChange] })
    await user.click(screen.getByRole('button', { name: 'Approve what is shown here' }))
    await screen.findByText(/Approved by mina/)

    const reviewed = Promise.withResolvers<void>()
    api.editAs('jun', MIN, '60000')
    const changed = await api.review({ querystring: { change: 'own' } })
    vi.spyOn(api, 'review').mockImplementation(async () => reviewed.promise.then(() => changed))
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('The change was edited and is reviewed again …')
    expect(screen.queryByText(/Approved by mina/)).not.toBeInTheDocument()
    expect(publish()).toBeDisabled()

    reviewed.resolve()
    expect(await screen.findByRole('button', { name: 'Approve what is shown here' })).toBeInTheDocument()
  })
})

it('reviews and publishes one change by itself, and leaves the others as they are', async () => {
  const api = createFakeDesk()
  api.editAs('mina', MAX, '9000')
  const id = api.changeAs('jun', 'Holiday limits', { [MIN]: '120' })
  const { user } = renderDesk(api, '/changes')
  await user.click(within(await screen.findByRole('listitem', { name: '“Holiday limits”' })).getByRole('link'))

  const edits = within(await screen.findByRole('region', { name: 'Edits in the change' }))
  expect(await edits.findByText('jun')).toBeVisible()
  await openWay(user, 'Answer', /^More for .*Minimum/)
  expect(screen.queryByRole('menuitem', { name: 'Undo' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The bank asked')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Release 2 is live')).toBeVisible()
  expect(await main.findByRole('row', { name: /Bank transfer › Minimum/ })).toBeVisible()
  // The operator's own change, which is still open, is a link away, with nothing typed and nothing to press.
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(main.queryByRole('row', { name: /Maximum/ })).toBeNull()
  await user.click(main.getByRole('link', { name: 'Your next change: Your change' }))
  expect(await main.findByRole('row', { name: /Maximum/ })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('')
  expect(api.calls.find(({ name }) => name === 'publish')?.body).toMatchObject({ change: id })
  expect(api.edits()).toMatchObject([{ fact: MAX }])
})
