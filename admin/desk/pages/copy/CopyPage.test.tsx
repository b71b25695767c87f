// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { openDetails } from '../../testing/openDetails.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

async function openCopy(address = '/copy', found = '5 texts') {
  const api = createFakeDesk()
  const { user } = renderDesk(api, address)
  await screen.findByText(found)
  return { api, user }
}

const box = (name: string) => screen.getByRole('textbox', { name })

describe('the copy page', () => {
  it('shows the three languages of a key side by side, each in its own', async () => {
    await openCopy()
    const korean = screen.getByRole('textbox', { name: 'home.title in Korean' })
    expect(korean).toHaveValue('홈')
    expect(korean.closest('[lang]')).toHaveAttribute('lang', 'ko')
    expect(screen.getByRole('textbox', { name: 'home.title in Chinese' })).toHaveValue('首页')
    expect(screen.getByRole('textbox', { name: 'home.title in English' })).toHaveValue('Home')
  })

  it('leads to every place of a key, the further ones once they are asked for', async () => {
    const { user } = await openCopy()
    const header = within(screen.getByRole('rowheader', { name: /^home\.title/ }))
    expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/screens/home')
    const further = header.getByText('the dialog “House rules”')
    expect(further).not.toBeVisible()
    await user.click(header.getByText(/more places$/))
    expect(further).toBeVisible()
    expect(further).toHaveAttribute('href', '#/messages/dialogs/rules')
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
    expect(await screen.findByText(/Members keep: Home\.$/)).toBeInTheDocument()
    await user.type(text, 'Start')
    await waitFor(() => expect(api.edits()).toMatchObject([{ value: 'Start' }]))
    await user.clear(text)
    expect(await screen.findByText(/The change still has Start, and that would be published\.$/)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Review' }))
    expect(
      await screen.findByText(/Texts › home.title › English: the change has Start, and that would be published/),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Go to Texts' }))
    const details = await openDetails(user, 'Texts › home.title › English')
    await user.click(details.getByRole('button', { name: 'Put back Texts › home.title › English' }))
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

  it('marks a text in words for screen readers, and says more of the one that is edited', async () => {
    const { user } = await openCopy()
    const english = box('rules.body in English')
    expect(english).toHaveAccessibleDescription('11 of about 14 characters')
    await user.type(english, '  now')
    expect(english).toHaveAccessibleDescription(
      '16 of about 14 characters. Look whether it still fits, 360 wide. There are two spaces in a row. Edited, not live yet.',
    )
    await user.click(box('rules.body in Korean'))
    expect(english).toHaveAccessibleDescription(/two spaces/)
    await user.type(box('rules.body in Korean'), '!')
    expect(box('rules.body in Chinese')).toHaveAccessibleDescription(/The Korean was changed after this text/)
  })

  it('moves between texts as a sheet does, and leaves a text only at its ends', async () => {
    const { user } = await openCopy()
    await user.click(box('common.ok in Korean'))
    // Safari's Enter that takes a letter over.
    fireEvent.keyDown(box('common.ok in Korean'), { key: 'Enter', keyCode: 229 })
    expect(box('common.ok in Korean')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(box('home.title in Korean')).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}')
    expect(box('home.title in Chinese')).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(box('home.title in Chinese')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(box('home.title in Korean')).toHaveFocus()
    await user.keyboard('{Home}{ArrowUp}')
    expect(box('common.ok in Korean')).toHaveFocus()
    await user.keyboard('{Tab}')
    expect(box('common.ok in Chinese')).toHaveFocus()
    await user.keyboard('{End}{Shift>}{Enter}{/Shift}!')
    expect(box('common.ok in Chinese')).toHaveValue('确定\n!')
  })

  it('keeps its filter in the address, and what is typed while the filter hides it', async () => {
    const { api, user } = await openCopy('/copy?show=drafted&place=home&text=rules.title', '0 texts')
    expect(screen.getByLabelText('Where')).toHaveDisplayValue('Home')
    await user.selectOptions(screen.getByLabelText('Show'), 'All texts')
    expect(screen.getByText('1 text')).toBeInTheDocument()
    expect(location.hash).toBe('#/texts?place=home&text=rules.title')
    await user.clear(box('rules.title in English'))
    await user.clear(screen.getByLabelText('Search by key or text'))
    await user.type(screen.getByLabelText('Search by key or text'), 'home')
    expect(screen.queryByRole('textbox', { name: 'rules.title in English' })).toBeNull()
    await waitFor(() => expect(location.hash).toBe('#/texts?place=home&text=home'))
    await user.selectOptions(screen.getByLabelText('Show'), 'Missing')
    await user.clear(screen.getByLabelText('Search by key or text'))
    expect(box('rules.title in English')).toHaveValue('')
    expect(api.calls).toEqual([])
  })
})
