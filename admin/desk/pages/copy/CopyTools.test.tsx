// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

async function openTool(name: string, api = createFakeDesk()) {
  const { user } = renderDesk(api, '/copy')
  await user.click(await screen.findByRole('button', { name: 'Tools for many texts' }))
  await user.click(await screen.findByRole('menuitem', { name }))
  return { api, user, dialog: within(await screen.findByRole('dialog', { name })) }
}

describe('replacing', () => {
  it('changes what is ticked in one request, says how many, and puts it back', async () => {
    const { api, user, dialog } = await openTool('Find and replace')
    await user.type(dialog.getByLabelText('Find'), 'rules')
    await user.type(dialog.getByLabelText('Replace with'), 'laws')
    expect(dialog.getByText('Found in 1 text.')).toBeInTheDocument()
    await user.clear(dialog.getByLabelText('Find'))
    await user.type(dialog.getByLabelText('Find'), 'e')
    await user.click(dialog.getByRole('checkbox', { name: 'Match case' }))
    await user.clear(dialog.getByLabelText('Replace with'))
    await user.type(dialog.getByLabelText('Replace with'), 'E')
    await user.click(dialog.getByRole('checkbox', { name: 'rules.body in English' }))
    await user.click(dialog.getByRole('button', { name: 'Change 2 texts' }))
    expect(await screen.findByText('2 texts are changed in your change.')).toBeInTheDocument()
    expect(api.calls.map(({ name }) => name)).toEqual(['putEdits'])
    expect(api.edits()).toMatchObject([{ value: 'HomE' }, { value: 'HousE rulEs' }])
    await user.click(screen.getByRole('button', { name: 'Undo all of it' }))
    await waitFor(() => expect(api.edits()).toEqual([]))
    expect(screen.getByRole('textbox', { name: 'home.title in English' })).toHaveValue('Home')
  })

  it('says which notices have the words too, and leads there', async () => {
    const { user, dialog } = await openTool('Find and replace')
    await user.type(dialog.getByLabelText('Find'), 'tonight')
    expect(dialog.getByText('Found in 0 texts.')).toBeInTheDocument()
    expect(dialog.getByText(/^Notices say it too/)).toBeInTheDocument()
    await user.click(dialog.getByRole('link', { name: 'Maintenance' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByDisplayValue('Tonight')).toBeInTheDocument()
  })

  it('leaves alone, when all is undone, what was corrected since', async () => {
    const { api, user, dialog } = await openTool('Find and replace')
    await user.type(dialog.getByLabelText('Find'), 'Home')
    await user.type(dialog.getByLabelText('Replace with'), 'Start')
    await user.click(dialog.getByRole('button', { name: /^Change \d+ texts?$/ }))
    const undo = await screen.findByRole('button', { name: 'Undo all of it' })
    const count = api.edits().length
    await user.type(screen.getByRole('textbox', { name: 'home.title in English' }), '!')
    expect(await screen.findByText('One of them was changed again since, and stays as it is.')).toBeInTheDocument()
    if (count > 1) await user.click(undo)
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'copy:en:home.title', value: 'Start!' }]))
  })

  it('names what it refuses, and keeps the dialog when the service refuses', async () => {
    const { api, user, dialog } = await openTool('Find and replace')
    await user.type(dialog.getByLabelText('Find'), 'm')
    expect(dialog.getByRole('checkbox', { name: 'recharge.range in English' })).toBeEnabled()
    await user.clear(dialog.getByLabelText('Find'))
    await user.type(dialog.getByLabelText('Find'), 'max')
    const broken = dialog.getByRole('checkbox', { name: 'recharge.range in Korean' })
    expect(broken).toBeDisabled()
    expect(broken).toHaveAccessibleDescription(/Keep {{max}}/)
    await user.clear(dialog.getByLabelText('Find'))
    await user.type(dialog.getByLabelText('Find'), 'Home')
    await user.type(dialog.getByLabelText('Replace with'), 'Start')
    api.refuse('putEdits', new DeskError('offline', 'The service does not answer.'))
    await user.click(dialog.getByRole('button', { name: 'Change 1 text' }))
    expect(await dialog.findByRole('alert')).toBeInTheDocument()
    expect(api.edits()).toEqual([])
  })
})

describe('a file', () => {
  it('shows only what it changes, and what is doubtful unticked', async () => {
    const { api, user, dialog } = await openTool('Import')
    const rows = ['home.title,en,Start', 'rules.title,en,House rules', 'rules.body,en,Please  read', 'common.ok,cn,']
    const file = new File([['key,language,target', ...rows].join('\n')], 'texts.csv')
    await user.upload(dialog.getByLabelText('A CSV or XLIFF file that was exported here'), file)
    expect(await dialog.findByText('2 texts differ. 1 is as it was. 1 was left empty.')).toBeInTheDocument()
    expect(dialog.getByRole('checkbox', { name: 'home.title in English' })).toBeChecked()
    const doubtful = dialog.getByRole('checkbox', { name: 'rules.body in English' })
    expect(doubtful).not.toBeChecked()
    expect(doubtful).toHaveAccessibleDescription('There are two spaces in a row.')
    await user.click(dialog.getByRole('button', { name: 'Change 1 text' }))
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'copy:en:home.title', value: 'Start' }]))
  })

  it('is refused in words where it cannot be read', async () => {
    const { user, dialog } = await openTool('Import')
    const input = dialog.getByLabelText('A CSV or XLIFF file that was exported here')
    await user.upload(input, new File(['key,language,target\na,en,"b'], 'texts.csv'))
    expect(await dialog.findByText('A quote is missing on line 2.')).toBeInTheDocument()
    await user.upload(input, new File([new Uint8Array([0xc8, 0xc8, 0x2c])], 'texts.csv'))
    expect(await dialog.findByText(/not in UTF-8/)).toBeInTheDocument()
  })
})

it('shows a viewer the glossary and the export only', async () => {
  const { user, dialog } = await openTool('Glossary', createFakeDesk({ role: 'viewer' }))
  expect(dialog.getByRole('columnheader', { name: 'Chinese' })).toBeInTheDocument()
  expect(dialog.getByRole('cell', { name: 'red packet' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Tools for many texts' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Export', 'Glossary'])
})
