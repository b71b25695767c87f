// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Manifest } from '../../../../src/format/release.ts'
import { byLocale } from '../../../../src/format/locales.ts'
import type { Moment } from '../../../api/momentApi.ts'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const manifest: Manifest = {
  plan: 1,
  format: 1,
  baseline: 'b',
  screens: { recharge: { sha: 'plan', path: '/recharge', access: 'member', cached: false } },
  lists: 'lists',
  settings: 'settings',
  notices: 'notices',
  copy: byLocale((locale) => locale),
}

const moment: Moment = {
  at: '2025-11-03T12:40:00.000Z',
  seq: 7,
  sha: 'a'.repeat(64),
  kind: 'publish',
  actor: 'jun',
  reason: 'The weekend',
  from: '2025-11-03T09:00:00.000Z',
  until: '2025-11-04T01:00:00.000Z',
  isOtherBuild: false,
  manifest,
  files: { plan: '{}', lists: '{}', settings: '{}', notices: '[]', ...byLocale(() => '{}') },
  stops: [
    { name: 'deposits', reason: 'Fraud', actor: 'mina', at: '2025-11-03T12:00:00.000Z', words: { en: 'At nine' } },
  ],
}

function openMoment(answer: Moment | DeskError, path = '/history/moment?at=2025-11-03T12:40:00Z') {
  const api = createFakeDesk()
  const asked = vi.spyOn(api, 'moment')
  if (answer instanceof DeskError) asked.mockRejectedValue(answer)
  else asked.mockResolvedValue(answer)
  return { asked, ...renderDesk(api, path) }
}

describe('a moment of the past', () => {
  it('is asked for in Seoul’s time, and its address can be sent on', async () => {
    const { user, asked } = openMoment(moment, '/history')
    await user.click(await screen.findByRole('link', { name: 'Play a moment…' }))
    fireEvent.change(await screen.findByLabelText('Moment of the past (Seoul time)'), {
      target: { value: '2025-11-03T21:40' },
    })
    await user.click(screen.getByRole('button', { name: 'Play' }))
    expect(await screen.findByRole('heading', { name: /^Release 7 was live Mon, 3 Nov 2025, 21:40$/ })).toBeVisible()
    expect(asked).toHaveBeenCalledWith({ querystring: { at: '2025-11-03T12:40:00.000Z' } })
    expect(location.hash).toBe('#/history/moment?at=2025-11-03T12%3A40%3A00Z')
    const facts = within(screen.getByRole('region', { name: /^Release 7/ }))
    expect(facts.getByText(/^Mon, 3 Nov 2025, 18:00 until Tue, 4 Nov 2025, 10:00$/)).toBeVisible()
    expect(facts.getByText('jun (Published)')).toBeVisible()
    expect(facts.getByText(/Deposits, since Mon, 3 Nov 2025, 21:00, by mina: Fraud/)).toBeVisible()
  })

  it('asks for a day and a time before it plays anything', async () => {
    const { user, asked } = openMoment(moment, '/history/moment')
    expect(await screen.findByText('No moment chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    expect(screen.getByText('Choose a day and a time.')).toBeVisible()
    expect(screen.getByLabelText('Moment of the past (Seoul time)')).toHaveFocus()
    expect(asked).not.toHaveBeenCalled()
  })

  it('plays in the phone as members saw it, with that clock, those stops and popups, and cannot be edited', async () => {
    openMoment(moment)
    const frame = (await screen.findByTitle<HTMLIFrameElement>('The app as it was')).contentWindow as Window
    const post = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined)
    const data = { type: 'ready', scenarios: [] }
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame })))
    const sent = post.mock.calls.map(([message]) => message as { type: string })
    expect(sent).toContainEqual({ type: 'release', manifest, files: moment.files })
    expect(sent).toContainEqual({ type: 'stops', stops: { deposits: { words: { en: 'At nine' } } } })
    expect(sent).toContainEqual({ type: 'popups', on: true, dialog: '', notices: false })
    expect(sent.find(({ type }) => type === 'situation')).toMatchObject({ at: moment.at })
    const pane = within(screen.getByRole('complementary', { name: 'Preview' }))
    expect(pane.getByText('The past: release 7, Mon, 3 Nov 2025, 21:40 (Seoul)')).toBeVisible()
    expect(pane.getByText('What you edit does not change it.')).toBeVisible()
    expect(pane.queryByRole('button', { name: 'Edit by touch' })).toBeNull()
    expect(pane.queryByLabelText(/^Preview at/)).toBeNull()
  })

  it('is left for the page on which it was chosen', async () => {
    const { user } = openMoment(moment)
    const pane = within(await screen.findByRole('complementary', { name: 'Preview' }))
    await user.click(await pane.findByRole('link', { name: 'Back to now' }))
    expect(await screen.findByRole('heading', { name: 'History', level: 1 })).toBeVisible()
    expect(screen.queryByTitle('The app as it was')).toBeNull()
  })

  it('says that the stops of then are not known, and that a backup has a gap', async () => {
    const { stops: _, ...untold } = moment
    openMoment({ ...untold, gap: { from: moment.from, until: moment.until ?? '' } })
    expect(await screen.findByText('This moment may be incomplete')).toBeVisible()
    expect(screen.getAllByText(/What was stopped then cannot be told/).length).toBeGreaterThan(0)
  })

  it('shows no phone where the moment is refused, says why, and asks again on request', async () => {
    const { user, asked } = openMoment(new DeskError('release-not-playable', 'no', { why: 'build', seq: 3 }))
    const refused = await screen.findByRole('alert')
    expect(refused).toHaveTextContent('Mon, 3 Nov 2025, 21:40 cannot be played')
    expect(refused).toHaveTextContent(/Today’s app cannot read release 3/)
    expect(document.querySelector('iframe')).toBeNull()
    asked.mockResolvedValue(moment)
    await user.click(within(refused).getByRole('button'))
    await waitFor(() => expect(screen.getByTitle('The app as it was')).toBeVisible())
  })

  it('is played for each release from the list of them', async () => {
    const { user, asked } = openMoment(moment, '/history')
    await user.click(await screen.findByRole('button', { name: 'More for Release 1' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Play then' }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ querystring: { at: '2026-03-02T05:00:00.000Z' } }))
    expect(location.hash).toBe('#/history/moment?at=2026-03-02T05%3A00%3A00.000Z')
  })
})
