import { Type } from 'typebox'
import { blockBase, blockRows, blockTitle, shown, shownWhenEmpty } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const chart = declareBlock({
  title: { kor: '막대그래프', cn: '条形图', en: 'Bars' },
  help: {
    kor: '행마다 막대 하나로 크기를 견주어 보여줍니다.',
    cn: '每行数据一条，按大小比较。',
    en: 'A bar for each row, to compare how much.',
  },
  icon: 'records',
  shape: exact(
    {
      type: Type.Literal('chart'),
      ...blockBase,
      title: blockTitle,
      ...blockRows,
      row: scoped(
        'row',
        exact(
          {
            label: text({ kor: '막대의 이름입니다.', cn: '条的名称。', en: 'What the bar is for.' }),
            value: value('decimal', {
              kor: '막대의 길이입니다. 0보다 작으면 막대가 없습니다.',
              cn: '条的长度；小于 0 时没有条。',
              en: 'How long the bar is; a value below 0 has no bar.',
            }),
            as: shown.as,
          },
          { kor: '행마다 막대 하나입니다.', cn: '每行数据一条。', en: 'A bar for each row.' },
        ),
      ),
      empty: Type.Optional(shownWhenEmpty),
    },
    'Bars that compare the rows, each with its figure: a table to screen readers.',
  ),
  exactlyOne: [{ of: ['source', 'rows'] }],
  examples: [
    {
      name: 'what is in each wallet',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'chart',
        id: 'wallets',
        title: 'money.wallets',
        source: 'wallets',
        key: '=row.platname',
        row: { label: '=row.name', value: '=row.balance', as: 'krw' },
        empty: 'money.noWallets',
      },
      shows: '에볼루션 카지노',
      showsEmpty: 'money.noWallets',
    },
  ],
})
