// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { libraryPicture } from '../../../../src/format/libraryPicture.ts'
import type { ListedPicture } from '../../../api/pictureApi.ts'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'

const shaOf = (digit: string) => digit.repeat(64)
const picture = (digit: string, more: Partial<ListedPicture> = {}): ListedPicture => ({
  sha: shaOf(digit),
  name: `Banner ${digit}`,
  alt: {},
  width: 900,
  height: 300,
  bytes: 46_080,
  actor: 'jun',
  at: '2026-03-02T05:00:00.000Z',
  live: [],
  open: [],
  ...more,
})
const FACT = 'settings:/sponsors'
const sponsor = { type: '1', title: 'home.title', image: libraryPicture(shaOf('a')), url: 'https://a.example/' }

function open(path: string, options: FakeDeskOptions = {}) {
  const api = createFakeDesk({
    pictures: [picture('a', { alt: { en: 'A bonus' }, live: [FACT] }), picture('b')],
    ...options,
  })
  return { api, ...renderDesk(api, path) }
}

describe('the page of pictures', () => {
  it('lists each with its size, whether it is used, and the languages that lack its words', async () => {
    open('/pictures')
    const used = await screen.findByRole('link', { name: /Banner a/ })
    expect(used).toHaveTextContent('900 × 300, 45 KB')
    expect(used).toHaveTextContent('Used in one place')
    expect(used).toHaveTextContent('Without words in Korean and Chinese')
    expect(screen.getByRole('link', { name: /Banner b/ })).toHaveTextContent('Not used')
    expect(screen.getByText('2 pictures of 500, 0.1 of 200 MB')).toBeVisible()
  })

  it('finds one by its name or by what it says', async () => {
    const { user } = open('/pictures')
    const search = await screen.findByRole('searchbox', { name: 'Search pictures' })
    await user.type(search, 'bonus')
    expect(screen.getByRole('link', { name: /Banner a/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Banner b/ })).toBeNull()
    await user.type(search, ' nothing')
    expect(screen.getByText('No picture matches')).toBeVisible()
  })

  it('takes several files by choice and by drop, and says why it takes one not', async () => {
    const { api, user } = open('/pictures', { pictures: [] })
    expect(await screen.findByText('No pictures yet')).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is no field for files.')
    await user.upload(input, [
      new File(['a'], 'first.png', { type: 'image/png' }),
      new File(['b'], 'second.png', { type: 'image/png' }),
    ])
    expect(await screen.findByRole('link', { name: /second\.png/ })).toBeVisible()
    api.refuse('uploadPicture', new DeskError('picture-refused', 'No.', { why: 'moving' }))
    fireEvent.drop(screen.getByText('Drop pictures here'), { dataTransfer: { files: [new File(['c'], 'third.webp')] } })
    const list = screen.getByRole('list', { name: 'Uploads' })
    expect(await within(list).findByText(/The picture moves/)).toBeVisible()
    await user.click(within(list).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(within(list).getAllByText('In the library')).toHaveLength(3))
  })

  it('lets a viewer look and nothing else', async () => {
    open('/pictures', { role: 'viewer' })
    expect(await screen.findByRole('link', { name: /Banner a/ })).toBeVisible()
    expect(screen.queryByText('Drop pictures here')).toBeNull()
  })

  it('says that it could not be read, and tries again', async () => {
    const api = createFakeDesk({ pictures: [picture('a')] })
    api.refuse('pictures', new DeskError('offline', 'Away.'))
    const { user } = renderDesk(api, '/pictures')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Banner a/ })).toBeVisible()
  })
})

describe('the page of one picture', () => {
  it('keeps its name and what it says in each language', async () => {
    const { api, user } = open(`/pictures/${shaOf('a')}`)
    await user.type(await screen.findByLabelText('Korean'), '보너스')
    await user.clear(screen.getByLabelText('English'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(api.calls.at(-1)).toEqual({
      name: 'describePicture',
      body: { sha: shaOf('a'), alt: { kor: '보너스', en: '' } },
    })
  })

  it('says that it is saved only where nothing was typed since', async () => {
    const { api, user } = open(`/pictures/${shaOf('a')}`)
    const held = Promise.withResolvers<void>()
    const read = vi.spyOn(api, 'pictures')
    const describePicture = api.describePicture.bind(api)
    vi.spyOn(api, 'describePicture').mockImplementationOnce(async (...given) => {
      await held.promise
      return describePicture(...given)
    })
    await user.type(await screen.findByLabelText('Korean'), '보너스')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.type(screen.getByLabelText('Chinese'), '奖金')
    const before = read.mock.calls.length
    held.resolve()
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before))
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByText('Saved.')).toBeNull()
    expect(screen.getByLabelText('Chinese')).toHaveValue('奖金')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
  })

  it('says where it is used, and by whom', async () => {
    const change = { id: 'c1', name: 'Friday', owner: 'jun' }
    open(`/pictures/${shaOf('b')}`, {
      pictures: [picture('b', { live: [FACT], open: [{ change, fact: 'screen:home' }] })],
    })
    const uses = within(await screen.findByRole('region', { name: 'Where it is used' }))
    expect(uses.getByText('Live')).toBeVisible()
    expect(uses.getByText('In the change “Friday”')).toBeVisible()
    expect(uses.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/screens/everywhere',
      '#/screens/home',
    ])
  })

  it('is deleted after a question, unless a release has it', async () => {
    const { api, user } = open(`/pictures/${shaOf('b')}`)
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete' }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    }
    api.refuse('removePicture', new DeskError('picture-in-use', 'No.', { why: 'releases', releases: '3, 2' }))
    await remove()
    expect(await screen.findByText(/The picture stays: a release has it \(3, 2\)/)).toBeVisible()
    await remove()
    expect(await screen.findByRole('link', { name: /Banner a/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Banner b/ })).toBeNull()
  })

  it('is not deleted by an editor', async () => {
    open(`/pictures/${shaOf('b')}`, { role: 'editor' })
    expect(await screen.findByRole('button', { name: 'Replace everywhere' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('is replaced everywhere by edits of the operator’s change, shown before', async () => {
    const api = createFakeDesk({ pictures: [picture('a', { live: [FACT] }), picture('b')] })
    api.editAs('mina', FACT, [sponsor])
    const { user } = renderDesk(api, `/pictures/${shaOf('a')}`)
    await user.click(await screen.findByRole('button', { name: 'Replace everywhere' }))
    const chooser = within(await screen.findByRole('dialog', { name: 'Replace with…' }))
    await user.click(await chooser.findByRole('button', { name: 'Choose Banner b' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/One edit is added to your change/)).toBeVisible()
    expect(question.getByText(/Sponsors/)).toBeVisible()
    expect(api.edits()[0]?.value).toEqual([sponsor])
    await user.click(question.getByRole('button', { name: 'Add to my change' }))
    await waitFor(() =>
      expect(api.edits()).toMatchObject([{ fact: FACT, value: [{ ...sponsor, image: libraryPicture(shaOf('b')) }] }]),
    )
    expect(await screen.findByText('One edit is in your change.')).toBeVisible()
  })
})
