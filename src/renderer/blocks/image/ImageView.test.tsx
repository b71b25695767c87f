// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ImageBlock } from '../../../format/blocks/image.ts'
import { avatarUrls } from '../../../ui/avatars.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const image = (rest: Partial<ImageBlock>): ImageBlock => ({
  type: 'image',
  id: 'picture',
  off: false,
  alt: textOf('a picture'),
  shape: 'round',
  ...rest,
})
const address = () => screen.getByRole('img').getAttribute('src')
const absolute = (url: string | undefined) => new URL(url ?? '', document.baseURI).href

test('draws one of the 21 avatars and keeps it', async () => {
  expect(avatarUrls).toHaveLength(21)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { host } = playScreen(planOf([image({ avatar: 'random' })]))
  await screen.findByRole('img')
  expect(address()).toBe(absolute(avatarUrls[10]))
  vi.mocked(Math.random).mockReturnValue(0)
  act(() => host.locale.set('en'))
  expect(address()).toBe(absolute(avatarUrls[10]))
})

test("shows the member's own picture, or one of the app's", async () => {
  const { host } = playScreen(planOf([image({ avatar: 'user' })]), {
    user: { username: 'demo01', avatar: 'demo/avatars/3.svg' },
  })
  await screen.findByRole('img')
  expect(address()).toBe(absolute('demo/avatars/3.svg'))
  act(() => host.user.set({ username: 'demo01', avatar: '' }))
  expect(avatarUrls.map(absolute)).toContain(address())
})

test('keeps its words where the picture will not load', async () => {
  playScreen(planOf([image({ src: 'https://cdn.example/broken.png' })]))
  await screen.findByRole('img')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'a picture' }).tagName).toBe('svg')
})

test.each(['http://cdn.example/a.png', 'javascript:alert(1)', 'data:image/png;base64,AA'])(
  'shows nothing from %s',
  async (src) => {
    playScreen(planOf([image({ src })]))
    await act(async () => Promise.resolve())
    expect(document.querySelector('img')).toBeNull()
  },
)

test('follows its expression', async () => {
  const { host } = playScreen(planOf([image({ src: expressionOf('=settings.picture') })]), {
    settings: { picture: 'demo/a.svg' },
  })
  await screen.findByRole('img')
  expect(address()).toBe(absolute('demo/a.svg'))
  act(() => host.settings.set({ picture: 'demo/b.svg' }))
  expect(address()).toBe(absolute('demo/b.svg'))
})
