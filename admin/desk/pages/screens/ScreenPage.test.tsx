// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { testScreen } from '../../testing/testDocuments.ts'
import type { JsonEditorProps } from './JsonEditor.tsx'
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

async function openScreen({ role = 'owner', at = '' }: { role?: Role; at?: string } = {}) {
  goTo.mockReset()
  const api = createFakeDesk({ role })
  const { user } = renderDesk(api, `/screens/home${at}`)
  await screen.findByRole('heading', { level: 1, name: 'Home' })
  return { api, user }
}

async function openDocument(role?: Role) {
  const opened = await openScreen(role && { role })
  await opened.user.click(screen.getByRole('tab', { name: 'Document' }))
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The document home' })
  const type = (text: string) => fireEvent.change(editor, { target: { value: text } })
  return { ...opened, editor, type }
}

const without = (key: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(testScreen).filter(([name]) => name !== key)), null, 2)

describe('the parts of a screen', () => {
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
    expect(await screen.findByText('Not saved: correct it first.')).toBeInTheDocument()
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
    const { api, editor, type } = await openDocument()
    api.editAs('jun', DOCUMENT, { ...testScreen, cached: true })
    type(without('access'))
    const conflict = within(await screen.findByRole('region', { name: /Two values for Screens › Home/ }))
    expect(conflict.getByRole('region', { name: 'Theirs beside yours' })).toHaveTextContent('− "cached": true')
    fireEvent.click(conflict.getByRole('button', { name: /^Use the other value/ }))
    await waitFor(() => expect(editor).toHaveValue(`${JSON.stringify({ ...testScreen, cached: true }, null, 2)}\n`))
  })

  it('keeps its author’s formatting until it is changed', async () => {
    const { editor } = await openDocument()
    expect(editor).toHaveValue(`${JSON.stringify(testScreen, null, 1)}\n`)
  })

  it('is read only for everybody but owners', async () => {
    const { editor } = await openDocument('publisher')
    expect(editor).toHaveAttribute('readonly')
  })
})
