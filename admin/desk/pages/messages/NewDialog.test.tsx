// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { openWay } from '../../testing/openWay.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

beforeAll(async () => {
  await import('../changes/ChangePage.tsx')
}, 120_000)

const title = { kor: '여름 할인', cn: '夏季优惠', en: 'Summer sale' }
const body = { kor: '오늘부터', cn: '即日起', en: 'From today' }
const copyEdits = (key: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([locale, value]) => ({ fact: `copy:${locale}:${key}`, value }))
const sale = { title: 'own.saleTitle', body: 'own.saleBody', confirm: 'common.ok', places: ['/'], once: 'day' }
const saleEdits = [
  ...copyEdits('own.saleTitle', title),
  ...copyEdits('own.saleBody', body),
  { fact: 'dialog:own-sale', value: sale },
]

type Desk = ReturnType<typeof createFakeDesk>
type User = ReturnType<typeof renderDesk>['user']

const textsOf = async (legend: string) => within(await screen.findByRole('group', { name: legend }))

async function fill(user: User, legend: string, texts: typeof title) {
  const group = await textsOf(legend)
  await user.type(group.getByLabelText('Korean'), texts.kor)
  await user.type(group.getByLabelText('Chinese'), texts.cn)
  await user.type(group.getByLabelText('English'), texts.en)
}

async function write(api: Desk, path = '/dialogs/own-sale') {
  const { user } = renderDesk(api, path)
  await fill(user, 'Title', title)
  await fill(user, 'Text', body)
  await user.selectOptions(screen.getByLabelText('Opens on'), 'Home /')
  return user
}

const values = (api: Desk) => api.edits().map(({ fact, value }) => ({ fact, value }))

describe('a new dialog', () => {
  it('is in the draft with its texts from its first change, once a day, under an id that nobody else has', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/dialogs')
    await user.click(await screen.findByRole('button', { name: 'New' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Dialog' }))
    expect(await screen.findByRole('heading', { name: 'New dialog', level: 1 })).toBeVisible()
    expect(location.hash).toMatch(/^#\/messages\/dialogs\/own-d-\d{8}-[0-9a-z]{4}$/)
    const page = within(screen.getByRole('region', { name: 'Dialog' }))
    expect(page.getByLabelText('How often')).toHaveValue('day')
    expect(page.getByText(/^The button says “OK”\./)).toBeVisible()
    expect(api.edits()).toEqual([])
    await user.type((await textsOf('Title')).getByLabelText('English'), 'S')
    await waitFor(() => expect(api.edits()).toHaveLength(2))
    expect(values(api)).toContainEqual({
      fact: expect.stringMatching(/^dialog:own-d-/),
      value: {
        title: expect.stringMatching(/^own\.d\w{12}Title$/),
        body: expect.stringMatching(/^own\.d\w{12}Body$/),
        confirm: 'common.ok',
        once: 'day',
      },
    })
  })

  it('has every text as one edit, and is listed by its title', async () => {
    const api = createFakeDesk()
    const user = await write(api)
    await waitFor(() => {
      for (const edit of saleEdits) expect(values(api)).toContainEqual(edit)
    })
    expect(values(api)).toHaveLength(saleEdits.length)
    expect(await screen.findByRole('heading', { name: 'Summer sale', level: 1 })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'All messages' }))
    expect(await screen.findByRole('row', { name: /Summer sale.*Home.*New, not live/ })).toBeVisible()
  })

  it('calls no text missing before its field was left', async () => {
    const { user } = renderDesk(createFakeDesk(), '/dialogs/own-sale')
    const english = (await textsOf('Title')).getByLabelText('English')
    expect(english).not.toHaveAttribute('aria-invalid')
    await user.click(english)
    await user.tab()
    expect(english).toHaveAttribute('aria-invalid', 'true')
  })

  it('has a button with words of its own where somebody writes them', async () => {
    const api = createFakeDesk()
    const user = await write(api)
    await user.click(screen.getByRole('button', { name: 'Other words' }))
    const english = (await textsOf('Button')).getByLabelText('English')
    expect(english).toHaveValue('OK')
    await user.clear(english)
    await user.type(english, 'Great')
    await waitFor(() =>
      expect(values(api)).toContainEqual({ fact: 'dialog:own-sale', value: { ...sale, confirm: 'own.saleButton' } }),
    )
    await waitFor(() => expect(values(api)).toContainEqual({ fact: 'copy:en:own.saleButton', value: 'Great' }))
    expect(values(api)).toContainEqual({ fact: 'copy:cn:own.saleButton', value: '确定' })
  })

  it('says beside a text that it has a placeholder, which nobody fills, and does not save it', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/dialogs/own-sale')
    const english = (await textsOf('Text')).getByLabelText('English')
    await user.type(english, '{{{{name}}')
    expect(english).toHaveAccessibleDescription(/The app has no value for {{name}}/)
    expect(values(api)).not.toContainEqual({ fact: 'copy:en:own.saleBody', value: '{{name}}' })
  })

  it('keeps what was written in its fields where the service refuses', async () => {
    const api = createFakeDesk()
    vi.spyOn(api, 'putEdit').mockRejectedValue(new DeskError('offline', 'No answer'))
    vi.spyOn(api, 'putEdits').mockRejectedValue(new DeskError('offline', 'No answer'))
    await write(api)
    const texts = await textsOf('Title')
    expect(texts.getByLabelText('English')).toHaveValue('Summer sale')
    expect((await texts.findAllByText(/does not answer/))[0]).toBeVisible()
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
    api.editAs('mina', 'copy:en:own.saleTitle', 'Summer sale!')
    for (const { fact, value } of saleEdits.filter(({ fact }) => !fact.endsWith('Title')))
      api.editAs('mina', fact, value)
    api.editAs('mina', 'dialog:rules', { ...sale, title: 'rules.title', body: 'own.saleBody' })
    const { user } = renderDesk(api, '/review')
    await user.click(await openWay(user, 'Undo', /^More for Dialogs › Summer sale/))
    await waitFor(() =>
      expect(api.edits().map(({ fact }) => fact)).toEqual([
        'copy:en:own.saleTitle',
        ...Object.keys(title).map((locale) => `copy:${locale}:own.saleBody`),
        'dialog:rules',
      ]),
    )
  })

  it('that is only drafted goes with its texts, and nothing is left of it', async () => {
    const api = withSale()
    const { user } = renderDesk(api, '/dialogs/own-sale')
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await user.click(
      within(screen.getByRole('alertdialog', { name: 'Remove “Summer sale”?' })).getByRole('button', {
        name: 'Remove',
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
    expect(api.edits()).toEqual([])
    expect(screen.queryByRole('link', { name: 'Summer sale' })).toBeNull()
  })

  it('that members see is taken away with the texts that nothing else uses, and can be kept after all', async () => {
    const api = withSale()
    api.editAs('mina', 'dialog:rules', { ...sale, title: 'rules.title', body: 'own.saleBody' })
    api.publishAs('mina')
    const { user } = renderDesk(api, '/dialogs/own-sale')
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByRole('row', { name: /Summer sale.*Removed, not live yet/ })).toBeVisible()
    expect(values(api)).toEqual([
      { fact: 'dialog:own-sale', value: null },
      ...Object.keys(title).map((locale) => ({ fact: `copy:${locale}:own.saleTitle`, value: null })),
    ])
    await user.click(screen.getByRole('link', { name: 'Summer sale' }))
    expect(await screen.findByText('The change removes this message.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep it after all' }))
    expect(await screen.findByRole('region', { name: 'Dialog' })).toBeVisible()
    await waitFor(() => expect(api.edits()).toEqual([]))
  })

  it('a viewer can neither make nor remove', async () => {
    const api = withSale('viewer')
    api.publishAs('mina')
    const { user } = renderDesk(api, '/dialogs')
    const sales = await screen.findByRole('link', { name: 'Summer sale' })
    expect(screen.queryByRole('button', { name: 'New' })).toBeNull()
    await user.click(sales)
    expect(await screen.findByRole('heading', { name: 'Summer sale', level: 1 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  it('a shipped one cannot be removed', async () => {
    renderDesk(createFakeDesk(), '/dialogs/rules')
    expect(await screen.findByRole('heading', { name: 'House rules', level: 1 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })
})
