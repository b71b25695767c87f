// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PersonHere } from '../../../api/presenceApi.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { expire, renderDesk } from '../../testing/renderDesk.tsx'

const person = (more: Partial<PersonHere>): PersonHere => ({
  name: 'jun',
  role: 'editor',
  page: '/limits',
  since: '2026-03-02T05:00:00.000Z',
  ...more,
})
const mina = person({ name: 'mina', role: 'owner', page: '/copy' })
const change = { id: 'c', name: 'Chuseok', owner: 'jun', edits: 3 }

async function openDesk() {
  const api = createFakeDesk()
  const { session } = renderDesk(api, '/notices')
  await screen.findByRole('heading', { name: 'Messages', level: 1 })
  const tell = (...people: PersonHere[]) => act(() => api.tell.here(people))
  act(() => api.tell.opened())
  return { api, session, tell }
}
const button = () => screen.getByRole('button', { name: /here$/ })
/** What the button opens; opening it is up to the browser. */
const popover = () => document.getElementById(button().getAttribute('popovertarget') ?? '') ?? document.body
const rows = () => within(popover()).getAllByRole('listitem', { hidden: true })

it('names the others, their page and what they change, and not the operator', async () => {
  const { tell } = await openDesk()
  tell(mina)
  expect(screen.queryByText(/others? (is|are) here/)).toBeNull()
  tell(person({ change }), mina, person({ name: 'sora', role: 'viewer', page: '/screens/home' }))
  expect(screen.getByRole('button', { name: '2 others are here' })).toBeVisible()
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toHaveTextContent(/jun Editor ?Money · changing 3 facts in “Chuseok” ?since \d\d:00/)
  expect(rows()[1]).toHaveTextContent(/sora Viewer ?Screens ?since/)
  tell(person({}))
  expect(screen.getByRole('button', { name: 'One other is here' })).toBeVisible()
})

it.each([
  ['their own', { owner: 'jun' }, 'changing 3 facts'],
  ['the operator’s', { owner: 'mina' }, 'changing 3 facts in your change'],
  ['another’s', { owner: 'sora' }, 'changing 3 facts with sora'],
])('says whose change without a name it is: %s', async (_, more, said) => {
  const { tell } = await openDesk()
  tell(person({ change: { ...change, name: '', ...more } }))
  expect(within(rows()[0] ?? document.body).getByText(`Money · ${said}`)).toBeInTheDocument()
})

it('says nothing of a change without an edit', async () => {
  const { tell } = await openDesk()
  tell(person({ change: { ...change, edits: 0 } }))
  expect(rows()[0]).not.toHaveTextContent('changing')
})

it('opens a named dialog by a button that says so to assistive technology', async () => {
  const { tell } = await openDesk()
  tell(person({}))
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog')
  expect(popover()).toHaveAttribute('popover', 'auto')
  expect([popover().role, popover().ariaLabel]).toEqual(['dialog', 'Who else is here'])
})

it('tells the service the page and the change, and follows to another page', async () => {
  const { api } = await openDesk()
  await waitFor(() => expect(api.places).toEqual([{ page: '/messages' }]))
  act(() => void (location.hash = '/copy?q=bank'))
  await waitFor(() => expect(api.places.at(-1)).toEqual({ page: '/texts' }))
  api.editAs('jun', 'settings:/recharge/bank/min', '150')
  act(() => api.tell.changed())
  await waitFor(() => expect(api.places.at(-1)).toEqual({ page: '/texts', change: 'own' }))
})

it('asks again at once for the changes and the stops when something has changed', async () => {
  const { api } = await openDesk()
  await api.stop({ params: { name: 'deposits' }, body: { reason: 'fraud' } })
  expect(screen.getByRole('status', { name: 'Stopped now' })).not.toHaveTextContent('Deposits')
  act(() => api.tell.changed())
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Stopped now' })).toHaveTextContent('Deposits are stopped'),
  )
})

it('listens only while somebody is signed in and looks at the page', async () => {
  const { api, session, tell } = await openDesk()
  tell(person({}))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect([api.listening(), screen.queryByText('One other is here')]).toEqual([0, null])
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(api.listening()).toBe(1)
  expire(session)
  expect(api.listening()).toBe(0)
})
