// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Block } from '../../../format/blocks/Block.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { views } from '../../../start/views.gen.ts'

afterEach(cleanup)

const banners: Block = {
  type: 'carousel',
  id: 'banners',
  off: false,
  label: textOf('banners'),
  source: 'banners',
  autoplay: expressionOf('=settings.carousel.banner'),
  slide: {
    image: expressionOf('=row.src'),
    alt: textOf('=row.title'),
    do: [{ go: '/activity', query: { from: expressionOf('=row.title') }, replace: false }],
  },
}
const plan = planOf([banners], { sources: { banners: { call: 'getBannerList', keep: false } } })
const of = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ src: `demo/${place}.svg`, title: `banner ${place}` }))

test.each([2, 4, 6])('has as many dots as banners (%i)', async (count) => {
  playScreen(plan, { answers: { getBannerList: () => of(count) } })
  expect(await screen.findAllByRole('button', { name: new RegExp(`^\\d / ${count}$`) })).toHaveLength(count)
})

beforeAll(async () => loadViews(views, [banners]))

test('acts with the banner that was tapped', async () => {
  const { host } = playScreen(plan, { answers: { getBannerList: () => of(3) } })
  await userEvent.click(await screen.findByRole('button', { name: 'banner 0' }))
  expect(host.went).toEqual([{ path: '/activity', query: { from: 'banner 0' }, replace: false }])
})

test('loads the first picture at once and the others when they are near', async () => {
  playScreen(plan, { answers: { getBannerList: () => of(2) } })
  await screen.findByRole('button', { name: 'banner 0' })
  expect([...document.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
  ])
})

test('takes no space without banners', async () => {
  const { container } = playScreen(plan, { answers: { getBannerList: () => [] } })
  await expect.poll(() => container.querySelector('[aria-hidden]')).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
})

test('shows slides of its own while their conditions hold, and does what they say', async () => {
  const { host } = playScreen(
    planOf([
      {
        type: 'carousel',
        id: 'slides',
        off: false,
        label: textOf('how'),
        autoplay: 0,
        items: [
          {
            icon: 'download',
            title: textOf('install'),
            text: textOf('in one step'),
            do: [{ install: true }],
            when: expressionOf("=session.install == 'offered'"),
          },
          { icon: 'qr', title: textOf('scan') },
          { title: textOf('members only'), when: expressionOf('=!session.loggedIn') },
        ],
      },
    ]),
    { install: async () => 'unavailable' },
  )
  expect((await screen.findAllByRole('group')).map(({ textContent }) => textContent)).toEqual([
    'installin one step',
    'scan',
  ])
  await userEvent.click(screen.getByRole('button', { name: /install/ }))
  await expect.poll(() => host.toasts.map(({ text }) => text)).toEqual(['install.byHand'])
})
