// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import type { Role } from '../../../api/accountApi.ts'
import settings from '../../../../schemas/settings.json' with { type: 'json' }

beforeAll(async () => {
  await import('./MenusPage.tsx')
}, 60_000)

async function openMenus(role: Role = 'editor') {
  const api = createFakeDesk({ role })
  const { user } = renderDesk(api, '/menus')
  await screen.findByRole('heading', { level: 1, name: 'Menus & entries' })
  return { api, user }
}

const group = (name: string) => within(screen.getByRole('group', { name }))

describe('the menus of the app', () => {
  it('are put in order by their menus, as one edit of the list', async () => {
    const { api, user } = await openMenus()
    const [second] = group('Tab bar')
      .getAllByRole('button', { name: /^More for/ })
      .slice(1)
    if (second) await user.click(second)
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    const [first, other, ...rest] = settings.tabBar
    await waitFor(() =>
      expect(api.edits()).toMatchObject([{ fact: 'settings:/tabBar', value: [other, first, ...rest] }]),
    )
  })

  it('keep to the number of entries that fit', async () => {
    await openMenus()
    expect(group('Tab bar').queryByRole('button', { name: 'Add: Tab bar' })).not.toBeInTheDocument()
    expect(group('Sponsors').getByRole('button', { name: 'Add: Sponsors' })).toBeInTheDocument()
  })

  it('take amounts of money in their currency, and keep an empty one unsaved', async () => {
    const { api, user } = await openMenus()
    const chips = group('Chips in won')
    await user.click(chips.getByRole('button', { name: 'Add: Chips in won' }))
    expect(await screen.findByText(/^Not saved: correct it first\./)).toBeInTheDocument()
    const [amount] = chips.getAllByRole('textbox').slice(-1)
    if (amount) await user.type(amount, '2000000')
    await waitFor(() =>
      expect(api.edits()).toMatchObject([
        { fact: 'settings:/recharge/chips', value: [...settings.recharge.chips, '2000000'] },
      ]),
    )
  })

  it('are only looked at by viewers', async () => {
    await openMenus('viewer')
    expect(screen.queryByRole('button', { name: /^(Move|More for|Add:)/ })).not.toBeInTheDocument()
  })
})
