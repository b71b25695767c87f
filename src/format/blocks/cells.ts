import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import {
  blockBase,
  blockRows,
  blockTitle,
  pickedIcon,
  secondLine,
  shown,
  shownWhenEmpty,
  shownWhile,
} from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { expression, figure, text, value } from '../shape/slots.ts'
import { arrangement } from './arrangement.ts'
import { declareBlock } from './declareBlock.ts'

const cell = {
  label: text({ kor: '줄에 보이는 글입니다.', cn: '这一行的文字。', en: 'What the line says.' }),
  hint: Type.Optional(secondLine),
  icon: Type.Optional(pickedIcon),
  image: Type.Optional(value('picture', { kor: '그림 주소입니다.', cn: '图片地址。', en: 'A picture address.' })),
  aside: Type.Optional(
    exact(shown, { kor: '줄 끝에 놓는 값입니다.', cn: '行尾的值。', en: 'The value at the end of the line.' }),
  ),
  count: Type.Optional(
    figure(
      { least: 0 },
      {
        kor: '읽지 않은 수처럼 끝에 표시하는 개수입니다. 0이면 표시하지 않습니다.',
        cn: '末尾标记的数量，例如未读数；0 不显示。',
        en: 'A count in a mark at the end, such as what is unread; 0 shows none.',
      },
    ),
  ),
  selected: Type.Optional(
    expression('bool', { kor: '고른 것으로 표시합니다.', cn: '标记为已选。', en: 'Marked as the chosen one.' }),
  ),
  do: Type.Optional(ActionsSchema),
  when: shownWhile,
}

export const cells = declareBlock({
  title: { kor: '메뉴 줄', cn: '菜单行', en: 'Menu lines' },
  help: {
    kor: '다른 화면으로 이어지는 줄을 차례로 보여줍니다.',
    cn: '一行一行的入口，点按后前往别处。',
    en: 'Lines that lead somewhere, one beneath the other.',
  },
  icon: 'menu',
  shape: exact(
    {
      type: Type.Literal('cells'),
      ...blockBase,
      title: blockTitle,
      items: Type.Optional(
        Type.Array(exact(cell, 'One line.'), {
          minItems: 1,
          ...described({
            kor: '차례대로 보이는 고정된 줄입니다.',
            cn: '按顺序排列的固定行。',
            en: 'Fixed lines, in order.',
          }),
        }),
      ),
      ...blockRows,
      ...arrangement,
      row: Type.Optional(
        scoped('row', exact(cell, { kor: '행마다 한 줄입니다.', cn: '每行数据一行。', en: 'One line for each row.' })),
      ),
      empty: Type.Optional(shownWhenEmpty),
    },
    'Menu lines: fixed `items`, or one `row` for each row.',
  ),
  exactlyOne: [{ of: ['items', 'row'] }, { where: 'row', of: ['source', 'rows'] }],
  examples: [
    {
      name: 'a line for each row',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'cells',
        id: 'wallets',
        title: 'money.wallets',
        source: 'wallets',
        key: '=row.platname',
        row: {
          label: '=row.name',
          hint: '=row.platname',
          aside: { value: '=row.balance', as: 'krw' },
          do: [{ go: '/transfer' }],
        },
        empty: 'money.noWallets',
      },
      shows: '에볼루션 카지노',
      showsEmpty: 'money.noWallets',
    },
    {
      name: 'the three largest wallets, one of them marked',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'cells',
        id: 'largest',
        source: 'wallets',
        key: '=row.platname',
        sort: { by: '=row.balance', down: true },
        limit: 3,
        mark: { when: "=row.platname == 'evo'", stick: true },
        row: { label: '=row.name', aside: { value: '=row.balance', as: 'krw' } },
      },
    },
    {
      name: 'a menu',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'cells',
        id: 'menu',
        items: [
          { label: 'menu.recharge', icon: 'deposit', count: 120, do: [{ go: '/recharge' }] },
          {
            label: 'menu.records',
            icon: 'records',
            hint: 'period.days30',
            aside: { value: '=data.user.joinday', as: 'number' },
            do: [{ go: '/transRecord' }],
          },
          {
            label: 'menu.withdrawal',
            image: 'demo/banks/kb.svg',
            selected: '=true',
            do: [{ toast: 'common.notYet', tone: 'info' }],
          },
        ],
      },
      shows: 'menu.recharge',
    },
  ],
})

export type CellsBlock = Static<typeof cells.shape>
