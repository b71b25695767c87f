import type { BlockExamples } from './Example.ts'
import { exampleAnswers as answers } from './exampleAnswers.ts'
import { read, reading } from './read.ts'

/** The blocks that show pictures and pages. */
export const pictureExamples: Pick<BlockExamples, 'carousel' | 'image' | 'profile' | 'frame'> = {
  carousel: [
    {
      name: 'banners',
      sources: { banners: reading('getBannerList') },
      answers: { getBannerList: answers.getBannerList },
      block: {
        type: 'carousel',
        id: 'banners',
        off: false,
        label: { c: 'example.banners' },
        source: 'banners',
        key: read('row.src'),
        autoplay: 3,
        slide: { image: read('row.src'), alt: read('row.title'), do: [{ go: '/activity', replace: false }] },
      },
    },
    {
      name: 'slides of its own',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'example.step1',
      block: {
        type: 'carousel',
        id: 'slides',
        off: false,
        label: { c: 'example.banners' },
        autoplay: 0,
        items: [
          {
            icon: 'download',
            title: { c: 'example.step1' },
            text: { c: 'example.step2Text' },
            do: [{ install: true }],
          },
          { image: 'demo/banners/vip.svg', title: read('data.user.realname') },
        ],
      },
    },
  ],
  image: [
    {
      name: 'a banner',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      block: {
        type: 'image',
        id: 'banner',
        off: false,
        src: read('data.user.avatar'),
        alt: { c: 'example.welcome' },
        shape: 'wide',
      },
    },
    {
      name: 'an avatar by chance',
      block: { type: 'image', id: 'avatar', off: false, avatar: 'random', shape: 'round' },
    },
    {
      name: "the member's avatar",
      block: { type: 'image', id: 'own', off: false, avatar: 'user', alt: { c: 'example.welcome' }, shape: 'round' },
    },
  ],
  profile: [
    {
      name: 'a member',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'demo01',
      block: {
        type: 'profile',
        id: 'member',
        off: false,
        avatar: read('data.user.avatar'),
        name: read('data.user.username'),
        tag: read('data.user.current_vip'),
        lines: [
          { label: { c: 'example.joined' }, value: read('data.user.joinday'), as: 'number' },
          { label: { c: 'example.balance' }, value: read('data.user.balance'), as: 'krw' },
        ],
        do: [{ go: '/userInfo', replace: false }],
      },
    },
    {
      name: 'a visitor',
      shows: 'example.welcome',
      block: { type: 'profile', id: 'visitor', off: false, avatar: '', name: { c: 'example.welcome' }, lines: [] },
    },
  ],
  frame: [
    {
      name: 'a page',
      sources: { service: reading('getServicerUrl') },
      answers: { getServicerUrl: answers.getServicerUrl },
      block: { type: 'frame', id: 'page', off: false, title: { c: 'example.page' }, src: read('data.service.url') },
    },
  ],
}
