import type { BlockExamples } from './Example.ts'
import { exampleAnswers as answers } from './exampleAnswers.ts'
import { read, reading } from './read.ts'

/** The blocks that lead on. */
export const menuExamples: Pick<BlockExamples, 'cells' | 'cards' | 'buttons'> = {
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
          {
            label: { c: 'example.records' },
            icon: 'records',
            hint: { c: 'example.recordsHint' },
            aside: { value: read('data.user.joinday'), as: 'number' },
            do: [{ go: '/transRecord', replace: false }],
          },
          {
            label: { c: 'example.withdraw' },
            image: 'demo/banks/kb.svg',
            selected: { e: true },
            do: [{ toast: { c: 'example.notice' }, tone: 'info' }],
          },
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
          {
            title: { c: 'example.records' },
            subtitle: { c: 'example.recordsHint' },
            icon: 'telegram',
            when: { e: ['!=', ['get', ['get', ['id', 'data'], 'service'], 'telegram_url'], ''], needs: ['service'] },
            do: [{ open: { url: read('data.service.telegram_url') } }],
          },
          {
            title: { c: 'example.withdraw' },
            icon: 'line',
            when: { e: ['!=', ['get', ['get', ['id', 'data'], 'service'], 'line_url'], ''], needs: ['service'] },
            do: [{ open: { url: read('data.service.line_url') } }],
          },
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
          {
            label: { c: 'example.deposit' },
            icon: 'deposit',
            variant: 'secondary',
            do: [{ go: '/recharge', replace: false }],
          },
          {
            label: { c: 'example.withdraw' },
            icon: 'withdraw',
            variant: 'secondary',
            do: [{ go: '/withdrawal', replace: false }],
          },
          {
            label: read('data.user.realname'),
            icon: 'records',
            variant: 'secondary',
            do: [{ go: '/transRecord', replace: false }],
          },
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
          {
            label: { c: 'example.records' },
            icon: 'records',
            variant: 'quiet',
            do: [{ go: '/transRecord', replace: false }],
          },
          { label: { c: 'example.cancel' }, variant: 'secondary', when: { e: true }, do: [{ back: true }] },
        ],
      },
    },
  ],
}
