import type { BlockExamples } from './Example.ts'
import { exampleAnswers as answers } from './exampleAnswers.ts'
import { read, reading } from './read.ts'

type Presentational = Exclude<keyof BlockExamples, 'list' | 'filter' | 'form' | 'tabs' | 'section' | 'popup' | 'handwritten' | 'switch' | 'upload'>

/** The blocks that show something. */
export const presentationalExamples: Pick<BlockExamples, Presentational> = {
  stats: [
    {
      name: 'a balance to hide and read again',
      sources: { balance: reading('getBalance') },
      answers: { getBalance: answers.getBalance },
      shows: '₩1,284,500',
      block: {
        type: 'stats',
        id: 'balance',
        off: false,
        title: { c: 'example.title' },
        columns: 2,
        hideable: true,
        refresh: ['balance'],
        refreshUser: true,
        items: [
          { label: { c: 'example.balance' }, value: read('data.balance.balance'), as: 'krw', emphasis: true, do: [{ go: '/money', replace: false }] },
          { label: { c: 'example.dollars' }, value: read('data.balance.usd_balance'), as: 'usdt', emphasis: false },
        ],
      },
    },
    {
      name: 'figures of its own',
      shows: '1,234',
      block: {
        type: 'stats',
        id: 'figures',
        off: false,
        columns: 4,
        hideable: false,
        refresh: [],
        refreshUser: false,
        items: [
          { label: { c: 'example.level' }, value: 3, as: 'number', emphasis: false },
          { label: { c: 'example.flow' }, value: 1234, as: 'number', emphasis: false },
          { label: { c: 'example.rate' }, value: '0.35', as: 'percent', emphasis: false },
          { label: { c: 'example.time' }, value: '2026-11-20 14:03:11', as: 'dateTime', emphasis: false },
        ],
      },
    },
  ],
  cells: [
    {
      name: 'a line for each row',
      sources: { wallets: reading('getBalanceList') },
      answers: { getBalanceList: answers.getBalanceList },
      shows: '에볼루션 카지노',
      showsEmpty: 'example.empty',
      block: {
        type: 'cells',
        id: 'wallets',
        off: false,
        title: { c: 'example.title' },
        source: 'wallets',
        key: read('row.platname'),
        row: {
          label: read('row.name'),
          hint: read('row.platname'),
          aside: { value: read('row.balance'), as: 'krw' },
          do: [{ go: '/transfer', query: { platform: read('row.platname') }, replace: false }],
        },
        empty: { c: 'example.empty' },
      },
    },
    {
      name: 'a menu',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'example.deposit',
      block: {
        type: 'cells',
        id: 'menu',
        off: false,
        items: [
          { label: { c: 'example.deposit' }, icon: 'deposit', count: 120, do: [{ go: '/recharge', replace: false }] },
          { label: { c: 'example.records' }, icon: 'records', hint: { c: 'example.recordsHint' }, aside: { value: read('data.user.joinday'), as: 'number' }, do: [{ go: '/transRecord', replace: false }] },
          { label: { c: 'example.withdraw' }, image: 'demo/banks/kb.svg', selected: { e: true }, do: [{ toast: { c: 'example.notice' }, tone: 'info' }] },
        ],
      },
    },
  ],
  cards: [
    {
      name: 'tiles of games',
      sources: { games: reading('getGameList') },
      answers: { getGameList: answers.getGameList },
      shows: '스피드 바카라',
      showsEmpty: 'example.empty',
      block: {
        type: 'cards',
        id: 'games',
        off: false,
        title: { c: 'example.games' },
        source: 'games',
        key: read('row.game_code'),
        where: { e: ['==', ['get', ['id', 'row'], 'app_state'], 1] },
        shape: 'tile',
        columns: 3,
        card: {
          title: read('row.name'),
          subtitle: read('row.name_en'),
          image: read('row.mobile_img'),
          badge: { value: read('row.app_state'), choices: 'exampleState' },
          do: [{ go: '/gamePage', query: { code: read('row.game_code') }, replace: false }],
        },
        empty: { c: 'example.empty' },
      },
    },
    {
      name: 'wide cards',
      sources: { games: reading('getGameList') },
      answers: { getGameList: answers.getGameList },
      shows: '룰렛',
      block: {
        type: 'cards',
        id: 'wide',
        off: false,
        source: 'games',
        shape: 'wide',
        columns: 1,
        card: { title: read('row.name'), image: read('row.mobile_img') },
      },
    },
    {
      name: 'link cards',
      sources: { service: reading('getServicerUrl') },
      answers: { getServicerUrl: answers.getServicerUrl },
      shows: 'example.deposit',
      block: {
        type: 'cards',
        id: 'links',
        off: false,
        shape: 'link',
        columns: 3,
        items: [
          { title: { c: 'example.deposit' }, icon: 'chat', do: [{ open: { url: read('data.service.url') } }] },
          { title: { c: 'example.records' }, subtitle: { c: 'example.recordsHint' }, icon: 'telegram', when: { e: ['!=', ['get', ['get', ['id', 'data'], 'service'], 'telegram_url'], ''], needs: ['service'] }, do: [{ open: { url: read('data.service.telegram_url') } }] },
          { title: { c: 'example.withdraw' }, icon: 'line', when: { e: ['!=', ['get', ['get', ['id', 'data'], 'service'], 'line_url'], ''], needs: ['service'] }, do: [{ open: { url: read('data.service.line_url') } }] },
        ],
      },
    },
  ],
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
          { icon: 'download', title: { c: 'example.step1' }, text: { c: 'example.step2Text' }, do: [{ install: true }] },
          { image: 'demo/banners/vip.svg', title: read('data.user.realname') },
        ],
      },
    },
  ],
  noticeBar: [
    {
      name: 'the platform\'s notices',
      sources: { notices: reading('getHomeNotice') },
      answers: { getHomeNotice: answers.getHomeNotice },
      shows: '11월 25일 06:00–07:00 서버 점검이 있습니다.',
      block: { type: 'noticeBar', id: 'notices', off: false, label: { c: 'example.notices' }, layout: 'bar', place: 'home', source: 'notices', text: read('row') },
    },
    {
      name: 'all of them as a list',
      sources: { notices: reading('getHomeNotice') },
      answers: { getHomeNotice: answers.getHomeNotice },
      shows: '11월 25일 06:00–07:00 서버 점검이 있습니다.',
      showsEmpty: 'example.empty',
      block: { type: 'noticeBar', id: 'allNotices', off: false, label: { c: 'example.notices' }, layout: 'list', empty: { c: 'example.empty' }, place: 'home', source: 'notices', text: read('row') },
    },
  ],
  article: [
    {
      name: 'platform HTML',
      sources: { terms: reading('getArticle') },
      answers: { getArticle: answers.getArticle },
      shows: '이용 약관',
      block: { type: 'article', id: 'terms', off: false, title: { c: 'example.news' }, html: read('data.terms.content') },
    },
    {
      name: 'own text',
      shows: 'example.text',
      block: { type: 'article', id: 'own', off: false, text: { c: 'example.text' } },
    },
  ],
  table: [
    {
      name: 'a table of levels',
      sources: { levels: reading('getUserVip') },
      answers: { getUserVip: answers.getUserVip },
      shows: '₩1,000,000',
      showsEmpty: 'example.empty',
      block: {
        type: 'table',
        id: 'levels',
        off: false,
        title: { c: 'example.level' },
        source: 'levels',
        key: read('row.level'),
        columns: [
          { label: { c: 'example.level' }, value: read('row.level'), as: 'number' },
          { label: { c: 'example.deposit' }, value: read('row.recharge'), as: 'krw' },
          { label: { c: 'example.rate' }, value: read('row.realperson'), as: 'percent' },
        ],
        empty: { c: 'example.empty' },
      },
    },
    {
      name: 'rows of its own',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'example.network',
      block: {
        type: 'table',
        id: 'fixed',
        off: false,
        columns: [
          { label: { c: 'example.address' }, as: 'text' },
          { label: { c: 'example.time' }, as: 'text' },
        ],
        items: [
          [{ c: 'example.network' }, { c: 'example.step1' }],
          [read('data.user.realname'), { c: 'example.step2' }],
        ],
      },
    },
  ],
  buttons: [
    {
      name: 'icons',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'example.deposit',
      block: {
        type: 'buttons',
        id: 'shortcuts',
        off: false,
        layout: 'icons',
        items: [
          { label: { c: 'example.deposit' }, icon: 'deposit', variant: 'secondary', do: [{ go: '/recharge', replace: false }] },
          { label: { c: 'example.withdraw' }, icon: 'withdraw', variant: 'secondary', do: [{ go: '/withdrawal', replace: false }] },
          { label: read('data.user.realname'), icon: 'records', variant: 'secondary', do: [{ go: '/transRecord', replace: false }] },
        ],
      },
    },
    {
      name: 'a row and a stack',
      shows: 'example.save',
      block: {
        type: 'buttons',
        id: 'stack',
        off: false,
        title: { c: 'example.title' },
        layout: 'stack',
        items: [
          { label: { c: 'example.save' }, variant: 'primary', do: [{ toast: { c: 'example.notice' }, tone: 'gain' }] },
          { label: { c: 'example.cancel' }, variant: 'danger', do: [{ back: true }] },
        ],
      },
    },
    {
      name: 'in a row',
      shows: 'example.records',
      block: {
        type: 'buttons',
        id: 'row',
        off: false,
        layout: 'row',
        items: [
          { label: { c: 'example.records' }, icon: 'records', variant: 'quiet', do: [{ go: '/transRecord', replace: false }] },
          { label: { c: 'example.cancel' }, variant: 'secondary', when: { e: true }, do: [{ back: true }] },
        ],
      },
    },
  ],
  text: [
    {
      name: 'words of the platform',
      sources: { terms: reading('getArticle') },
      answers: { getArticle: answers.getArticle },
      shows: '이용 약관',
      block: { type: 'text', id: 'words', off: false, text: read('data.terms.title'), tone: 'neutral', size: 'title', boxed: false },
    },
    {
      name: 'a notice in a box',
      shows: 'example.notice',
      block: { type: 'text', id: 'boxed', off: false, text: { c: 'example.notice' }, tone: 'warning', size: 'small', boxed: true },
    },
  ],
  image: [
    {
      name: 'a banner',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      block: { type: 'image', id: 'banner', off: false, src: read('data.user.avatar'), alt: { c: 'example.welcome' }, shape: 'wide' },
    },
    { name: 'an avatar by chance', block: { type: 'image', id: 'avatar', off: false, avatar: 'random', shape: 'round' } },
    { name: 'the member\'s avatar', block: { type: 'image', id: 'own', off: false, avatar: 'user', alt: { c: 'example.welcome' }, shape: 'round' } },
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
  countdown: [
    {
      name: 'an hour to pay',
      sources: { order: reading('getPayInfo') },
      answers: { getPayInfo: answers.getPayInfo },
      shows: 'example.left',
      block: {
        type: 'countdown',
        id: 'left',
        off: false,
        label: { c: 'example.left' },
        until: { e: ['+', ['call', 'parseTime', [['get', ['get', ['get', ['id', 'data'], 'order'], 'info'], 'created_at']]], 3_600_000], needs: ['order'] },
        done: { c: 'example.over' },
        end: [{ toast: { c: 'example.over' }, tone: 'warning' }],
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
        value: { e: ['call', 'string', [['get', ['get', ['get', ['id', 'data'], 'order'], 'info'], 'amount']]], needs: ['order'] },
        as: 'usdt',
        qr: false,
      },
    },
  ],
  progress: [
    {
      name: 'half way',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'example.progress',
      block: { type: 'progress', id: 'half', off: false, label: { c: 'example.progress' }, value: read('data.user.joinday'), note: { c: 'example.progressNote' } },
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
        items: [{ title: { c: 'example.step1' } }, { title: { c: 'example.step2' }, text: { c: 'example.step2Text' } }, { title: read('data.user.realname') }],
        current: 2,
      },
    },
  ],
}
