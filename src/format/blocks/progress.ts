import { Type } from 'typebox'
import { blockBase } from '../shape/common.ts'
import { exact } from '../shape/shapes.ts'
import { figure, text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const progress = declareBlock({
  shape: exact(
    {
      type: Type.Literal('progress'),
      ...blockBase,
      label: text('What advances.'),
      value: figure({ least: 0, most: 100 }, 'How much, 0 to 100.'),
      note: Type.Optional(text('Shown beneath.')),
    },
    'A bar from 0 to 100.',
  ),
  examples: [
    {
      name: 'half way',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'progress',
        id: 'level',
        label: 'vip.progress',
        value: '=min(100, double(data.user.paysum) / 100000)',
        note: 'vip.promotion',
      },
      shows: 'vip.progress',
    },
  ],
})
