import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, blockTitle, labelled } from '../shape/common.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { source } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const stats = declareBlock({
  shape: exact(
    {
      type: Type.Literal('stats'),
      ...blockBase,
      title: blockTitle,
      columns: defaulted(Type.Integer({ minimum: 1, maximum: 4, description: 'Figures beside one another.' }), 2),
      hideable: defaulted(Type.Boolean({ description: 'A button hides the figures on this device.' }), false),
      refresh: defaulted(
        Type.Array(source('A source the refresh button reads again.'), {
          description: 'Sources that a refresh button reads again.',
        }),
        [],
      ),
      refreshUser: defaulted(Type.Boolean({ description: 'The refresh button also reads the balance again.' }), false),
      items: Type.Array(
        exact(
          {
            ...labelled,
            emphasis: defaulted(Type.Boolean({ description: 'Shown larger.' }), false),
            do: Type.Optional(ActionsSchema),
          },
          'One figure.',
        ),
        { minItems: 1, description: 'The figures, in order.' },
      ),
    },
    'Figures with labels.',
  ),
  examples: [
    {
      name: 'a balance to hide and read again',
      sources: { balance: { call: 'getBalance' } },
      part: {
        type: 'stats',
        id: 'balance',
        title: 'money.title',
        hideable: true,
        refresh: ['balance'],
        refreshUser: true,
        items: [
          { label: 'wallet.main', value: '=data.balance.balance', as: 'krw', emphasis: true, do: [{ go: '/money' }] },
          { label: 'wallet.dollars', value: '=data.balance.usd_balance', as: 'usdt' },
        ],
      },
      shows: '₩1,284,500',
    },
    {
      name: 'figures of its own',
      part: {
        type: 'stats',
        id: 'figures',
        columns: 4,
        items: [
          { label: 'vip.title', value: 3, as: 'number' },
          { label: 'vip.flow', value: 1234, as: 'number' },
          { label: 'rebates.rate', value: 0.35, as: 'percent' },
          { label: 'record.time', value: '=now', as: 'dateTime' },
        ],
      },
      shows: '1,234',
    },
  ],
})

export type StatsBlock = Static<typeof stats.shape>
