// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { placeOf } from '../../testing/placeOf.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { testDocuments, testScreen } from '../../testing/testDocuments.ts'

// jsdom has no layout to scroll in.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

async function open(api = createFakeDesk()) {
  const { user } = renderDesk(api, '/screens')
  await screen.findByRole('heading', { level: 1, name: 'Screens' })
  return { user, names: within(screen.getByRole('list', { name: 'Screens' })) }
}

describe('the list of screens', () => {
  it('has their names and no more, where nothing was changed', async () => {
    const { names } = await open()
    expect(names.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/screens/home')
    expect(names.getByRole('listitem')).toHaveTextContent(/^Home$/)
  })

  it('says where something was edited or switched off', async () => {
    const api = createFakeDesk()
    api.editAs('jun', 'block:home/inner', false)
    api.publishAs('jun')
    api.editAs('mina', 'block:home/welcome', false)
    const { names } = await open(api)
    expect(names.getByRole('listitem')).toHaveTextContent(/^HomeIn the change2 blocks off$/)
  })

  it('tells screens of one name apart by their addresses', async () => {
    const other = JSON.stringify({ ...testScreen, id: 'homeMore', path: '/more' })
    const fake = createFakeDesk()
    const more = { path: 'screens/homeMore.json', text: other }
    const documents = async () => ({ ...(await fake.documents()), shipped: [...testDocuments, more] })
    const { names } = await open({ ...fake, documents })
    expect(names.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home/', 'Home/more'])
  })

  it('finds one by its address or document, and says when there is none', async () => {
    const { user, names } = await open()
    const search = screen.getByRole('searchbox', { name: 'Name, address or document' })
    await user.type(search, 'home')
    expect(names.getByRole('link', { name: 'Home' })).toBeInTheDocument()
    await user.type(search, ' nothing')
    expect(screen.getByText('Nothing matches')).toBeInTheDocument()
  })

  it('leads to the lists that every screen shares, into the one that was chosen, and to the pictures', async () => {
    const { user } = await open()
    expect(screen.getByRole('link', { name: 'Pictures' })).toHaveAttribute('href', '#/screens/pictures')
    await user.click(within(screen.getByRole('region', { name: 'Everywhere' })).getByRole('link', { name: 'Sponsors' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tab bar and sponsors' })).toBeInTheDocument()
    await waitFor(() => expect(placeOf('settings:/sponsors').getAllByRole('button')[0]).toHaveFocus())
  })
})
