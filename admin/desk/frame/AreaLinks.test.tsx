// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { testSchedule } from '../testing/fakeSchedules.ts'
import { renderDesk } from '../testing/renderDesk.tsx'
import { areaAt, areas } from '../kit/areas.ts'

it('lists the areas by group, each list under its name', async () => {
  renderDesk(createFakeDesk(), '/')
  const nav = within(await screen.findByRole('navigation', { name: 'Areas' }))
  const named = (name: string) =>
    within(nav.getByRole('list', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(named('Money')).toEqual(['Limits', 'Pay ways'])
  expect(named('Content')).toEqual(expect.arrayContaining(['Notices', 'Dialogs', 'Copy', 'Screens']))
  expect(named('Release')).toEqual(['Review and publish', 'Releases', 'Calendar', 'Reports'])
  expect(named('Admin')).toEqual(['Audit', 'Team'])
  expect(nav.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
})

it('leaves out what is not open to the role', async () => {
  renderDesk(createFakeDesk({ role: 'publisher' }), '/limits')
  const nav = within(await screen.findByRole('navigation', { name: 'Areas' }))
  expect(within(nav.getByRole('list', { name: 'Admin' })).getAllByRole('link')).toHaveLength(1)
  expect(nav.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current')
  expect(nav.getByRole('link', { name: 'Limits' })).toHaveAttribute('aria-current', 'page')
})

it('knows the area of a page within it, and that not every page is the overview', () => {
  expect(areaAt('/notices/maintenance')?.name).toBe('notices')
  expect(areaAt('/')?.name).toBe('overview')
  expect(areaAt('/account')).toBeUndefined()
})

it('gives each area an icon of its own', () => {
  expect(new Set(areas.map(({ icon }) => icon)).size).toBe(areas.length)
})

it('counts beside the calendar what did not happen by itself, and nothing else', async () => {
  const schedules = [testSchedule(), testSchedule({ id: 'late', state: 'parked' })]
  renderDesk(createFakeDesk({ schedules }), '/')
  const nav = within(await screen.findByRole('navigation', { name: 'Areas' }))
  await nav.findByText('schedule that did not happen')
  expect(nav.getByRole('link', { name: /^Calendar/ })).toHaveTextContent(/^Calendar1 schedule that did not happen$/)
})
