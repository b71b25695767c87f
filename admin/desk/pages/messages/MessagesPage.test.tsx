// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { openingDialog, testNotice } from '../../testing/testDocuments.ts'

const rowOf = async (name: RegExp) => screen.findByRole('row', { name })
const names = () =>
  within(screen.getByRole('region', { name: 'Messages' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

async function choose(user: ReturnType<typeof renderDesk>['user'], name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `What to do with ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

/** Every control of the page itself; the bars above it are the frame's. */
function controls(): number {
  const page = screen.getByRole('heading', { level: 1 }).closest('header')?.parentElement
  const all = [...(page?.querySelectorAll('a, button, input, select, textarea, summary') ?? [])]
  return all.filter((each) => {
    const fold = each.closest('details:not([open])')
    return fold === null || (each.matches('summary') && each.parentElement === fold)
  }).length
}

describe('the list of messages', () => {
  it('has notices, banners and dialogs in one, found by what they say and by how they stand', async () => {
    const api = createFakeDesk()
    api.editAs('mina', 'notice:maintenance', { ...testNotice, from: '2999-01-01T00:00:00Z' })
    api.editAs('mina', 'dialog:rules', { ...openingDialog, on: false })
    api.publishAs('mina')
    const { user } = renderDesk(api, '/messages')
    await rowOf(/Maintenance/)
    expect(names()).toEqual(['Maintenance', 'House rules', 'Home'])
    await user.click(screen.getByRole('radio', { name: 'Planned' }))
    expect(names()).toEqual(['Maintenance'])
    await user.click(screen.getByRole('radio', { name: 'Off' }))
    expect(names()).toEqual(['House rules'])
    await user.click(screen.getByRole('radio', { name: 'Over' }))
    expect(screen.getByText('Nothing matches')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'All' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'rules')
    await waitFor(() => expect(names()).toEqual(['House rules']))
  })

  it('makes a copy of a notice with two presses, under an id of its own', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/messages')
    await choose(user, 'Maintenance', 'Make a copy')
    const title = within(await screen.findByRole('group', { name: 'Title' }))
    expect(title.getByLabelText('Korean')).toHaveValue('점검')
    expect(api.edits()).toMatchObject([
      {
        fact: expect.stringMatching(/^notice:n-\d{8}-[0-9a-z]{4}$/),
        value: { title: testNotice.title, body: testNotice.body, places: testNotice.places },
      },
    ])
  })

  it('makes a copy of a dialog whose texts are own texts of the copy', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/messages')
    await choose(user, 'House rules', 'Make a copy')
    expect(await screen.findByRole('heading', { level: 1, name: 'House rules' })).toBeVisible()
    await waitFor(() => expect(location.hash).toMatch(/^#\/messages\/dialogs\/own-d-\d{8}-[0-9a-z]{4}$/))
    const id = location.hash.split('/').at(-1) ?? ''
    const name = id.replaceAll('-', '').replace(/^own/, 'own.')
    const values = new Map(api.edits().map(({ fact, value }) => [fact, value]))
    expect(values.get(`dialog:${id}`)).toEqual({
      title: `${name}Title`,
      body: `${name}Body`,
      confirm: `${name}Button`,
      places: ['/'],
      priority: 3,
      once: 'always',
    })
    expect(values.get(`copy:kor:${name}Title`)).toBe('이용 규칙')
    expect(values.get(`copy:cn:${name}Body`)).toBe('请阅读')
    expect(values.size).toBe(10)
  })

  it('switches a message off and on again in its row', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/messages')
    await choose(user, 'House rules', 'Switch off')
    await waitFor(() =>
      expect(api.edits()).toMatchObject([{ fact: 'dialog:rules', value: { ...openingDialog, on: false } }]),
    )
    expect(await rowOf(/House rules.*In the change: off/)).toBeVisible()
    await choose(user, 'House rules', 'Switch on')
    await waitFor(() => expect(screen.queryByText('In the change: off')).toBeNull())
  })

  it('removes a notice after a question, and no dialog that is shipped', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/messages')
    await user.click(await screen.findByRole('button', { name: 'What to do with House rules' }))
    await screen.findByRole('menuitem', { name: 'Make a copy' })
    expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull()
    await user.keyboard('{Escape}')
    await choose(user, 'Maintenance', 'Remove')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await rowOf(/Maintenance.*Removed, not live yet/)).toBeVisible()
  })

  it('has nothing to press for a viewer but the search, the filter and the order', async () => {
    renderDesk(createFakeDesk({ role: 'viewer' }), '/messages')
    await rowOf(/Maintenance/)
    expect(screen.queryByRole('button', { name: 'New' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^What to do with/ })).toBeNull()
  })
})

describe('the number of controls', () => {
  it('is at most ten in the list, and two in a row', async () => {
    renderDesk(createFakeDesk(), '/messages')
    await rowOf(/Maintenance/)
    expect(controls()).toBeLessThanOrEqual(10 + 3 * 2)
  })

  it.each([
    '/messages/notices/n-1',
    '/messages/notices/n-1?banner',
    '/messages/dialogs/own-d-1',
    '/messages/dialogs/rules',
  ])('is at most twenty in the form at %s', async (path) => {
    renderDesk(createFakeDesk(), path)
    await screen.findByText(/^More: /)
    expect(controls()).toBeLessThanOrEqual(20)
  })
})
