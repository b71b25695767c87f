// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { issuesAsErrors } from '../../draft/issuesAsErrors.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { openDetails } from '../../testing/openDetails.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { testNotice } from '../../testing/testDocuments.ts'
import { testWords } from '../../testing/testWords.ts'

const FACT = 'notice:maintenance'

async function openNotice() {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/notices/maintenance')
  const from = await screen.findByLabelText(/^From/)
  const saved = () => api.edits()[0]?.value
  return { api, user, from, saved }
}

describe('a notice', () => {
  it('keeps a time typed in its zone as a moment in UTC, and shows it in another zone', async () => {
    const { user, from, saved } = await openNotice()
    fireEvent.change(from, { target: { value: '2026-03-01T09:00' } })
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, from: '2026-03-01T00:00:00Z' }))
    expect(from).toHaveAccessibleDescription(`${testWords.en.moment('2026-03-01T00:00:00Z')} where you are`)

    await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Shanghai')
    expect(screen.getByLabelText(/^From/)).toHaveValue('2026-03-01T08:00')
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, zone: 'Asia/Shanghai', from: '2026-03-01T00:00:00Z' }))
  })

  it('warns about a language without a text, which is not saved', async () => {
    const { user, saved } = await openNotice()
    await user.clear(within(screen.getByRole('group', { name: 'Title' })).getByLabelText('Chinese'))
    expect(await screen.findByText(/Hidden in Chinese/)).toBeInTheDocument()
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, title: { kor: '점검', en: 'Maintenance' } }))
  })

  it('has only a title if no language has a text, as in the app', async () => {
    const { user, saved } = await openNotice()
    const texts = within(screen.getByRole('group', { name: 'Text' }))
    for (const language of ['Korean', 'Chinese', 'English']) await user.clear(texts.getByLabelText(language))
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, body: {} }))
    expect(screen.queryByText(/^Hidden in/)).toBeNull()
  })

  it('is planned, showing or over by the service’s time, whatever the operator’s clock says', async () => {
    const { api, from } = await openNotice()
    api.setNow('2031-05-05T11:59:59.000Z')
    fireEvent.change(from, { target: { value: '2031-05-05T21:00' } })
    expect(await screen.findByText('In the change: planned')).toBeVisible()
    expect(screen.getByText('Showing')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('In the change: planned')).toBeNull(), { timeout: 5000 })
    fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '2031-05-05T21:30' } })
    api.setNow('2031-05-05T12:30:00.000Z')
    expect(await screen.findByText('In the change: over', undefined, { timeout: 5000 })).toBeVisible()
  })

  it('is for those whom an operator chooses, and for everybody when nothing is left chosen', async () => {
    const { user, saved } = await openNotice()
    await user.click(screen.getByRole('checkbox', { name: 'Agents' }))
    await user.type(screen.getByLabelText('VIP from'), '5')
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, audience: { roles: ['agents'], vipFrom: 5 } }))

    await user.type(screen.getByLabelText('VIP from'), '55')
    expect(screen.getByLabelText('VIP from')).toHaveAccessibleDescription(/whole number from 0 to 100/)
    expect(screen.getByLabelText('VIP from')).toHaveValue('555')

    await user.clear(screen.getByLabelText('VIP from'))
    await user.click(screen.getByRole('checkbox', { name: 'Agents' }))
    await waitFor(() => expect(saved()).toBeUndefined())
  })

  it('shows at its fields only the issues of this notice', () => {
    const errors = issuesAsErrors(
      ['/notices/1/until', '/notices/12/until'].map((path) => ({
        document: 'notices.json',
        path,
        severity: 'error' as const,
        code: 'min-max' as const,
        message: path,
        line: 1,
        column: 1,
      })),
      testWords.en,
      'notices.json',
      '/notices/1',
    )
    expect(errors.map(({ message }) => message)).toEqual(['/notices/1/until'])
  })

  it('needs a place to show', async () => {
    const { api, user } = await openNotice()
    await user.click(screen.getByRole('checkbox', { name: 'Home' }))
    expect(await screen.findByText('At least one is needed.')).toBeInTheDocument()
    expect(api.calls).toEqual([])
  })

  it('is removed after a question, and the removal can be undone', async () => {
    const { api, user } = await openNotice()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Removed, not live yet')).toBeInTheDocument()
    expect(api.edits()).toMatchObject([{ fact: FACT, value: null }])
    await user.click(screen.getByRole('link', { name: 'Maintenance' }))
    const details = await openDetails(user, 'Notices › Maintenance')
    await user.click(details.getByRole('button', { name: 'Undo Notices › Maintenance' }))
    await waitFor(() => expect(api.edits()).toEqual([]))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('is in the draft from its first change', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/notices')
    await user.click(await screen.findByRole('button', { name: 'Add a notice' }))
    const title = within(await screen.findByRole('group', { name: 'Title' }))
    expect(api.edits()).toEqual([])
    await user.type(title.getByLabelText('English'), 'Hello')
    await waitFor(() =>
      expect(api.edits()).toMatchObject([
        { fact: expect.stringMatching(/^notice:n-\d{8}-[0-9a-z]{4}$/), value: { title: { en: 'Hello' } } },
      ]),
    )
    // Members do not see it yet.
    expect(screen.getByText('In the change: showing')).toBeVisible()
    expect(screen.queryByText('Showing')).toBeNull()
  })
})
