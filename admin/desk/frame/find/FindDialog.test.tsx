// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { chooseTheme } from '../../kit/keptTheme.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { placeOf } from '../../testing/placeOf.ts'
import { testScreen } from '../../testing/testDocuments.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const MAX = 'settings:/cards/max'

// jsdom has no layout to scroll in.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

async function openAt(path: string, api = createFakeDesk()) {
  const desk = renderDesk(api, path)
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
    expect(await screen.findByRole('heading', { name: 'Money', level: 1 })).toBeVisible()
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

  it.each([
    ['History', ['audit', 'releases', '감사', '릴리스', '审计', '版本']],
    ['Money', ['limits', 'pay ways', '한도', '결제 수단', '限额', '支付方式']],
    ['Messages', ['notices', 'dialogs', 'banners', '공지', '안내창', '배너', '公告', '弹窗', '横幅']],
    ['Texts', ['copy', '번역', '翻译']],
    ['Overview', ['calendar', '캘린더', '日历']],
    ['Reports', ['reports', '오류 보고', '异常报告']],
    ['People', ['team', 'account', '팀', '내 계정', '团队', '账号']],
  ] as const)('leads to %s by the names of its earlier pages, in each language', async (page, names) => {
    const { user, dialog, box } = await openAt('/')
    for (const name of names) {
      await user.clear(box)
      await user.type(box, name)
      const pages = within(await dialog.findByRole('group', { name: 'Pages' }))
      await waitFor(() => expect(pages.getByRole('option', { name: page })).toBeVisible())
    }
  })

  it('finds a menu of a screen by its entries, and opens the tree at it', async () => {
    const api = createFakeDesk()
    const items = ['rules.title', 'home.title', 'common.ok'].map((title) => ({ title, to: { go: '/' } }))
    const menu = { id: 'ways', type: 'buttons', layout: 'icons', items }
    api.editAs('mina', 'screen:home', { ...testScreen, body: [...testScreen.body, menu] })
    api.publishAs('mina')
    const { user, dialog, box } = await openAt('/', api)
    await user.type(box, 'buttons on home')
    expect(await dialog.findByRole('option', { name: /^Buttons on Home/ })).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.hash).toBe('#/screens/home?at=%2Fbody%2F2'))
  })

  it('goes to a page, says when nothing is found, and gives the focus back when it is closed', async () => {
    const { user, dialog, box } = await openAt('/limits')
    await user.type(box, 'zzzz')
    expect(await dialog.findByText(/^Nothing is called or says “zzzz”/)).toBeVisible()
    await user.clear(box)
    expect(await dialog.findByRole('option', { name: 'History' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search the desk' })).toBeNull())

    const button = screen.getByRole('button', { name: 'Search the desk' })
    await user.click(button)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('opens no second dialog over another', async () => {
    const { user } = renderDesk(createFakeDesk({ role: 'publisher' }), '/limits')
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    await screen.findByRole('dialog', { name: 'Stop' })
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog', { name: 'Search the desk' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Search the desk' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Search the desk' }))
    expect(await dialog.findByRole('option', { name: 'History' })).toBeVisible()
  })
  it('stops by keys alone: a verb of any language, the reason, Enter', async () => {
    const api = createFakeDesk()
    const { user, dialog, box } = await openAt('/limits', api)
    await user.type(box, '긴급 입금')
    const [first] = await dialog.findAllByRole('option')
    expect(first).toHaveTextContent('Stop deposits')
    await user.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Stop' }))
    await waitFor(() => expect(sheet.getByLabelText(/^Reason/)).toHaveFocus())
    // The keys of the search do not take what is typed here away.
    await user.keyboard('Fraud{Control>}k{/Control}{Enter}')
    await waitFor(() =>
      expect(api.calls).toEqual([{ name: 'stop', body: { name: 'deposits', reason: 'Fraud', words: {} } }]),
    )
  })

  it('lifts what is stopped, and tells those who may not who may', async () => {
    const on = { name: 'bets', reason: 'A faulty game', actor: 'jun', at: '2026-03-02T04:57:00.000Z' } as const
    const { user, dialog, box } = await openAt('/limits', createFakeDesk({ role: 'editor', stops: [on] }))
    await screen.findByText(/by jun: A faulty game/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(box).not.toBeInTheDocument())
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Search the desk' }), 'lift')
    await user.click(await screen.findByRole('option', { name: 'Lift: Games and bets' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Stop' }))
    expect(await sheet.findByText(/^Not at the desk/)).toBeVisible()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })

  it.each(['dark', '다크', '深色'])('changes the theme by “%s”, and every choice of it says so', async (word) => {
    const { user, box } = await openAt('/limits')
    await user.type(box, `${word}{Enter}`)
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'))
    expect(screen.getByRole('combobox', { name: 'Theme of the desk', hidden: true })).toHaveValue('dark')
    act(() => chooseTheme('system'))
  })

  it('finds a verb as a Mac writes it', async () => {
    const { user, dialog, box } = await openAt('/limits')
    await user.click(box)
    await user.paste('긴급중지'.normalize('NFD'))
    const verbs = within(await dialog.findByRole('group', { name: 'Do' }))
    const found = verbs.getAllByRole('option').map(({ textContent }) => textContent)
    expect(found.slice(0, 6)).toEqual([
      expect.stringContaining('Stop deposits'),
      expect.stringContaining('Stop withdrawals'),
      expect.stringContaining('Stop transfers and exchange'),
      expect.stringContaining('Stop games and bets'),
      expect.stringContaining('Stop the whole site'),
      expect.stringContaining('Stop Bank transfer deposits'),
    ])
  })

  it('begins a notice, a banner and a dialog, and a change that is then edited', async () => {
    const api = createFakeDesk()
    const { user, box } = await openAt('/limits', api)
    await user.type(box, 'new banner{Enter}')
    await waitFor(() => expect(location.hash).toMatch(/^#\/messages\/notices\/.+\?banner$/))
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Search the desk' }), 'new dialog{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'New dialog' })).toBeVisible()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Search the desk' }), 'new change{Enter}')
    await waitFor(() => expect(api.calls.map(({ name }) => name)).toContain('addChange'))
  })

  it('leads to publishing the change that is edited and to the release that is named, for those who may', async () => {
    const api = createFakeDesk()
    for (let seq = 2; seq <= 20; seq += 1) api.publishAs('jun', api.changeAs('jun', '', { [MAX]: seq }))
    api.editAs('jun', MAX, 7)
    const { user, dialog, box } = await openAt('/limits', api)
    await user.type(box, 'roll back 9')
    expect(await dialog.findAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.hash).toBe('#/history/9/rollback'))
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Search the desk' }), 'publish{Enter}')
    await waitFor(() => expect(location.hash).toMatch(/^#\/changes\/./))
  })

  it('puts what is called so before the verbs where no verb is typed', async () => {
    const { user, dialog, box } = await openAt('/limits')
    await user.type(box, 'bets')
    const groups = await dialog.findAllByRole('group')
    expect(groups.at(-1)).toHaveAccessibleName('Do')
  })

  it('signs out, after what was typed is saved', async () => {
    const { user, box } = await openAt('/limits')
    await user.type(box, '로그아웃{Enter}')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})
