// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

async function openCopy() {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/copy')
  await screen.findByText('5 texts')
  return { api, user }
}

describe('the copy page', () => {
  it('shows the three languages of a key side by side, each in its own', async () => {
    await openCopy()
    const korean = screen.getByRole('textbox', { name: 'home.title in Korean' })
    expect(korean).toHaveValue('홈')
    expect(korean.closest('[lang]')).toHaveAttribute('lang', 'ko')
    expect(screen.getByRole('textbox', { name: 'home.title in Chinese' })).toHaveValue('首页')
    expect(screen.getByRole('textbox', { name: 'home.title in English' })).toHaveValue('Home')
  })

  it('finds texts and keeps a row in place while it is typed in', async () => {
    const { api, user } = await openCopy()
    await user.type(screen.getByLabelText('Search by key or text'), 'Home')
    expect(screen.getByText('1 text')).toBeInTheDocument()
    const english = screen.getByRole('textbox', { name: 'home.title in English' })
    await user.clear(english)
    await user.type(english, 'Start')
    await waitFor(() =>
      expect(api.edits()).toMatchObject([{ fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' }]),
    )
    expect(screen.getByRole('textbox', { name: 'home.title in English' })).toHaveFocus()
    expect(screen.getByText('5 of about 6 characters')).toBeInTheDocument()
  })

  it('protects placeholders and marks what is missing', async () => {
    const { api, user } = await openCopy()
    const text = screen.getByRole('textbox', { name: 'recharge.range in English' })
    await user.clear(text)
    expect(text).toHaveAccessibleDescription(/Missing/)
    await user.type(text, 'From {{{{min}} on')
    expect(text).toHaveAccessibleDescription(/Keep {{max}}/)
    expect(api.calls).toEqual([])
  })

  it('says what would be published while a text is emptied, and puts it back', async () => {
    const { api, user } = await openCopy()
    const text = screen.getByRole('textbox', { name: 'home.title in English' })
    await user.clear(text)
    expect(await screen.findByText('Members keep: Home.')).toBeInTheDocument()
    await user.type(text, 'Start')
    await waitFor(() => expect(api.edits()).toMatchObject([{ value: 'Start' }]))
    await user.clear(text)
    expect(await screen.findByText('The change still has Start, and that would be published.')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: /Review and publish/ }))
    expect(
      await screen.findByText(/Texts › home.title › English: the change has Start, and that would be published/),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Go to Copy' }))
    await user.click(await screen.findByRole('button', { name: 'Put back Texts › home.title › English' }))
    expect(screen.getByRole('textbox', { name: 'home.title in English' })).toHaveValue('Start')
    expect(api.edits()).toMatchObject([{ value: 'Start' }])
  })

  it('finds the texts of a screen, with those of the dialogs that open on it', async () => {
    const { user } = await openCopy()
    await user.selectOptions(screen.getByLabelText('Where'), 'Home')
    expect(screen.getByText('3 texts')).toBeInTheDocument()
    for (const key of ['home.title', 'rules.title', 'rules.body'])
      expect(screen.getByRole('textbox', { name: `${key} in English` })).toBeInTheDocument()
  })

  it('finds the texts that the app’s own code uses', async () => {
    const { user } = await openCopy()
    await user.selectOptions(screen.getByLabelText('Where'), 'The app itself')
    expect(screen.getByText('1 text')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'common.ok in English' })).toBeInTheDocument()
  })

  it('says when nothing matches', async () => {
    const { user } = await openCopy()
    await user.type(screen.getByLabelText('Search by key or text'), 'nowhere')
    expect(screen.getByText('Nothing matches')).toBeInTheDocument()
  })
})
