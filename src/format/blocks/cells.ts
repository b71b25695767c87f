import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, blockRows, blockTitle, secondLine, shown, shownWhenEmpty, shownWhile } from '../shape/common.ts'
import { icon } from '../shape/marks.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, scoped } from '../shape/shapes.ts'
import { expression, figure, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

const cell = {
  label: text({ kor: '줄에 보이는 글입니다.', cn: '这一行的文字。', en: 'What the line says.' }),
  hint: Type.Optional(secondLine),
  icon: Type.Optional(icon),
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

/** The order of rows, how many of them show, and which one is marked. */
const arrangement = {
  sort: Type.Optional(
    scoped(
      'row',
      exact(
        {
          by: expression('plain', {
            kor: '행을 이 값의 순서로 놓습니다.',
            cn: '按此值排列各行。',
            en: 'Rows are in the order of this value.',
          }),
          down: defaulted(
            Type.Boolean(
              described({ kor: '큰 값부터 놓습니다.', cn: '从大到小。', en: 'The largest value comes first.' }),
            ),
            false,
          ),
        },
        { kor: '행의 순서입니다.', cn: '各行的顺序。', en: 'The order of the rows.' },
      ),
    ),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 500,
      ...described({ kor: '많아야 이만큼의 행만 표시합니다.', cn: '最多显示的行数。', en: 'So many rows at most.' }),
    }),
  ),
  mark: Type.Optional(
    scoped(
      'row',
      exact(
        {
          when: expression('bool', {
            kor: '이 조건에 맞는 행을 표시합니다.',
            cn: '标记符合条件的行。',
            en: 'The row for which this holds is marked.',
          }),
          stick: defaulted(
            Type.Boolean(
              described({
                kor: '화면을 넘겨도 그 행이 계속 보입니다.',
                cn: '滚动时该行一直可见。',
                en: 'The row stays in sight while the others scroll.',
              }),
            ),
            false,
          ),
        },
        {
          kor: '회원 자신의 행처럼 눈에 띄게 하는 행입니다.',
          cn: '突出的行，例如会员自己的行。',
          en: 'A row that stands out, such as the member’s own.',
        },
      ),
    ),
  ),
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
