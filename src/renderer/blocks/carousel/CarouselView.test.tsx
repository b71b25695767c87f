// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '../../../format/blocks/Block.ts'
import { compileNotice } from '../../../format/compile/compileNotice.ts'
import type { Notice } from '../../../format/notices.ts'
import { storageKeys } from '../../../platform/storageKeys.ts'
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

test('keeps the address of the first banner for the next visit, and of no other carousel', async () => {
  const answers = { getBannerList: () => of(2) }
  const { host } = playScreen(plan, { answers })
  await screen.findByRole('button', { name: 'banner 0' })
  expect(host.device.storage.getItem(storageKeys.picture)).toBeNull()
  cleanup()
  const onHome = playScreen(planOf([{ ...banners, place: 'banner' }], { sources: plan.sources }), { answers })
  await screen.findByRole('button', { name: 'banner 0' })
  expect(onHome.host.device.storage.getItem(storageKeys.picture)).toBe(JSON.stringify(`${document.baseURI}demo/0.svg`))
})

test('takes no space without banners', async () => {
  const { container } = playScreen(plan, { answers: { getBannerList: () => [] } })
  await expect.poll(() => container.querySelector('[aria-hidden]')).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
})

const operators = (id: string, changes: Partial<Notice> = {}) =>
  compileNotice({
    id,
    on: true,
    places: ['banner'],
    title: { kor: `${id} 배너` },
    body: {},
    picture: { kor: `demo/${id}.svg` },
    tone: 'info',
    zone: 'Asia/Seoul',
    priority: 0,
    ...changes,
  })

describe("operators' banners", () => {
  const home = planOf([{ ...banners, place: 'banner' }], {
    sources: { banners: { call: 'getBannerList', keep: false } },
  })
  const slides = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'))

  test('come before the rows, the most important first, and lead where they say', async () => {
    const { host } = playScreen(home, { answers: { getBannerList: () => of(1) } })
    await screen.findByRole('button', { name: 'banner 0' })
    const [still, vip] = [operators('still'), operators('vip', { priority: 5, link: '/vip' })]
    act(() => host.notices.set([still, vip]))
    expect(slides()).toEqual(['vip 배너', 'still 배너', 'banner 0'])
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'vip 배너' }))
    expect(host.went).toEqual([{ path: '/vip', query: {}, replace: false }])
    expect(screen.queryByRole('button', { name: 'still 배너' })).toBeNull()

    act(() => host.notices.set([still]))
    expect(slides()).toEqual(['still 배너', 'banner 0'])
  })

  test('have their title, text and button on the picture where they are written, and until when it holds', async () => {
    const { host } = playScreen(home, { answers: { getBannerList: () => of(1) } })
    await screen.findByRole('button', { name: 'banner 0' })
    const sale = {
      body: { kor: '첫 입금 두 배' },
      button: { kor: '입금하기' },
      link: '/recharge',
      until: '2099-11-29T09:00:00Z',
    }
    act(() => host.notices.set([operators('sale', sale), operators('still')]))
    const [words, own] = screen.getAllByRole('group')
    expect(words).toHaveTextContent('sale 배너첫 입금 두 배')
    expect(words).toHaveTextContent(/2099.*carousel\.until|carousel\.until.*2099/)
    expect(slides()).toEqual(['still 배너', 'banner 0'])
    expect(own).toHaveTextContent('')
    await userEvent.click(screen.getByRole('button', { name: /sale 배너.*입금하기/ }))
    expect(host.went).toEqual([{ path: '/recharge', query: {}, replace: false }])

    act(() => host.locale.set('en'))
    expect(screen.queryByText('입금하기')).toBeNull()
  })

  test('show whatever becomes of the rows', async () => {
    const refuse = () => Promise.reject(new Error('gone'))
    const { host } = playScreen(home, { answers: { getBannerList: refuse } })
    act(() => host.notices.set([operators('sale')]))
    expect(await screen.findByRole('img', { name: 'sale 배너' })).toBeVisible()
  })

  test('show to those whom they are for', async () => {
    const { host } = playScreen(home, { answers: { getBannerList: () => of(1) } })
    await screen.findByRole('button', { name: 'banner 0' })
    act(() => host.notices.set([operators('agents', { audience: { roles: ['agents'] } })]))
    expect(slides()).toEqual(['banner 0'])
    act(() => {
      host.session.set({ ...host.session.getSnapshot(), loggedIn: true })
      host.user.set({ vip: 0, isagent: 1, joinday: 3 })
    })
    expect(slides()).toEqual(['agents 배너', 'banner 0'])
  })

  test('show only where the document wants them', async () => {
    const { host } = playScreen(plan, { answers: { getBannerList: () => of(1) } })
    await screen.findByRole('button', { name: 'banner 0' })
    act(() => host.notices.set([operators('sale')]))
    expect(slides()).toEqual(['banner 0'])
  })
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
