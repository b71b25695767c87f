// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { failure } from '../../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

const block: BlockOf<'upload'> = {
  type: 'upload',
  id: 'avatar',
  off: false,
  label: textOf('Picture'),
  src: expressionOf('=user.avatar'),
  do: [
    { toast: { c: 'stored', with: { url: expressionOf('=result.data.url') } }, tone: 'gain', stop: true },
    { refresh: 'user' },
  ],
}
const user = { id: '1', avatar: '/pictures/old.png' }
const input = async () => screen.findByLabelText('Picture')
const file = new File(['x'], 'me.png', { type: 'image/png' })

test('stores a picture as soon as it is chosen, then does what follows with its address', async () => {
  const { host, container } = playScreen(planOf([block]), {
    user,
    answers: { uploadImage: { url: '/pictures/new.png' } },
  })
  await userEvent.upload(await input(), file)
  expect(host.callsOf('uploadImage').map(({ params }) => params)).toEqual([{ file }])
  await waitFor(() => expect(host.toasts).toEqual([{ text: 'stored /pictures/new.png', tone: 'success' }]))
  expect(container.querySelector('img')?.src).toMatch(/old\.png$/)
})

test('is in its place before the member is known, with the picture still to come', async () => {
  const { host, container } = playScreen(planOf([block]), { user: undefined })
  const choose = await input()
  expect(container.querySelector('[data-loading]')).not.toBeNull()
  act(() => host.user.set(user))
  expect(container.querySelector('[data-loading]')).toBeNull()
  expect(container.querySelector('img')?.src).toMatch(/old\.png$/)
  expect(await input()).toBe(choose)
})

test.each([
  ['that is too large for the service', 413, 'form.uploadSize 5'],
  ['that comes while too many are uploaded', 503, 'error.notSent'],
])('says of a picture %s why it was turned away', async (_, code, text) => {
  const { host } = playScreen(planOf([block]), {
    user,
    answers: {
      uploadImage: () => {
        throw failure('notSent', '', 'uploadImage', code)
      },
    },
  })
  await userEvent.upload(await input(), file)
  await waitFor(() => expect(host.toasts).toEqual([{ text, tone: 'danger' }]))
})

test.each([
  ['that could not be stored', undefined],
  ['whose address did not come', { path: '/pictures/new.png' }],
])('says of a picture %s that it failed, and does nothing more', async (_, answer) => {
  const { host } = playScreen(planOf([block]), { user, answers: answer ? { uploadImage: answer } : {} })
  await userEvent.upload(await input(), file)
  await waitFor(() => expect(host.toasts).toEqual([{ text: 'form.uploadFailed', tone: 'danger' }]))
})

test('says nothing of a picture on another screen, and takes with it what it said', async () => {
  let refuse: (reason: unknown) => void = () => undefined
  const { host, show } = playScreen(planOf([block]), {
    user,
    answers: { uploadImage: async () => new Promise((_, reject) => (refuse = reject)) },
  })
  await userEvent.upload(await input(), new File(['x'], 'me.txt', { type: 'text/plain' }), { applyAccept: false })
  expect(host.toasts.map(({ text }) => text)).toEqual([expect.stringContaining('form.uploadKind')])
  expect(host.faults()).toHaveLength(1)
  await userEvent.upload(await input(), file)
  show({ active: false })
  expect(host.faults()).toEqual([])
  await act(async () => refuse(failure('network', '', 'uploadImage')))
  expect(host.toasts).toHaveLength(1)
})
