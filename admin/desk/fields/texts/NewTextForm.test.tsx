// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

beforeAll(async () => {
  await Promise.all([import('../../pages/copy/CopyPage.tsx'), import('../../pages/changes/ChangePage.tsx')])
}, 120_000)

const news = { kor: '소식', cn: '消息', en: 'News' }
const newsEdits = Object.entries(news).map(([locale, value]) => ({ fact: `copy:${locale}:own.summerNews`, value }))

async function openForm() {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/copy')
  await user.click(await screen.findByRole('button', { name: 'Tools for many texts' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New text' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New text' }))
  return { api, user, dialog, add: dialog.getByRole('button', { name: 'Add the text' }) }
}

describe('a new text', () => {
  it('is added in every language at once by a short name, and is a row like any other', async () => {
    const { api, user, dialog, add } = await openForm()
    await user.type(dialog.getByLabelText(/^Short name/), 'Summer news')
    await user.type(dialog.getByLabelText('Korean'), news.kor)
    await user.type(dialog.getByLabelText('Chinese'), news.cn)
    expect(add).toBeDisabled()
    await user.type(dialog.getByLabelText('English'), news.en)
    await user.click(add)
    expect(await screen.findByRole('textbox', { name: 'own.summerNews in English' })).toHaveValue('News')
    expect(api.calls.map(({ name }) => name)).toEqual(['putEdits'])
    expect(api.edits()).toMatchObject(newsEdits)
    await user.click(await screen.findByRole('button', { name: 'Show all texts' }))
    expect(await screen.findByText('6 texts')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Where'), 'Texts of our own')
    expect(await screen.findByText('1 text')).toBeInTheDocument()
  })

  it('asks for Latin letters where the name has none', async () => {
    const { dialog, user, add } = await openForm()
    await user.type(dialog.getByLabelText(/^Short name/), '여름')
    expect(dialog.getByLabelText(/^Short name/)).toHaveAccessibleDescription(/Begin with a Latin letter/)
    expect(add).toBeDisabled()
  })
})

describe('a text of operators’ own', () => {
  it('that nothing uses can be removed, and is named by the review', async () => {
    const api = createFakeDesk()
    for (const { fact, value } of newsEdits) api.editAs('mina', fact, value)
    api.publishAs('mina')
    const { user } = renderDesk(api, '/copy?text=own.')
    await user.click(await screen.findByRole('button', { name: 'Remove: own.summerNews' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'own.summerNews in English' })).toBeNull())
    expect(api.edits()).toMatchObject(newsEdits.map(({ fact }) => ({ fact, value: null })))
    await user.click(screen.getByRole('link', { name: 'Review' }))
    expect(await screen.findByRole('row', { name: /^Texts › own.summerNews.*News.*nothing/ })).toBeVisible()
  })

  it('that an open change uses stays', async () => {
    const api = createFakeDesk()
    for (const { fact, value } of newsEdits) api.editAs('mina', fact, value)
    api.changeAs('jun', 'Sale', { 'screen:home': { title: 'own.summerNews' } })
    renderDesk(api, '/copy?text=own.')
    expect(await screen.findByRole('textbox', { name: 'own.summerNews in English' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  it('is only read by a viewer', async () => {
    const api = createFakeDesk({ role: 'viewer' })
    for (const { fact, value } of newsEdits) api.editAs('mina', fact, value)
    api.publishAs('mina')
    renderDesk(api, '/copy?text=own.')
    expect(await screen.findByRole('textbox', { name: 'own.summerNews in English' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /^Remove|^New text/ })).toBeNull()
  })
})
