// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { renderDesk } from '../testing/renderDesk.tsx'
import { testDialog } from '../testing/testDocuments.ts'

async function openDialogs() {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/dialogs')
  const card = within(await screen.findByRole('region', { name: 'Home' }))
  return { api, user, card }
}

describe('the dialogs', () => {
  it('are switched off as one fact, the rest of them kept', async () => {
    const { api, user, card } = await openDialogs()
    await user.click(card.getByRole('switch', { name: /Shows/ }))
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'dialog:welcome', value: { ...testDialog, on: false }, replaces: testDialog }]))
    expect(card.getByText(/by mina/)).toBeInTheDocument()
  })

  it('say where they open and are written in three languages, each text a fact of its own', async () => {
    const { api, user, card } = await openDialogs()
    expect(card.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/screens/home')
    const chinese = card.getByRole('textbox', { name: 'home.title in Chinese' })
    await user.type(chinese, '!')
    await waitFor(() => expect(api.edits()).toMatchObject([{ fact: 'copy:cn:home.title', value: '首页!' }]))
  })
})
