import type { BlockExamples } from './Example.ts'
import { exampleAnswers as answers } from './exampleAnswers.ts'
import { read, reading } from './read.ts'

/** The blocks that show words. */
export const wordExamples: Pick<BlockExamples, 'noticeBar' | 'article' | 'text' | 'copyable' | 'steps'> = {
  noticeBar: [
    {
      name: "the platform's notices",
      sources: { notices: reading('getHomeNotice') },
      answers: { getHomeNotice: answers.getHomeNotice },
      shows: '11월 25일 06:00–07:00 서버 점검이 있습니다.',
      block: {
        type: 'noticeBar',
        id: 'notices',
        off: false,
        label: { c: 'example.notices' },
        layout: 'bar',
        place: 'home',
        source: 'notices',
        text: read('row'),
      },
    },
    {
      name: 'all of them as a list',
      sources: { notices: reading('getHomeNotice') },
      answers: { getHomeNotice: answers.getHomeNotice },
      shows: '11월 25일 06:00–07:00 서버 점검이 있습니다.',
      showsEmpty: 'example.empty',
      block: {
        type: 'noticeBar',
        id: 'allNotices',
        off: false,
        label: { c: 'example.notices' },
        layout: 'list',
        empty: { c: 'example.empty' },
        place: 'home',
        source: 'notices',
        text: read('row'),
      },
    },
  ],
  article: [
    {
      name: 'platform HTML',
      sources: { terms: reading('getArticle') },
      answers: { getArticle: answers.getArticle },
      shows: '이용 약관',
      block: {
        type: 'article',
        id: 'terms',
        off: false,
        title: { c: 'example.news' },
        html: read('data.terms.content'),
      },
    },
    {
      name: 'own text',
      shows: 'example.text',
      block: { type: 'article', id: 'own', off: false, text: { c: 'example.text' } },
    },
  ],
  text: [
    {
      name: 'words of the platform',
      sources: { terms: reading('getArticle') },
      answers: { getArticle: answers.getArticle },
      shows: '이용 약관',
      block: {
        type: 'text',
        id: 'words',
        off: false,
        text: read('data.terms.title'),
        tone: 'neutral',
        size: 'title',
        boxed: false,
      },
    },
    {
      name: 'a notice in a box',
      shows: 'example.notice',
      block: {
        type: 'text',
        id: 'boxed',
        off: false,
        text: { c: 'example.notice' },
        tone: 'warning',
        size: 'small',
        boxed: true,
      },
    },
  ],
  copyable: [
    {
      name: 'an address with its code',
      sources: { order: reading('getPayInfo') },
      answers: { getPayInfo: answers.getPayInfo },
      shows: 'TQ5sR7zVhJ3mZ8xY2kLpNw9dFbCe4uGa1T',
      block: {
        type: 'copyable',
        id: 'address',
        off: false,
        label: { c: 'example.address' },
        value: read('data.order.cardlist.content'),
        qr: true,
        warning: { c: 'example.network' },
        copied: { c: 'example.paid' },
      },
    },
    {
      name: 'an amount, written out',
      sources: { order: reading('getPayInfo') },
      answers: { getPayInfo: answers.getPayInfo },
      shows: '$55.00',
      block: {
        type: 'copyable',
        id: 'amount',
        off: false,
        label: { c: 'example.deposit' },
        value: {
          e: ['call', 'string', [['get', ['get', ['get', ['id', 'data'], 'order'], 'info'], 'amount']]],
          needs: ['order'],
        },
        as: 'usdt',
        qr: false,
      },
    },
  ],
  steps: [
    {
      name: 'how to pay',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'example.step1',
      block: {
        type: 'steps',
        id: 'how',
        off: false,
        title: { c: 'example.deposit' },
        items: [
          { title: { c: 'example.step1' } },
          { title: { c: 'example.step2' }, text: { c: 'example.step2Text' } },
          { title: read('data.user.realname') },
        ],
        current: 2,
      },
    },
  ],
}
