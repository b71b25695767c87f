// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { placeOf } from '../../testing/placeOf.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import type { Role } from '../../../api/accountApi.ts'
import settings from '../../../../schemas/settings.json' with { type: 'json' }
import { libraryPicture } from '../../../../src/format/libraryPicture.ts'
import { settingsOfPage } from '../../facts/shapes/settingsOfPage.ts'

async function openMenus(role: Role = 'editor') {
  const api = createFakeDesk({ role })
  const { user } = renderDesk(api, '/menus')
  await screen.findByRole('heading', { level: 1, name: 'Tab bar and sponsors' })
  return { api, user }
}

const group = (name: string) => within(screen.getByRole('group', { name }))

describe('the menus of the app', () => {
  it('are the lists declared for this page', () => {
    expect(settingsOfPage.menus).toEqual(['/tabBar', '/sponsors'])
  })

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

  it('keep the keyboard in the list when an entry is removed or moved', async () => {
    const { user } = await openMenus()
    const sponsors = group('Sponsors')
    const menus = (list = sponsors) => list.getAllByRole('button', { name: /^More for/ })
    const choose = async (menu: HTMLElement | undefined, name: string) => {
      menu?.focus()
      await user.keyboard('{Enter}')
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    const [first, second] = menus()
    await choose(first, 'Move down')
    await waitFor(() => expect(first).toHaveFocus())
    await choose(second, 'Remove')
    await waitFor(() => expect(first).toHaveFocus())
    await choose(first, 'Remove')
    await waitFor(() => expect(sponsors.getByRole('button', { name: 'Add: Sponsors' })).toHaveFocus())
  })

  it('say at a button that chooses what is chosen', async () => {
    const sha = 'a'.repeat(64)
    const size = { width: 900, height: 300, bytes: 46_080 }
    const by = { actor: 'jun', at: '2026-03-02T05:00:00.000Z' }
    const banner = { sha, name: 'Banner', alt: {}, ...size, ...by, live: [], open: [] }
    const api = createFakeDesk({ role: 'editor', pictures: [banner] })
    const title = 'home.title'
    api.editAs('mina', 'settings:/sponsors', [{ ...settings.sponsors[0], title, image: libraryPicture(sha) }])
    api.editAs('mina', 'settings:/tabBar', [{ ...settings.tabBar[0], label: title }])
    const { user } = renderDesk(api, '/menus')
    await screen.findByRole('heading', { level: 1, name: 'Tab bar and sponsors' })
    for (const list of [group('Tab bar'), group('Sponsors')])
      await user.click(list.getByRole('button', { name: 'Home', expanded: false }))
    expect(group('Tab bar').getByRole('button', { name: /^Icon/ })).toHaveAccessibleDescription(/^House\b/)
    expect(group('Tab bar').getByRole('button', { name: /^Label/ })).toHaveAccessibleDescription(/^Home\b/)
    const image = group('Sponsors').getByRole('button', { name: 'Picture' })
    await waitFor(() => expect(image).toHaveAccessibleDescription(/^Banner\b/))
  })

  describe('with a picture of the library', () => {
    const size = { width: 900, height: 300, bytes: 46_080 }
    const by = { actor: 'jun', at: '2026-03-02T05:00:00.000Z' }
    const banner = { sha: 'b'.repeat(64), name: 'Banner b', alt: {}, ...size, ...by, live: [], open: [] }

    async function choosePicture() {
      const api = createFakeDesk({ role: 'editor', pictures: [banner] })
      const { user } = renderDesk(api, '/screens/everywhere')
      await screen.findByRole('heading', { level: 1, name: 'Tab bar and sponsors' })
      const [first] = group('Sponsors').getAllByRole('button', { expanded: false, name: /^(?!More for)/ })
      if (first) await user.click(first)
      await user.click(group('Sponsors').getByRole('button', { name: /^Choose from the library/ }))
      return { api, user, dialog: within(await screen.findByRole('dialog', { name: 'Choose a picture' })) }
    }

    it('name it in the entry that it was chosen for, until that is undone', async () => {
      const { api, user, dialog } = await choosePicture()
      expect(dialog.getByRole('link', { name: 'Manage pictures' })).toHaveAttribute('href', '#/screens/pictures')
      await user.click(await dialog.findByRole('button', { name: 'Choose Banner b' }))
      await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'settings:/sponsors' }]))
      // The whole list, with another picture at one place.
      expect(api.edits()[0]?.value).toMatchObject([{ image: libraryPicture(banner.sha) }, { type: '2' }])
      const setting = placeOf('settings:/sponsors')
      await user.click(await setting.findByRole('button', { name: /^Edited/ }))
      await user.click(await screen.findByRole('button', { name: /^Undo / }))
      await waitFor(() => expect(api.edits()).toEqual([]))
      await waitFor(() => expect(document.activeElement?.closest('[data-fact]')).not.toBeNull())
    })

    it('choose one that is uploaded alone', async () => {
      const { api, user, dialog } = await choosePicture()
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (input === null) throw new Error('There is no field for files.')
      await user.upload(input, [new File(['a'], 'summer.png', { type: 'image/png' })])
      await waitFor(() =>
        expect(api.edits()).toMatchObject([{ value: [{ image: expect.stringMatching(/^media:/) }, {}] }]),
      )
      await waitFor(() => expect(dialog.queryByRole('searchbox')).toBeNull())
    })

    it('leave the choice to the operator where several are uploaded', async () => {
      const { api, user, dialog } = await choosePicture()
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (input === null) throw new Error('There is no field for files.')
      const file = (name: string) => new File([name], name, { type: 'image/png' })
      await user.upload(input, [file('summer.png'), file('winter.png')])
      expect(await dialog.findByRole('button', { name: 'Choose winter.png' })).toBeVisible()
      expect(api.edits()).toEqual([])
    })
  })

  it('keep to the number of entries that fit', async () => {
    await openMenus()
    expect(group('Tab bar').queryByRole('button', { name: 'Add: Tab bar' })).not.toBeInTheDocument()
    expect(group('Sponsors').getByRole('button', { name: 'Add: Sponsors' })).toBeInTheDocument()
  })

  it('are only looked at by viewers', async () => {
    await openMenus('viewer')
    expect(screen.queryByRole('button', { name: /^(Move|More for|Add:)/ })).not.toBeInTheDocument()
  })
})
