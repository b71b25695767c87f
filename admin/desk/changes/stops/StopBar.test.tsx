// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { expire, renderDesk } from '../../testing/renderDesk.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const deposits = { name: 'deposits', reason: 'fraud', actor: 'jun', at: '2026-03-02T04:57:00.000Z' } as const

async function openStops(api: ReturnType<typeof createFakeDesk>, button = 'Stop') {
  const { user } = renderDesk(api, '/notices')
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop' }))
  const open = async (row: RegExp) => user.click(await dialog.findByRole('button', { name: row, expanded: false }))
  const press = async (name: string) => user.click(dialog.getByRole('button', { name }))
  return { user, dialog, open, press }
}

it('stops with a reason and one more click, and shows it on every page', async () => {
  const api = createFakeDesk()
  const { user, dialog, open, press } = await openStops(api)
  await open(/^Deposits/)
  expect(dialog.getByLabelText(/^Reason/)).toHaveFocus()
  await user.keyboard('Fraud at the bank')
  await press('Stop deposits')
  expect(await dialog.findByText('Deposits are stopped', { selector: 'output' })).toBeVisible()
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
  const { user, dialog, open, press } = await openStops(api)
  await open(/^Deposits/)
  await user.type(dialog.getByLabelText(/^Reason/), 'Fraud')
  await press('Stop deposits')
  await user.clear(dialog.getByLabelText(/^Reason/))
  await user.type(dialog.getByLabelText(/^Reason/), 'The bank has answered')
  resolve(undefined)
  expect(await dialog.findByText('Deposits are stopped', { selector: 'output' })).toBeVisible()
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('The bank has answered')
})

it('sends the words for members in the languages in which there are some', async () => {
  const api = createFakeDesk()
  const { user, dialog, open, press } = await openStops(api)
  await open(/^The whole site/)
  await user.type(dialog.getByLabelText(/^Reason/), 'Fraud')
  await user.click(dialog.getByText(/^Members read: the app’s own sentence/))
  await user.type(dialog.getByLabelText('한국어'), '아홉 시에 열려요')
  await user.type(dialog.getByLabelText('English'), ' ')
  // Where some words are written, members of the other languages read something else.
  expect(dialog.getByText('Members read: your words (missing in Chinese and English)')).toBeVisible()
  await press('Stop the whole site')
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
  const { user, dialog, open } = await openStops(api, 'Stop or lift')
  await open(/^Deposits/)
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
  const { dialog, open, press } = await openStops(api)
  await open(/^Games and bets/)
  await press('Stop games and bets')
  expect(dialog.getByText('Say why, in a few words.')).toBeVisible()
  expect(api.calls).toEqual([])
})

it('writes the reasons that are tapped, each once', async () => {
  const { dialog, open, press } = await openStops(createFakeDesk())
  await open(/^Withdrawals/)
  for (const reason of ['bank check', 'fraud', 'bank check']) await press(reason)
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('fraud, bank check')
})

it('keeps what was typed when the sheet is closed by mistake', async () => {
  const { user, dialog, open } = await openStops(createFakeDesk())
  await open(/^Deposits/)
  await user.keyboard('Fraud at')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  const again = within(await screen.findByRole('dialog', { name: 'Stop' }))
  await user.click(again.getByRole('button', { name: /^Deposits/ }))
  expect(again.getByLabelText(/^Reason/)).toHaveValue('Fraud at')
  expect(dialog.queryByRole('button', { name: 'Lift…' })).toBeNull()
})

it('lifts what somebody else has stopped', async () => {
  const api = createFakeDesk({ stops: [deposits] })
  const { user, dialog, open, press } = await openStops(api, 'Stop or lift')
  await open(/^Deposits/)
  expect(dialog.getByText(/by jun: fraud/)).toBeVisible()
  await press('Lift…')
  expect(dialog.getByLabelText(/^Reason/)).toHaveFocus()
  await user.keyboard('Over')
  await press('Lift: Deposits')
  expect(await dialog.findByText('Deposits are open again.')).toBeVisible()
  expect(api.calls).toEqual([{ name: 'lift', body: { name: 'deposits', reason: 'Over' } }])
})

it('lifts from the bar by three presses: the way to it, a reason, the button', async () => {
  const api = createFakeDesk({ stops: [deposits] })
  const { user } = renderDesk(api, '/notices')
  await user.click(await screen.findByRole('button', { name: 'Lift: Deposits' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Reason/)).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'it is over' }))
  await user.click(dialog.getByRole('button', { name: 'Lift: Deposits' }))
  await waitFor(() => expect(api.calls).toEqual([{ name: 'lift', body: { name: 'deposits', reason: 'it is over' } }]))
})

it('keeps the reason when the service refuses, and says why', async () => {
  const api = createFakeDesk()
  api.refuse('stop', new DeskError('offline', 'The service does not answer.'))
  const { user, dialog, open, press } = await openStops(api)
  await open(/^Deposits/)
  await user.type(dialog.getByLabelText(/^Reason/), 'Fraud')
  await press('Stop deposits')
  expect(await dialog.findByText(/does not answer/)).toBeVisible()
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Fraud')
})

it('shows an editor what is stopped and who may stop, those at the desk first, without a way to change it', async () => {
  const api = createFakeDesk({ role: 'editor', stops: [deposits] })
  const { user } = renderDesk(api, '/notices')
  expect(await screen.findByRole('status', { name: 'Stopped now' })).toHaveTextContent('Deposits are stopped')
  expect(screen.queryByRole('button', { name: /^(Words|Lift)/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop or lift' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop' }))
  expect(await dialog.findByText('Not at the desk: jun and mina')).toBeVisible()
  act(() => api.tell.here([{ name: 'jun', role: 'publisher', page: '/', since: '2026-03-02T05:00:00.000Z' }]))
  expect(dialog.getByRole('list', { name: 'At the desk now' })).toHaveTextContent('jun')
  expect(dialog.getByText('Not at the desk: mina')).toBeVisible()
  expect(dialog.queryByRole('textbox')).toBeNull()
})

it('keeps a tap on Stop from lifting what a colleague has just stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = createFakeDesk()
  const { user, dialog, open } = await openStops(api)
  await open(/^Deposits/)
  await user.keyboard('Fraud')
  const stop = dialog.getByRole('button', { name: 'Stop deposits' })
  stop.focus()
  await api.stop({ params: { name: 'deposits' }, body: { reason: 'mine' } })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  const lift = dialog.getByRole('button', { name: 'Lift…' })
  expect(lift).toBeVisible()
  // Beneath the dead button, which it does not move.
  expect(stop.compareDocumentPosition(lift)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(stop).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.type(dialog.getByLabelText(/^Reason/), ' again{Enter}')
  expect(api.calls.map(({ name }) => name)).toEqual(['stop'])
})

it('keeps a tap on Lift from stopping what a colleague has just lifted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = createFakeDesk({ stops: [deposits] })
  const { user, dialog, open, press } = await openStops(api, 'Stop or lift')
  await open(/^Deposits/)
  await press('Lift…')
  await user.keyboard('Over')
  const lift = dialog.getByRole('button', { name: 'Lift: Deposits' })
  lift.focus()
  await api.lift({ params: { name: 'deposits' }, body: { reason: 'mine' } })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  const stop = dialog.getByRole('button', { name: 'Stop deposits' })
  expect(lift.compareDocumentPosition(stop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(lift).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(api.calls.map(({ name }) => name)).toEqual(['lift'])
})

it('blames nobody for a session that has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = createFakeDesk({ stops: [deposits] })
  const { session } = renderDesk(api, '/notices')
  await screen.findByText(/by jun: fraud/)
  api.refuse('stops', new DeskError('not-signed-in', 'You are not signed in.'))
  expire(session)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByText(/not known whether anything is stopped/)).toBeNull()
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

it('stops deposits by one way alone, and says so beside all deposits', async () => {
  const api = createFakeDesk()
  const { user, dialog, open, press } = await openStops(api)
  await open(/^Deposits/)
  await user.keyboard('Bank check')
  await press('Bank transfer')
  // A reason that was typed for all holds for the one.
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Bank check')
  expect(dialog.getByText('New deposits by this way; the other ways stay open.')).toBeVisible()
  await press('Stop Bank transfer deposits')
  expect(await dialog.findByText('Bank transfer deposits are stopped', { selector: 'output' })).toBeVisible()
  expect(api.calls).toEqual([{ name: 'stop', body: { name: 'deposits.bank', reason: 'Bank check', words: {} } }])
  expect(dialog.getByRole('button', { name: 'Bank transfer · Stopped', pressed: true })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Deposits One way stopped' })).toBeVisible()
  expect(screen.getByRole('status', { name: 'Stopped now', hidden: true })).toHaveTextContent(
    /Bank transfer deposits are stopped .* by mina: Bank check/,
  )
  await press('All ways')
  expect(dialog.getByRole('button', { name: 'Stop deposits' })).toBeEnabled()
})

it('opens at the way that is to be lifted', async () => {
  const api = createFakeDesk({ stops: [{ ...deposits, name: 'deposits.usdtTrc20' }] })
  const { user } = renderDesk(api, '/notices')
  await user.click(await screen.findByRole('button', { name: 'Lift: USDT on TRC20 deposits' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop' }))
  await user.type(dialog.getByLabelText(/^Reason/), 'Checked')
  await user.click(dialog.getByRole('button', { name: 'Lift: USDT on TRC20 deposits' }))
  await waitFor(() =>
    expect(api.calls).toEqual([{ name: 'lift', body: { name: 'deposits.usdtTrc20', reason: 'Checked' } }]),
  )
})

const alone = { id: '0b7b1c1e-0000-4000-8000-000000000001', node: 'web-1', isKept: true, isOld: true }

it('says of a stop that one machine alone has had for more than a day where it is, and puts it on everywhere by one press', async () => {
  const api = createFakeDesk({ stops: [{ ...deposits, own: alone }] })
  const { user } = renderDesk(api, '/notices')
  const bar = within(await screen.findByRole('status', { name: 'Stopped now' }))
  expect(await bar.findByText(/^On web-1 alone, since more than a day ago/)).toBeVisible()
  expect(bar.queryByRole('button', { name: /^(Words|Lift)/ })).toBeNull()
  await user.click(bar.getByRole('button', { name: 'Stop everywhere: Deposits' }))
  await waitFor(() => expect(api.calls).toEqual([{ name: 'putOwnStop', body: { id: alone.id } }]))
  expect(await bar.findByRole('button', { name: 'Lift: Deposits' })).toBeVisible()
})

it('drops it by the other, also from the sheet, and says why where that is refused', async () => {
  const api = createFakeDesk({ stops: [{ ...deposits, own: alone }] })
  api.refuse('liftOwnStop', new DeskError('unknown-own-stop', 'It is lifted.'))
  const { user, dialog, open } = await openStops(api, 'Stop or lift')
  await open(/^Deposits/)
  const drop = await dialog.findByRole('button', { name: 'Drop: Deposits' })
  await user.click(drop)
  expect(await dialog.findByText(/no such stop of its own any more/)).toBeVisible()
  await user.click(drop)
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Stopped now', hidden: true })).toBeEmptyDOMElement())
  expect(api.calls.at(-1)).toEqual({ name: 'liftOwnStop', body: { id: alone.id, reason: 'Not needed any more' } })
})

it('leaves it to those who may stop, and asks nothing while it goes to the others by itself', async () => {
  const api = createFakeDesk({
    role: 'editor',
    stops: [
      { ...deposits, own: alone },
      { ...deposits, name: 'bets', own: { ...alone, isOld: false } },
    ],
  })
  renderDesk(api, '/notices')
  const bar = within(await screen.findByRole('status', { name: 'Stopped now' }))
  expect(await bar.findByText(/It goes to the others by itself/)).toBeVisible()
  expect(bar.queryByRole('button')).toBeNull()
})
