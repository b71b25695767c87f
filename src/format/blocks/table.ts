import { Type } from 'typebox'
import { blockBase, blockRows, blockTitle, shown } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const table = declareBlock({
  shape: exact(
    {
      type: Type.Literal('table'),
      ...blockBase,
      title: blockTitle,
      ...blockRows,
      columns: scoped(
        'row',
        Type.Array(
          exact(
            { label: text('The heading of the column.'), ...shown, value: Type.Optional(shown.value) },
            'A column.',
          ),
          { minItems: 1, description: 'The columns, in order.' },
        ),
      ),
      items: Type.Optional(
        Type.Array(Type.Array(text('A cell.'), { minItems: 1 }), {
          minItems: 1,
          description: 'Fixed rows in place of those of a source: a text for each column.',
        }),
      ),
      empty: Type.Optional(text('Shown when there is nothing.')),
    },
    'A small table: rows of a source, `rows`, or fixed `items`.',
  ),
  exactlyOne: [{ of: ['source', 'rows', 'items'] }],
  examples: [
    {
      name: 'a table of levels',
      sources: { levels: { call: 'getUserVip' } },
      part: {
        type: 'table',
        id: 'levels',
        title: 'vip.levels',
        source: 'levels',
        key: '=row.recharge',
        columns: [
          { label: 'vip.title', value: '=row.?level.orValue(0)', as: 'number' },
          { label: 'vip.recharge', value: '=row.recharge', as: 'krw' },
          { label: 'vip.rebates', value: '=row.realperson', as: 'percent' },
        ],
        empty: 'list.empty',
      },
      shows: '₩1,000,000',
      showsEmpty: 'list.empty',
    },
    {
      name: 'rows of its own',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'table',
        id: 'fixed',
        columns: [{ label: 'usdtmore.point' }, { label: 'usdtmore.tron' }],
        items: [
          ['usdtmore.fee', 'usdtmore.feeLow'],
          ['=data.user.realname', 'usdtmore.speedFast'],
        ],
      },
      shows: 'usdtmore.feeLow',
    },
  ],
})
