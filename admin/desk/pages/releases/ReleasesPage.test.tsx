// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

async function openReleases(role: 'publisher' | 'editor' = 'publisher') {
  const api = createFakeDesk({ role })
  api.editAs('jun', 'settings:/cards/max', 9)
  api.publishAs('jun')
  const { user } = renderDesk(api, '/releases')
  await screen.findByRole('checkbox', { name: '2' })
  return { api, user, rows: screen.getAllByRole('row') }
}

describe('the releases', () => {
  it('show who made each, why, and which is live', async () => {
    const { rows } = await openReleases()
    expect(rows).toHaveLength(3)
    expect(within(rows[1] as HTMLElement).getByText('jun')).toBeInTheDocument()
    expect(within(rows[1] as HTMLElement).getByText('Meanwhile')).toBeInTheDocument()
    expect(within(rows[1] as HTMLElement).getByText('Live')).toBeInTheDocument()
    expect(within(rows[2] as HTMLElement).queryByText('Live')).not.toBeInTheDocument()
  })

  it('are compared two at a time', async () => {
    const { user } = await openReleases()
    await user.click(screen.getByRole('checkbox', { name: '2' }))
    await user.click(screen.getByRole('checkbox', { name: '1' }))
    expect(await screen.findByRole('heading', { name: 'Release 1 and release 2' })).toBeInTheDocument()
  })

  it('are rolled back to with a reason, in two presses', async () => {
    const { api, user } = await openReleases()
    await user.click(screen.getByRole('link', { name: 'Roll back to 1' }))
    await user.type(await screen.findByLabelText('Reason'), 'Too many cards')
    await user.click(screen.getByRole('button', { name: 'Roll back to 1' }))
    expect(await screen.findByRole('link', { name: 'Roll back to 2' })).toBeInTheDocument()
    expect(api.calls).toMatchObject([{ name: 'rollback', body: { to: 1, reason: 'Too many cards', expectedSeq: 2 } }])
  })

  it('cannot be rolled back to by an editor', async () => {
    await openReleases('editor')
    expect(screen.queryByRole('link', { name: /Roll back/ })).not.toBeInTheDocument()
  })
})
