// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const deposits = { name: 'deposits', reason: 'fraud', actor: 'jun', at: '2026-03-02T04:57:00.000Z' } as const

async function openStops(api: ReturnType<typeof createFakeDesk>, button = 'Stop') {
  const { user } = renderDesk(api, '/notices')
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop' }))
  const press = async (name: string, what: string) =>
    user.click(
      dialog.getAllByRole('button', { name }).find((each) => each.getAttribute('aria-describedby') === idOf(what)) ??
        dialog.getByText('missing'),
    )
  const idOf = (what: string) => dialog.getByText(what, { selector: 'strong' }).closest('p')?.id
  return { user, dialog, press }
}

it('stops with a reason and one more click, and shows it on every page', async () => {
  const api = createFakeDesk()
  const { user, dialog, press } = await openStops(api)
  await user.type(dialog.getByLabelText(/^Reason/), 'Fraud at the bank')
  await press('Stop', 'Deposits')
  expect(await dialog.findByText('Deposits are stopped')).toBeVisible()
  expect(api.calls).toEqual([{ name: 'stop', body: { name: 'deposits', reason: 'Fraud at the bank', words: {} } }])
  expect(screen.getByRole('status', { name: 'Stopped now', hidden: true })).toHaveTextContent(
    /Deposits are stopped .* by mina: Fraud at the bank/,
  )
})

it('keeps what is typed for the next one while the answer is on its way', async () => {
  const fake = createFakeDesk()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const api = {
    ...fake,
    stop: async (...asked: Parameters<typeof fake.stop>) => promise.then(() => fake.stop(...asked)),
  }
  const { user, dialog, press } = await openStops(api)
  await user.type(dialog.getByLabelText(/^Reason/), 'Fraud')
  await press('Stop', 'Deposits')
  await user.clear(dialog.getByLabelText(/^Reason/))
  await user.type(dialog.getByLabelText(/^Reason/), 'The bank has answered')
  resolve(undefined)
  expect(await dialog.findByText('Deposits are stopped')).toBeVisible()
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('The bank has answered')
})

it('sends the words for members in the languages in which there are some', async () => {
  const api = createFakeDesk()
  const { user, dialog, press } = await openStops(api)
  await user.type(dialog.getByLabelText(/^Reason/), 'Fraud')
  await user.click(dialog.getByText('Words for members'))
  await user.type(dialog.getByLabelText('한국어'), '아홉 시에 열려요')
  await user.type(dialog.getByLabelText('English'), ' ')
  await press('Stop', 'The whole site')
  await waitFor(() =>
    expect(api.calls).toEqual([
      { name: 'stop', body: { name: 'site', reason: 'Fraud', words: { kor: '아홉 시에 열려요' } } },
    ]),
  )
})

it('shows to everybody what members read, and lets those who may stop change it without lifting', async () => {
  const api = createFakeDesk({ stops: [{ ...deposits, words: { en: 'Back at eight', kor: '여덟 시' } }] })
  const { user } = renderDesk(api, '/notices')
  const bar = within(await screen.findByRole('status', { name: 'Stopped now' }))
  expect(bar.getByText('Members read: “여덟 시 / Back at eight”')).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Words for members: Deposits' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Words for members: Deposits' }))
  expect(dialog.getByLabelText('한국어')).toHaveValue('여덟 시')
  await user.clear(dialog.getByLabelText('English'))
  await user.type(dialog.getByLabelText('English'), 'Back at nine')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The other languages are not sent: a colleague may correct them at the same time.
  expect(api.calls).toEqual([{ name: 'changeStopWords', body: { name: 'deposits', words: { en: 'Back at nine' } } }])
  expect(bar.getByText('Members read: “여덟 시 / Back at nine”')).toBeVisible()
  expect(bar.getByText(/by jun: fraud/)).toBeVisible()
})

it('changes the words beside the stop in the dialog, back to the app’s own sentence, and says when it is lifted', async () => {
  const api = createFakeDesk({ stops: [{ ...deposits, words: { en: 'Back at eight' } }] })
  const { user, dialog } = await openStops(api, 'Stop or lift')
  await user.click(dialog.getByRole('button', { name: 'Change the words: Deposits' }))
  const form = within(dialog.getByRole('form', { name: 'Words for members: Deposits' }))
  await user.clear(form.getByLabelText('English'))
  api.refuse('changeStopWords', new DeskError('not-stopped', 'It is lifted.'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/not stopped any more/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.calls.at(-1)?.body).toEqual({ name: 'deposits', words: { en: null } }))
  expect(await dialog.findByRole('button', { name: 'Change the words: Deposits' })).toBeVisible()
})

it('asks for a reason, and sends nothing without one', async () => {
  const api = createFakeDesk()
  const { dialog, press } = await openStops(api)
  await press('Stop', 'Games and bets')
  expect(dialog.getByText('Say why, in a few words.')).toBeVisible()
  expect(api.calls).toEqual([])
})

it('lifts what somebody else has stopped', async () => {
  const api = createFakeDesk({ stops: [deposits] })
  const { user, dialog, press } = await openStops(api, 'Stop or lift')
  await user.type(dialog.getByLabelText(/^Reason/), 'Over')
  await press('Lift', 'Deposits')
  expect(await dialog.findByText('Deposits are open again.')).toBeVisible()
  expect(api.calls).toEqual([{ name: 'lift', body: { name: 'deposits', reason: 'Over' } }])
})

it('keeps the reason when the service refuses, and says why', async () => {
  const api = createFakeDesk()
  api.refuse('stop', new DeskError('offline', 'The service does not answer.'))
  const { user, dialog, press } = await openStops(api)
  await user.type(dialog.getByLabelText(/^Reason/), 'Fraud')
  await press('Stop', 'Deposits')
  expect(await dialog.findByText(/does not answer/)).toBeVisible()
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Fraud')
})

it('shows an editor what is stopped, without a way to change it', async () => {
  renderDesk(createFakeDesk({ role: 'editor', stops: [deposits] }), '/notices')
  expect(await screen.findByRole('status', { name: 'Stopped now' })).toHaveTextContent('Deposits are stopped')
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Words/ })).toBeNull()
})

it('keeps a tap on Stop from lifting what a colleague has just stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = createFakeDesk()
  const { user, dialog } = await openStops(api)
  await user.type(dialog.getByLabelText(/^Reason/), 'Fraud')
  const [stop] = dialog.getAllByRole('button', { name: 'Stop' })
  if (!stop) throw new Error('The dialog has no button to stop.')
  stop.focus()
  await api.stop({ params: { name: 'deposits' }, body: { reason: 'mine' } })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(dialog.getByRole('button', { name: 'Lift' })).toBeVisible()
  expect(stop).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(api.calls.map(({ name }) => name)).toEqual(['stop'])
})

it('says that it does not know while the service does not answer, and asks again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = createFakeDesk({ role: 'viewer', stops: [deposits] })
  api.refuse('stops', new DeskError('unknown', 'It broke.'))
  renderDesk(api, '/notices')
  expect(await screen.findByText(/not known whether anything is stopped/)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByText(/not known whether anything is stopped/)).toBeNull()
  expect(screen.getByRole('status', { name: 'Stopped now' })).toHaveTextContent('Deposits are stopped')
})
