// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { testSchedule } from '../testing/fakeSchedules.ts'
import { renderDesk } from '../testing/renderDesk.tsx'
import { areaAt, areas, pageAt } from '../kit/areas.ts'

it('lists eight areas to every role', async () => {
  renderDesk(createFakeDesk({ role: 'viewer' }), '/money')
  const nav = within(await screen.findByRole('navigation', { name: 'Areas' }))
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Money',
    'Messages',
    'Texts',
    'Screens',
    'Changes',
    'History',
    'People',
  ])
  expect(nav.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current')
})

it('knows the area of a page within it, and that not every page is the overview', () => {
  expect(areaAt('/messages/notices/maintenance')?.name).toBe('messages')
  expect(areaAt('/faults')?.name).toBe('overview')
  expect(areaAt('/')?.name).toBe('overview')
  expect(areaAt('/nowhere')).toBeUndefined()
  expect([pageAt('/screens/pictures/abc'), pageAt('/screens/home')].map((page) => page?.name)).toEqual([
    'pictures',
    'screens',
  ])
})

it('gives each area an icon of its own', () => {
  expect(new Set(areas.map(({ icon }) => icon)).size).toBe(areas.length)
})

it('counts beside the overview what did not happen by itself, and nothing else', async () => {
  const schedules = [testSchedule(), testSchedule({ id: 'late', state: 'parked' })]
  renderDesk(createFakeDesk({ schedules }), '/')
  const nav = within(await screen.findByRole('navigation', { name: 'Areas' }))
  await nav.findByText('schedule that did not happen')
  expect(nav.getByRole('link', { name: /^Overview/ })).toHaveTextContent(/^Overview1 schedule that did not happen$/)
})
