// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockSource } from '../../build/DevMessages.ts'
import { createPlainReleases, type PlainReleases } from '../../app/release/createPlainReleases.ts'
import { compileTestRelease } from '../../app/testing/compileTestRelease.ts'
import { startTestApp } from '../../app/testing/startTestApp.tsx'
import { testScreens } from '../../app/testing/testScreens.ts'
import { BlockDetails } from './BlockDetails.tsx'
import { createInspector, type Inspector } from './createInspector.ts'
import { blockAt, blocksOn } from '../../demo/readTree.ts'

const login = {
  format: 1,
  id: 'door',
  path: '/door',
  access: 'visitor',
  title: 'door.title',
  chrome: { header: 'back', tabBar: false },
  values: { strength: "=size(form.?secret.orValue(''))" },
  body: [
    {
      id: 'enter',
      type: 'form',
      schema: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 20 }, secret: { type: 'string', maxLength: 20 } },
      },
      fields: {
        name: { label: 'test.note' },
        secret: { label: 'test.login', widget: 'password', when: "=form.name != ''" },
      },
      submit: {
        label: 'test.send',
        do: [{ call: 'login', with: { name: '=form.name', password: "=form.?secret.orValue('')" } }],
      },
    },
    { id: 'weak', type: 'text', text: 'test.kefu', when: '=value.strength < 8.0' },
  ],
}

const source: BlockSource = {
  places: [
    { file: '/schemas/screens/money.json', document: 'screens/money.json', path: '/body/4', line: 31, column: 5 },
  ],
  value: { id: 'wallets', type: 'cells', source: 'wallets', key: '=row.platname', row: { label: '=row.name' } },
  sources: { wallets: { call: 'getBalanceList' }, cards: { call: 'getCards', with: { type: 1 } } },
}

describe('the inspector', () => {
  let app: ReturnType<typeof startTestApp>
  let inspector: Inspector
  let played: PlainReleases
  const start = (given: Parameters<typeof startTestApp>[0]) => {
    played = createPlainReleases(compileTestRelease({ screens: { ...testScreens, door: login } }))
    app = startTestApp({ release: played, ...given })
    const root = document.body.firstElementChild!
    inspector = createInspector(window, root)
    return root
  }
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => Promise.resolve(Response.json(source)))
  })
  afterEach(async () => {
    cleanup()
    inspector.stop()
    await app.stop()
    vi.unstubAllGlobals()
  })

  it('finds the block of anything on the page', async () => {
    const root = start({ situation: 'member', at: '/money' })
    await waitFor(() =>
      expect(blocksOn(root).map(({ id, pointer }) => `${id} ${pointer}`)).toEqual([
        ' ',
        'total /body/0',
        'wallets /body/1',
        'cards /body/2',
      ]),
    )
    const total = await screen.findByText(/^Balance /)
    expect(blockAt(root, total)).toMatchObject({ id: 'total', pointer: '/body/0' })
    // The header belongs to the screen, and to no block.
    expect(blockAt(root, screen.getByRole('heading', { level: 1 }))).toMatchObject({ id: '', pointer: '' })
  })

  it('finds the blocks of the open screen only, those in its popups too', async () => {
    const root = start({ at: '/' })
    await screen.findByText('Home news')
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(blockAt(root, await screen.findByText('In the drawer'))).toMatchObject({ id: 'inDrawer' })
    app.go('/kefu')
    await screen.findByText('How may we help?')
    expect(blocksOn(root).map(({ id }) => id)).toEqual(['', 'intro'])
  })

  it('chooses what is pressed while it is on, and the app hears nothing of it', async () => {
    start({ at: '/' })
    const link = await screen.findByText('To records')
    inspector.setOn(true)
    fireEvent.pointerMove(link)
    expect(inspector.pointed.getSnapshot()).toMatchObject({ id: 'links', pointer: '/body/1' })
    await userEvent.click(link)
    expect(inspector.chosen.getSnapshot()).toMatchObject({ id: 'links' })
    expect(inspector.isOn.getSnapshot()).toBe(false)
    expect(app.at()).toBe('/')
    await userEvent.click(link)
    await waitFor(() => expect(app.at()).toBe('/betRecord?date=2'))
  })

  it('is on while Alt is held, and by the keyboard too', async () => {
    start({ at: '/' })
    const link = await screen.findByText('To records')
    fireEvent.keyDown(window, { key: 'Alt' })
    expect(inspector.isOn.getSnapshot()).toBe(true)
    fireEvent.keyUp(window, { key: 'Alt' })
    expect(inspector.isOn.getSnapshot()).toBe(false)

    inspector.setOn(true)
    link.closest<HTMLElement>('button, a')?.focus()
    expect(inspector.pointed.getSnapshot()).toMatchObject({ id: 'links' })
    await userEvent.keyboard('{Enter}')
    expect(inspector.chosen.getSnapshot()).toMatchObject({ id: 'links' })
    expect(app.at()).toBe('/')
    inspector.setOn(true)
    await userEvent.keyboard('{Escape}')
    expect(inspector.isOn.getSnapshot()).toBe(false)
  })

  it('shows properties as written and as they are, sources with their answers, and follows a saved document', async () => {
    const root = start({ situation: 'member', at: '/money' })
    await waitFor(() => expect(blocksOn(root)).toHaveLength(4))
    const [, total, wallets] = blocksOn(root)
    const view = render(<BlockDetails block={wallets!} />)
    expect(await view.findByRole('link', { name: 'schemas/screens/money.json:31:5' })).toHaveAttribute(
      'href',
      expect.stringContaining('money.json%3A31%3A5'),
    )
    expect(view.getByText('/body/4')).toBeInTheDocument()
    expect(view.getByText('=row.platname')).toBeInTheDocument()
    expect(view.getAllByText('known in a row').length).toBeGreaterThan(0)
    await waitFor(() =>
      expect(view.getByRole('region', { name: 'Answer of wallets', hidden: true })).toHaveTextContent('"platname"'),
    )
    view.unmount()

    const about = render(<BlockDetails block={total!} />)
    expect(await about.findByText(/^"Balance /)).toBeInTheDocument()
    const next = compileTestRelease({
      screens: {
        ...testScreens,
        money: {
          ...testScreens['money'],
          body: [
            { id: 'intro', type: 'text', text: 'test.kefu' },
            { id: 'total', type: 'text', text: 'test.home' },
          ],
        },
      },
    })
    played.play(next)
    expect(await about.findByText('"Home news"')).toBeInTheDocument()
  })

  it('shows the way to a block that a part gives, each step a link to its line', async () => {
    const place = (document: string, line: number) => ({
      file: `/schemas/${document}`,
      document,
      path: '/part',
      line,
      column: 3,
    })
    const places = [place('parts/cells.json', 7), place('parts/purse.json', 9), place('screens/money.json', 31)]
    vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ ...source, places })))
    const root = start({ situation: 'member', at: '/money' })
    await waitFor(() => expect(blocksOn(root)).toHaveLength(4))
    const view = render(<BlockDetails block={blocksOn(root)[2]!} />)
    expect((await view.findByRole('link', { name: 'cells' })).parentElement).toHaveTextContent(
      'cells ‹ purse ‹ money /part',
    )
    expect(view.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('parts%2Fcells.json%3A7%3A3'),
      expect.stringContaining('parts%2Fpurse.json%3A9%3A3'),
      expect.stringContaining('screens%2Fmoney.json%3A31%3A3'),
    ])
  })

  it('shows the screen itself, with its query and title', async () => {
    const root = start({ at: '/betRecord?date=2' })
    await screen.findByText('Period 2')
    const view = render(<BlockDetails block={blocksOn(root)[0]!} />)
    expect(view.getByRole('heading', { name: 'betRecord screen' })).toBeInTheDocument()
    expect(view.getByText('"betRecord en"').closest('tr')).toHaveTextContent('/title')
    expect(view.getByText('one block')).toBeInTheDocument()
  })

  it('shows no password, nor what is worked out from one', async () => {
    const root = start({ at: '/door' })
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText(/Note/), 'kim')
    await user.type(await screen.findByLabelText(/Log in now/), 'sesame')
    const form = blockAt(root, screen.getByLabelText(/Note/))!
    expect(form.id).toBe('enter')
    const view = render(<BlockDetails block={form} />)
    expect(await view.findAllByText('"kim"')).not.toHaveLength(0)
    expect(view.getByText('/submit/do/0/with/password').closest('tr')).toHaveTextContent('•••')
    const weak = render(<BlockDetails block={blocksOn(root).find(({ id }) => id === 'weak')!} />)
    expect(weak.getAllByText('/when')[0]?.closest('tr')).toHaveTextContent('•••')
    expect(document.body.textContent).not.toContain('sesame')
  })
})
