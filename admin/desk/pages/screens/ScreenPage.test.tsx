// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { testScreen } from '../../testing/testDocuments.ts'
import type { JsonEditorProps } from './JsonEditor.tsx'
import { layOut } from '../../../../src/format/text/layOut.ts'
import type { Role } from '../../../api/accountApi.ts'

const goTo = vi.fn<(line: number, column: number) => void>()

/** CodeMirror needs a layout, which jsdom does not have; a journey tests the real editor. */
vi.mock('./JsonEditor.tsx', async () => {
  const { useImperativeHandle } = await import('react')
  return {
    JsonEditor: ({ label, text, readOnly, onChange, ref }: JsonEditorProps) => {
      useImperativeHandle(ref, () => ({ goTo }))
      return (
        <textarea
          aria-label={label}
          value={text}
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    },
  }
})

const DOCUMENT = 'screen:home'

beforeAll(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined
})

async function openScreen({ role = 'owner', at = '' }: { role?: Role; at?: string } = {}) {
  goTo.mockReset()
  const api = createFakeDesk({ role })
  const { user } = renderDesk(api, `/screens/home${at}`)
  await screen.findByRole('heading', { level: 1, name: 'Home' })
  return { api, user }
}

type User = Awaited<ReturnType<typeof openScreen>>['user']

/** Of the page's own menu. */
async function choose(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: 'More for this screen' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

async function openDocument() {
  const opened = await openScreen()
  await choose(opened.user, 'JSON')
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The document home' })
  const type = (text: string) => fireEvent.change(editor, { target: { value: text } })
  return { ...opened, editor, type }
}

const without = (key: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(testScreen).filter(([name]) => name !== key)), null, 2)

describe('the blocks of a screen', () => {
  it('are switched one by one, also those inside others', async () => {
    const { api, user } = await openScreen()
    await user.click(screen.getByRole('switch', { name: /inner/ }))
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'block:home/inner', value: false, replaces: true }]))
    expect(screen.getByText(/by mina/)).toHaveTextContent('Live: on')
    await user.click(screen.getByRole('switch', { name: /inner/ }))
    await waitFor(() => expect(api.edits()).toEqual([]))
  })

  it('can only be switched by editors', async () => {
    await openScreen({ role: 'viewer' })
    expect(screen.getByRole('switch', { name: /welcome/ })).toBeDisabled()
  })
})

describe('the document of a screen', () => {
  it('is saved as a whole once it is valid JSON, and not before', async () => {
    const { api, type } = await openDocument()
    type('{ "id": "home"')
    expect(await screen.findByText(/^Not saved: correct it first\./)).toBeInTheDocument()
    expect(api.calls).toEqual([])
    type(JSON.stringify({ ...testScreen, cached: true }))
    await waitFor(() =>
      expect(api.edits()).toMatchObject([
        { fact: DOCUMENT, value: { ...testScreen, cached: true }, replaces: testScreen },
      ]),
    )
  })

  it('says what is wrong while it is typed, and goes to the place', async () => {
    const { user, type } = await openDocument()
    type(JSON.stringify({ ...testScreen, title: 'home.titel' }, null, 2))
    const issues = within(await screen.findByRole('region', { name: 'What the check says' }))
    const issue = await issues.findByRole('button', { name: /home\.titel/ })
    expect(issue).toHaveTextContent('Line 6')
    await user.click(issue)
    expect(goTo).toHaveBeenCalledWith(6, 12)
  })

  it('goes to the place that a finding names', async () => {
    await openScreen({ at: '?at=/body/1/type' })
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    const [line] = goTo.mock.calls[0] ?? []
    expect(JSON.stringify(testScreen, null, 1).split('\n')[(line ?? 0) - 1]).toContain('"section"')
  })

  it('follows another’s version while nothing typed waits to be saved, and otherwise shows both', async () => {
    const { user, api, editor, type } = await openDocument()
    api.editAs('jun', DOCUMENT, { ...testScreen, cached: true })
    type(without('access'))
    fireEvent.click(await screen.findByRole('button', { name: /^Changed by another: / }))
    const conflict = within(await screen.findByRole('region', { name: /Two values for Screens › Home/ }))
    const told = conflict.getAllByRole('definition').map((side) => side.querySelector('li')?.textContent)
    expect(told).toEqual(['One setting of the screen', 'One setting of the screen'])
    const [, theirs] = conflict.getAllByText('Show the document')
    if (theirs) await user.click(theirs)
    expect(conflict.getByRole('region', { name: 'What differs in the document' })).toHaveTextContent('+ "cached": true')
    fireEvent.click(conflict.getByRole('button', { name: /^Use the other value/ }))
    await waitFor(() => expect(editor).toHaveValue(layOut({ ...testScreen, cached: true })))
  })

  it('keeps its author’s formatting until it is changed', async () => {
    const { editor } = await openDocument()
    expect(editor).toHaveValue(`${JSON.stringify(testScreen, null, 1)}\n`)
  })

  it('is read only for everybody but owners', async () => {
    const { user } = await openScreen({ role: 'publisher', at: '?at=/body/1/type' })
    expect(await screen.findByRole('textbox', { name: 'The document home' })).toHaveAttribute('readonly')
    await user.click(screen.getByRole('button', { name: 'Back to the tree' }))
    await user.click(screen.getByRole('button', { name: 'More for this screen' }))
    expect(await screen.findByRole('menuitem', { name: 'What differs' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'JSON' })).not.toBeInTheDocument()
  })
})

describe('the menu of a screen', () => {
  it('says where it is and shows what the change makes of it, which is undone as a whole', async () => {
    const { api, user } = await openScreen()
    expect(screen.getByText('The screen at /, document home')).toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: /inner/ }))
    await user.click(screen.getAllByRole('button', { name: 'More for Home' })[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(api.edits()).toHaveLength(2))
    await choose(user, 'What differs')
    const differs = within(await screen.findByRole('dialog', { name: 'What differs' }))
    expect(differs.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    expect(differs.getByRole('listitem')).toHaveTextContent(/^New: /)
    await user.click(differs.getByText('Show the document'))
    expect(differs.getByRole('region', { name: 'What differs in the document' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await choose(user, 'Undo all')
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo every edit of this screen?' }))
    expect(question.getByText(/^2 edits are taken out/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Undo all' }))
    await waitFor(() => expect(api.edits()).toEqual([]))
    await waitFor(() => expect(screen.getByRole('switch', { name: /inner/ })).toBeChecked())
  })

  it('undoes nothing for those who only look', async () => {
    const { user } = await openScreen({ role: 'viewer' })
    await user.click(screen.getByRole('button', { name: 'More for this screen' }))
    expect(await screen.findByRole('menuitem', { name: 'What differs' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  })
})

describe('the tree of a screen', () => {
  const rows = () =>
    screen.getAllByRole('button', { name: /^Settings:/ }).map((row) => row.textContent.replace('Settings: ', ''))
  const bodyOf = (api: Awaited<ReturnType<typeof openScreen>>['api']) => {
    const edit = api.edits().find(({ fact }) => fact === DOCUMENT)
    return edit?.value
  }

  it('names blocks by their words and their kind', async () => {
    await openScreen()
    expect(rows()).toEqual(['HomeText · welcome', 'HomeSection · more', 'HomeText · inner'])
  })

  it('moves a block down and up again, which is the document as it was', async () => {
    const { api, user } = await openScreen()
    const [first] = screen.getAllByRole('button', { name: 'More for Home' })
    if (first) await user.click(first)
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    expect(rows()).toEqual(['HomeSection · more', 'HomeText · inner', 'HomeText · welcome'])
    await waitFor(() => expect(bodyOf(api)).toMatchObject({ body: [{ id: 'more' }, { id: 'welcome' }] }))
    const last = screen.getAllByRole('button', { name: 'More for Home' }).at(-1)
    if (last) await user.click(last)
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await waitFor(() => expect(api.edits()).toEqual([]))
  })

  it('removes a block, says so, and takes it back', async () => {
    const { api, user } = await openScreen()
    const last = screen.getAllByRole('button', { name: 'More for Home' }).at(-1)
    if (last) await user.click(last)
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(screen.getByText('Removed Home.')).toBeInTheDocument()
    await waitFor(() => expect(bodyOf(api)).toMatchObject({ body: [{ id: 'welcome' }, { id: 'more', body: [] }] }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.edits()).toEqual([]))
    expect(rows()).toHaveLength(3)
  })

  it('adds a block of a kind, which can be found by what it is for', async () => {
    const { api, user } = await openScreen()
    await user.click(screen.getByRole('button', { name: 'Add a block to the screen itself' }))
    await user.type(await screen.findByRole('searchbox', { name: 'Search the kinds' }), 'several buttons')
    await user.click(screen.getByRole('button', { name: /^Buttons/ }))
    await waitFor(() => expect(bodyOf(api)).toMatchObject({ body: [{}, {}, { type: 'buttons', id: 'stack' }] }))
    expect(screen.getByText('Added Buttons.')).toBeInTheDocument()
  })

  it('moves a block into another list', async () => {
    const { api, user } = await openScreen()
    const [first] = screen.getAllByRole('button', { name: 'More for Home' })
    if (first) await user.click(first)
    await user.click(await screen.findByRole('menuitem', { name: 'Move to …' }))
    await user.click(await screen.findByRole('button', { name: 'Home' }))
    await waitFor(() =>
      expect(bodyOf(api)).toMatchObject({ body: [{ id: 'more', body: [{ id: 'inner' }, { id: 'welcome' }] }] }),
    )
  })

  it('changes a text by what it says, and nothing else of the document', async () => {
    const { api, user } = await openScreen()
    const [first] = screen.getAllByRole('button', { name: /^Settings: Home/ })
    if (first) await user.click(first)
    await user.click(screen.getByRole('button', { name: /^Text/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Text: choose a text' }))
    await user.type(dialog.getByRole('searchbox'), 'please')
    await user.click(dialog.getByRole('button', { name: /Please read/ }))
    await waitFor(() =>
      expect(bodyOf(api)).toEqual({
        ...testScreen,
        body: [{ id: 'welcome', type: 'text', text: 'rules.body' }, testScreen.body[1]],
      }),
    )
  })

  it('leaves the document alone while its forms are only looked at', async () => {
    const { api, user } = await openScreen()
    for (const row of screen.getAllByRole('button', { name: /^Settings: Home/ })) await user.click(row)
    for (const more of screen.getAllByText(/^More settings/)) await user.click(more)
    expect(screen.getAllByRole('region', { name: 'Settings of Home' })).toHaveLength(3)
    await choose(user, 'JSON')
    expect(await screen.findByRole('textbox', { name: 'The document home' })).toHaveValue(
      `${JSON.stringify(testScreen, null, 1)}\n`,
    )
    expect(api.calls).toEqual([])
  })

  it('says that the JSON cannot be read, keeps it, and leads to it', async () => {
    const { user, type } = await openDocument()
    type('{ "id": "home"')
    await user.click(screen.getByRole('button', { name: 'Back to the tree' }))
    expect(screen.getByText('The JSON cannot be read')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^More for (?!this screen)/ })).not.toBeInTheDocument()
    expect(screen.getByRole('switch', { name: /inner/ })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Go to the JSON' }))
    expect(await screen.findByRole('textbox', { name: 'The document home' })).toHaveValue('{ "id": "home"')
  })

  it('leads from an issue to its field', async () => {
    const { user, type } = await openDocument()
    type(JSON.stringify({ ...testScreen, body: [{ ...testScreen.body[0], when: '=user.no' }] }))
    await user.click(screen.getByRole('button', { name: 'Back to the tree' }))
    const issues = within(screen.getByRole('region', { name: 'What the check says' }))
    await user.click(await issues.findByRole('button', { name: /^Home/ }))
    expect(await screen.findByRole('textbox', { name: /^Shown when/ })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: /^Shown when/ })).toBeInvalid()
  })

  it('unfolds the block of an address that comes from a phone', async () => {
    await openScreen({ at: '?block=inner' })
    expect(await screen.findByRole('region', { name: 'Settings of Home' })).toBeInTheDocument()
    expect(rows()).toHaveLength(3)
  })

  it('is only looked at by everybody but owners, who still switch', async () => {
    const { user } = await openScreen({ role: 'editor' })
    expect(screen.queryByRole('button', { name: /^More for (?!this screen)/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
    const [first] = screen.getAllByRole('button', { name: /^Settings: Home/ })
    if (first) await user.click(first)
    expect(screen.getByRole('button', { name: /^Text/ })).toBeDisabled()
    expect(screen.getByRole('switch', { name: /inner/ })).toBeEnabled()
  })

  describe('on a phone', () => {
    const nobody = () => undefined
    beforeEach(() =>
      vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: nobody, removeEventListener: nobody })),
    )
    afterEach(() => vi.unstubAllGlobals())
    const openedForm = () => screen.findByRole('region', { name: 'Settings of Home' })

    it('has the settings of a block on a page of its own, which the browser’s Back closes with nothing lost', async () => {
      const { api, user } = await openScreen()
      const [row] = screen.getAllByRole('button', { name: /^Settings: Home/ })
      expect(row).not.toHaveAttribute('aria-expanded')
      if (row) await user.click(row)
      const form = within(await openedForm())
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
      expect(screen.queryByRole('button', { name: /^Settings: Home/ })).not.toBeInTheDocument()
      await user.click(form.getByText(/^More settings/))
      await user.type(form.getByRole('textbox', { name: /^Shown when/ }), '=member')
      act(() => history.back())
      await waitFor(() => expect(screen.getAllByRole('button', { name: /^Settings: Home/ })[0]).toHaveFocus())
      expect(rows()).toHaveLength(3)
      await waitFor(() => expect(bodyOf(api)).toMatchObject({ body: [{ id: 'welcome', when: '=member' }, {}] }))
      const [again] = screen.getAllByRole('button', { name: /^Settings: Home/ })
      if (again) await user.click(again)
      expect(within(await openedForm()).getByDisplayValue('=member')).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Back to Home' }))
      await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Settings: Home/ })).toHaveLength(3))
      expect(location.hash).toBe('#/screens/home')
    })

    it('opens the page of a block for a place that a link leads to, and the tree for a block that holds others', async () => {
      await openScreen({ at: '?at=/body/1/body/0/when' })
      expect(within(await openedForm()).getByRole('textbox', { name: /^Shown when/ })).toHaveFocus()
      act(() => {
        location.hash = '/screens/home?at=/body/1'
      })
      await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Settings: Home/ })).toHaveLength(3))
      await waitFor(() => expect(screen.getAllByRole('button', { name: /^Settings: Home/ })[1]).toHaveFocus())
    })
  })
})
