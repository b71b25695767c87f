// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

beforeAll(async () => {
  await import('../changes/ChangePage.tsx')
}, 120_000)

const title = { kor: '여름 할인', cn: '夏季优惠', en: 'Summer sale' }
const body = { kor: '오늘부터', cn: '即日起', en: 'From today' }
const copyEdits = (key: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([locale, value]) => ({ fact: `copy:${locale}:${key}`, value }))
const sale = { title: 'own.summerSaleTitle', body: 'own.summerSaleBody', confirm: 'common.ok', places: ['/'] }
const saleEdits = [
  ...copyEdits('own.summerSaleTitle', title),
  ...copyEdits('own.summerSaleBody', body),
  { fact: 'dialog:own-summer-sale', value: sale },
]

type Desk = ReturnType<typeof createFakeDesk>

async function write(api: Desk, words: { readonly button?: string } = {}) {
  const { user } = renderDesk(api, '/dialogs')
  await user.click(await screen.findByRole('button', { name: 'New dialog' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New dialog' }))
  const fill = async (legend: string, texts: typeof title) => {
    const group = within(dialog.getByRole('group', { name: legend }))
    await user.type(group.getByLabelText('Korean'), texts.kor)
    await user.type(group.getByLabelText('Chinese'), texts.cn)
    await user.type(group.getByLabelText('English'), texts.en)
  }
  await fill('Title', title)
  await fill('Text', body)
  const button = within(dialog.getByRole('group', { name: 'Button' }))
  expect(button.getByLabelText('English')).toHaveValue('OK')
  if (words.button !== undefined) {
    await user.clear(button.getByLabelText('English'))
    await user.type(button.getByLabelText('English'), words.button)
  }
  const make = dialog.getByRole('button', { name: 'Make the dialog' })
  expect(make).toBeDisabled()
  await user.selectOptions(dialog.getByLabelText('Opens on'), 'Home /')
  return { user, dialog, make }
}

const values = (api: Desk) => api.edits().map(({ fact, value }) => ({ fact, value }))

describe('a new dialog', () => {
  it('is made with its texts as one set of edits, and goes on on its page, where the texts are edited in place', async () => {
    const api = createFakeDesk()
    const { user, make } = await write(api)
    await user.click(make)
    expect(await screen.findByRole('heading', { name: 'Summer sale', level: 1 })).toBeVisible()
    expect(api.calls.map(({ name }) => name)).toEqual(['putEdits'])
    expect(values(api)).toEqual(saleEdits)
    expect(screen.getByRole('textbox', { name: 'own.summerSaleBody in Chinese' })).toHaveValue('即日起')
    await user.type(screen.getByRole('textbox', { name: 'own.summerSaleBody in English' }), '!')
    await waitFor(() =>
      expect(values(api)).toContainEqual({ fact: 'copy:en:own.summerSaleBody', value: 'From today!' }),
    )
    await user.click(screen.getByRole('link', { name: 'All dialogs' }))
    expect(await screen.findByRole('row', { name: /^Summer sale.*New, not live.*Home/ })).toBeVisible()
  })

  it('has a button with words of its own where somebody writes them', async () => {
    const api = createFakeDesk()
    const { user, make } = await write(api, { button: 'Great' })
    await user.click(make)
    await waitFor(() =>
      expect(values(api)).toContainEqual({
        fact: 'dialog:own-summer-sale',
        value: { ...sale, confirm: 'own.summerSaleButton' },
      }),
    )
    expect(values(api)).toContainEqual({ fact: 'copy:cn:own.summerSaleButton', value: '确定' })
  })

  it('takes no name that another open change has taken', async () => {
    const api = createFakeDesk()
    api.changeAs('jun', 'Sale', { 'copy:en:own.summerSaleTitle': 'Sale' })
    const { user, make } = await write(api)
    await user.click(make)
    await waitFor(() => expect(values(api).map(({ fact }) => fact)).toContain('dialog:own-summer-sale2'))
    expect(values(api)).toContainEqual({ fact: 'copy:en:own.summerSale2Title', value: 'Summer sale' })
  })

  it('says beside a text that it has a placeholder, which nobody fills, and waits', async () => {
    const { user, dialog, make } = await write(createFakeDesk())
    const english = within(dialog.getByRole('group', { name: 'Text' })).getByLabelText('English')
    await user.type(english, ' {{{{name}}')
    expect(english).toHaveAccessibleDescription(/The app has no value for {{name}}/)
    expect(make).toBeDisabled()
  })

  it('stays in its form with what was written where the service refuses', async () => {
    const api = createFakeDesk()
    api.refuse('putEdits', new DeskError('offline', 'No answer'))
    const { user, dialog, make } = await write(api)
    await user.click(make)
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(within(dialog.getByRole('group', { name: 'Title' })).getByLabelText('English')).toHaveValue('Summer sale')
  })
})

function withSale(role: 'owner' | 'viewer' = 'owner'): Desk {
  const api = createFakeDesk({ role })
  for (const { fact, value } of saleEdits) api.editAs('mina', fact, value)
  return api
}

describe('a dialog of operators’ own', () => {
  it('is called by its title in the review', async () => {
    renderDesk(withSale(), '/review')
    const row = await screen.findByRole('row', { name: /^Dialogs › Summer sale/ })
    expect(within(row).getByText('New dialog “Summer sale”')).toBeVisible()
    expect(within(row).getByText('Summer sale, From today, OK')).toBeVisible()
  })

  it('is undone in the review with the texts that nothing else uses and members do not have', async () => {
    const api = createFakeDesk()
    for (const { fact, value } of saleEdits.filter(({ fact }) => fact.endsWith('Title')))
      api.editAs('mina', fact, value)
    api.publishAs('mina')
    api.editAs('mina', 'copy:en:own.summerSaleTitle', 'Summer sale!')
    for (const { fact, value } of saleEdits.filter(({ fact }) => !fact.endsWith('Title')))
      api.editAs('mina', fact, value)
    api.editAs('mina', 'dialog:rules', { ...sale, title: 'rules.title', body: 'own.summerSaleBody' })
    const { user } = renderDesk(api, '/review')
    await user.click(await screen.findByRole('button', { name: /^Undo: Dialogs › Summer sale/ }))
    await waitFor(() =>
      expect(api.edits().map(({ fact }) => fact)).toEqual([
        'copy:en:own.summerSaleTitle',
        ...Object.keys(title).map((locale) => `copy:${locale}:own.summerSaleBody`),
        'dialog:rules',
      ]),
    )
  })

  it('that is only drafted goes with its texts, and nothing is left of it', async () => {
    const api = withSale()
    const { user } = renderDesk(api, '/dialogs/own-summer-sale')
    await user.click(await screen.findByRole('button', { name: 'Remove the dialog' }))
    await user.click(
      within(screen.getByRole('alertdialog', { name: 'Remove this dialog?' })).getByRole('button', {
        name: 'Remove the dialog',
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Dialogs', level: 1 })).toBeVisible()
    expect(api.edits()).toEqual([])
    expect(screen.queryByRole('link', { name: 'Summer sale' })).toBeNull()
  })

  it('that members see is taken away with the texts that nothing else uses, and can be kept after all', async () => {
    const api = withSale()
    api.editAs('mina', 'dialog:rules', { ...sale, title: 'rules.title', body: 'own.summerSaleBody' })
    api.publishAs('mina')
    const { user } = renderDesk(api, '/dialogs/own-summer-sale')
    await user.click(await screen.findByRole('button', { name: 'Remove the dialog' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove the dialog' }))
    expect(await screen.findByRole('row', { name: /^Summer sale.*Removed, not live yet/ })).toBeVisible()
    expect(values(api)).toEqual([
      { fact: 'dialog:own-summer-sale', value: null },
      ...Object.keys(title).map((locale) => ({ fact: `copy:${locale}:own.summerSaleTitle`, value: null })),
    ])
    await user.click(screen.getByRole('link', { name: 'Summer sale' }))
    expect(await screen.findByText('The change removes this dialog.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep it after all' }))
    expect(await screen.findByRole('region', { name: 'Dialog' })).toBeVisible()
    await waitFor(() => expect(api.edits()).toEqual([]))
  })

  it('a viewer can neither make nor remove', async () => {
    const api = withSale('viewer')
    api.publishAs('mina')
    const { user } = renderDesk(api, '/dialogs')
    const sales = await screen.findByRole('link', { name: 'Summer sale' })
    expect(screen.queryByRole('button', { name: 'New dialog' })).toBeNull()
    await user.click(sales)
    expect(await screen.findByRole('heading', { name: 'Summer sale', level: 1 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove the dialog' })).toBeNull()
  })

  it('a shipped one cannot be removed', async () => {
    renderDesk(createFakeDesk(), '/dialogs/rules')
    expect(await screen.findByRole('heading', { name: 'House rules', level: 1 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove the dialog' })).toBeNull()
  })
})
