// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { renderDesk } from '../testing/renderDesk.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it('says that the service cannot be reached by what the calls show, whatever the browser says', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const api = createFakeDesk()
  api.reached.set({ online: true, lastCheckedAt: 1 })
  renderDesk(api, '/')
  await screen.findByRole('heading', { name: 'Overview', level: 1 })
  expect(screen.queryByText(/^No connection to the service/)).toBeNull()
  act(() => api.reached.set({ online: false, lastCheckedAt: 1 }))
  expect(screen.getByText(/^No connection to the service/)).toBeVisible()
  act(() => api.reached.set({ online: true, lastCheckedAt: 2 }))
  expect(screen.queryByText(/^No connection to the service/)).toBeNull()
})
