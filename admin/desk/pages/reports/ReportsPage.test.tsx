// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const at = '2026-03-02T05:00:00Z'
const reports = [
  { seq: 3, code: 'unsupported', pointer: 'home /body/1', build: 'b2', count: 4, firstAt: at, lastAt: at },
  { seq: 3, code: 'block-failed', pointer: 'vip /body/0', build: 'b1', count: 2, firstAt: at, lastAt: at },
  { seq: 2, code: 'unsupported', pointer: 'k3 /body/2', build: 'b1', count: 1, firstAt: at, lastAt: at },
]

describe('the reports', () => {
  it('are filtered by release and build, and counted', async () => {
    const api = createFakeDesk()
    vi.spyOn(api, 'reports').mockResolvedValue(reports)
    const { user } = renderDesk(api, '/reports')
    expect(await screen.findByText('7 times in all')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Release' }), '3')
    expect(screen.getByText('6 times in all')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Build of the app'), 'b1')
    expect(screen.getByText('vip /body/0')).toBeInTheDocument()
    expect(screen.queryByText('home /body/1')).not.toBeInTheDocument()
  })
})
