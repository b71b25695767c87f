import { Type } from 'typebox'
import { blockBase, blockRows, blockTitle, shown, shownWhenEmpty } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const table = declareBlock({
  title: { kor: '표', cn: '表格', en: 'Table' },
  help: { kor: '제목이 있는 행과 열입니다.', cn: '带标题的行和列。', en: 'Rows and columns with a heading each.' },
  icon: 'chart',
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
            {
              label: text({ kor: '열의 제목입니다.', cn: '列的标题。', en: 'The heading of the column.' }),
              ...shown,
              value: Type.Optional(shown.value),
            },
            'A column.',
          ),
          {
            minItems: 1,
            ...described({ kor: '차례대로 보이는 열입니다.', cn: '按顺序排列的列。', en: 'The columns, in order.' }),
          },
        ),
      ),
      items: Type.Optional(
        Type.Array(Type.Array(text('A cell.'), { minItems: 1 }), {
          minItems: 1,
          ...described({
            kor: '데이터의 행 대신 쓰는 고정된 행입니다. 열마다 글 하나씩 적습니다.',
            cn: '代替数据来源各行的固定行：每列一段文字。',
            en: 'Fixed rows in place of those of a source: a text for each column.',
          }),
        }),
      ),
      empty: Type.Optional(shownWhenEmpty),
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
