import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, blockRows, blockTitle, icon, shown, shownWhile } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { expression, figure, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

const cell = {
  label: text('What the line says.'),
  hint: Type.Optional(text('A second line.')),
  icon: Type.Optional(icon),
  image: Type.Optional(value('picture', 'A picture address.')),
  aside: Type.Optional(exact(shown, 'The value at the end of the line.')),
  count: Type.Optional(figure({ least: 0 }, 'A count in a mark at the end, such as what is unread; 0 shows none.')),
  selected: Type.Optional(expression('bool', 'Marked as the chosen one.')),
  do: Type.Optional(ActionsSchema),
  when: shownWhile,
}

export const cells = declareBlock({
  shape: exact(
    {
      type: Type.Literal('cells'),
      ...blockBase,
      title: blockTitle,
      items: Type.Optional(
        Type.Array(exact(cell, 'One line.'), { minItems: 1, description: 'Fixed lines, in order.' }),
      ),
      ...blockRows,
      row: Type.Optional(scoped('row', exact(cell, 'One line for each row.'))),
      empty: Type.Optional(text('Shown when there is nothing.')),
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
