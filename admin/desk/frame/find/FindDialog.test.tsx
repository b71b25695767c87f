// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { placeOf } from '../../testing/placeOf.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const MAX = 'settings:/cards/max'

// jsdom has no layout to scroll in.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

async function openAt(path: string) {
  const desk = renderDesk(createFakeDesk(), path)
  await screen.findByRole('heading', { level: 1 })
  await desk.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search the desk' }))
  return { ...desk, dialog, box: await dialog.findByRole('combobox', { name: 'Search the desk' }) }
}

describe('the search of the desk', () => {
  it('finds a limit by its words and leads into its field, by keys alone', async () => {
    const { user, dialog, box } = await openAt('/')
    expect(box).toHaveFocus()
    await user.type(box, 'cards at most')
    expect(await dialog.findByRole('option', { name: /^Cards › Saved cards, at most/ })).toHaveTextContent('5')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Limits', level: 1 })).toBeVisible()
    await waitFor(() => expect(placeOf(MAX).getByRole('textbox')).toHaveFocus())
    expect(screen.queryByRole('dialog', { name: 'Search the desk' })).toBeNull()
  })

  it('takes Enter for what is typed, also while the list still shows what was found before', async () => {
    const { box } = await openAt('/limits')
    const reactGlobals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
    // As in a browser, where the list follows a letter late.
    reactGlobals.IS_REACT_ACT_ENVIRONMENT = false
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'maintenance')
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await Promise.resolve()
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    reactGlobals.IS_REACT_ACT_ENVIRONMENT = true
    await waitFor(() => expect(location.hash).toBe('#/messages/notices/maintenance'))
  })

  it('leaves Enter to the keyboard that takes a letter over with it, as Safari tells it', async () => {
    const { box } = await openAt('/limits')
    const reactGlobals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
    const press = (keyCode: number) =>
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true, cancelable: true }))
    reactGlobals.IS_REACT_ACT_ENVIRONMENT = false
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'maintenance')
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await Promise.resolve()
    press(229)
    expect(location.hash).toBe('#/money')
    press(13)
    reactGlobals.IS_REACT_ACT_ENVIRONMENT = true
    await waitFor(() => expect(location.hash).toBe('#/messages/notices/maintenance'))
  })

  it('finds a text in any language and leads to that language’s cell', async () => {
    const { user, dialog, box } = await openAt('/')
    await user.type(box, '使用规则')
    const texts = within(await dialog.findByRole('group', { name: 'Texts' }))
    expect(texts.getByText('使用规则')).toHaveAttribute('lang', 'zh-CN')
    await user.click(texts.getByRole('option'))
    await screen.findByRole('heading', { name: 'Texts', level: 1 })
    await waitFor(() => expect(placeOf('copy:cn:rules.title').getByRole('textbox')).toHaveFocus())
  })

  it('finds screens, notices and dialogs, each in a group of its own', async () => {
    const { user, dialog, box } = await openAt('/')
    await user.type(box, 'home')
    const screens = within(await dialog.findByRole('group', { name: 'Screens' }))
    expect(screens.getByRole('option', { name: /Home/ })).toBeVisible()
    await user.clear(box)
    await user.type(box, 'maintenance')
    await user.click(await dialog.findByRole('option', { name: /Notices › Maintenance/ }))
    expect(location.hash).toBe('#/messages/notices/maintenance')
  })

  it('goes to a page, says when nothing is found, and gives the focus back when it is closed', async () => {
    const { user, dialog, box } = await openAt('/limits')
    await user.type(box, 'zzzz')
    expect(await dialog.findByText(/^Nothing is called or says “zzzz”/)).toBeVisible()
    await user.clear(box)
    expect(await dialog.findByRole('option', { name: 'Audit' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search the desk' })).toBeNull())

    const button = screen.getByRole('button', { name: 'Search the desk' })
    await user.click(button)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('offers no page that the role does not open, and no second dialog over another', async () => {
    const { user } = renderDesk(createFakeDesk({ role: 'publisher' }), '/limits')
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    await screen.findByRole('dialog', { name: 'Stop' })
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog', { name: 'Search the desk' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Search the desk' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Search the desk' }))
    expect(await dialog.findByRole('option', { name: 'Audit' })).toBeVisible()
    expect(dialog.queryByRole('option', { name: 'Team' })).toBeNull()
  })
})
