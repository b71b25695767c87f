import type { BlockExamples } from './Example.ts'
import { exampleAnswers as answers } from './exampleAnswers.ts'
import { read, reading } from './read.ts'

/** The blocks that show figures. */
export const figureExamples: Pick<BlockExamples, 'stats' | 'table' | 'progress' | 'countdown'> = {
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
          {
            label: { c: 'example.balance' },
            value: read('data.balance.balance'),
            as: 'krw',
            emphasis: true,
            do: [{ go: '/money', replace: false }],
          },
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
  progress: [
    {
      name: 'half way',
      sources: { user: reading('getUser') },
      answers: { getUser: answers.getUser },
      shows: 'example.progress',
      block: {
        type: 'progress',
        id: 'half',
        off: false,
        label: { c: 'example.progress' },
        value: read('data.user.joinday'),
        note: { c: 'example.progressNote' },
      },
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
        until: {
          e: [
            '+',
            ['call', 'parseTime', [['get', ['get', ['get', ['id', 'data'], 'order'], 'info'], 'created_at']]],
            3_600_000,
          ],
          needs: ['order'],
        },
        done: { c: 'example.over' },
        end: [{ toast: { c: 'example.over' }, tone: 'warning' }],
      },
    },
  ],
}
