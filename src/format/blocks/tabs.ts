import { Type, type Static } from 'typebox'
import { blockBase, choiceSource, icon } from '../shape/common.ts'
import { defaulted, exact, keyed, oneOf, scoped } from '../shape/shapes.ts'
import { expression, source, text, value } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'
import { declareBlock } from './declareBlock.ts'

const ofRow = {
  where: Type.Optional(scoped('row', expression('bool', 'Only rows for which this holds have a tab.'))),
  key: scoped(
    'row',
    expression('any', 'The value of the tab in the query, unique among the rows; `tab` in its blocks.'),
  ),
  label: scoped('row', text('The label of the tab.')),
  icon: Type.Optional(icon),
  image: Type.Optional(scoped('row', value('picture', 'A picture address instead of the icon.'))),
  head: Type.Optional(
    scoped('tabRow', {
      ...blocksRef,
      description: 'Blocks on a card of each row; the cards slide above the panels, tied to the tabs both ways.',
    }),
  ),
  body: scoped('tabRow', blocksRef),
}

const EachSchema = keyed(
  {
    choices: exact(
      { choices: choiceSource, body: scoped('tab', blocksRef) },
      'One tab for each option; `tab` is its value.',
    ),
    source: exact({ source: source('The source whose rows have a tab each.'), ...ofRow }, 'One tab for each row.'),
    rows: exact({ rows: expression('list', 'The rows that have a tab each.'), ...ofRow }, 'One tab for each row.'),
  },
  'Tabs that all have the same blocks: one for each option, or one for each row.',
)

export const tabs = declareBlock({
  shape: exact(
    {
      type: Type.Literal('tabs'),
      ...blockBase,
      label: text('The name of the set of tabs for screen readers.'),
      bind: Type.Optional(Type.String({ description: 'The query parameter that holds the chosen tab.' })),
      start: Type.Optional(value('any', 'The value of the tab that shows until one is chosen; without it the first.')),
      placement: defaulted(oneOf(['top', 'side'], 'Where the tabs are.'), 'top'),
      swipe: defaulted(Type.Boolean({ description: 'Panels change by swiping.' }), false),
      keep: defaulted(Type.Boolean({ description: 'A panel once opened keeps its state.' }), true),
      items: Type.Optional(
        Type.Array(
          exact(
            {
              id: Type.String({ pattern: '^[A-Za-z0-9_-]+$', description: 'The value of the tab in the query.' }),
              label: text('The label of the tab.'),
              icon: Type.Optional(icon),
              when: Type.Optional(expression('bool', 'Shown only while this holds.')),
              body: blocksRef,
            },
            'One tab.',
          ),
          { minItems: 1, description: 'The tabs, in order.' },
        ),
      ),
      each: Type.Optional(EachSchema),
    },
    'Tabs with lazy panels, bound to the query. Exactly one of `items` and `each`.',
  ),
  exactlyOne: [{ of: ['items', 'each'] }],
  examples: [
    {
      name: 'tabs of its own, bound to the address',
      query: { type: { enum: ['1', '2'], default: '1' } },
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'tabs',
        id: 'kinds',
        label: 'wallet.kinds',
        bind: 'type',
        swipe: true,
        items: [
          {
            id: '1',
            label: 'wallet.games',
            icon: 'wallet',
            body: [
              {
                type: 'cells',
                id: 'lines',
                source: 'wallets',
                key: '=row.platname',
                row: { label: '=row.name' },
                empty: 'money.noWallets',
              },
            ],
          },
          { id: '2', label: 'wallet.usdtCards', body: [{ type: 'text', id: 'none', text: 'wallet.noUsdt' }] },
        ],
      },
      shows: '에볼루션 카지노',
    },
    {
      name: 'a tab for each option, at the side',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'tabs',
        id: 'options',
        label: 'money.wallets',
        placement: 'side',
        keep: false,
        each: {
          choices: { source: 'wallets', value: 'platname', label: 'name' },
          body: [{ type: 'text', id: 'option', text: '=tab' }],
        },
      },
      shows: '에볼루션 카지노',
    },
    {
      name: 'a tab and a card for each row',
      sources: { levels: { call: 'getUserVip' } },
      part: {
        type: 'tabs',
        id: 'levels',
        label: 'vip.levels',
        swipe: true,
        each: {
          source: 'levels',
          key: '=row.?level.orValue(0)',
          label: { copy: 'vip.level', with: { level: '=row.?level.orValue(0)' } },
          icon: 'vip',
          head: [
            {
              type: 'section',
              id: 'levelCard',
              card: true,
              body: [
                { type: 'stats', id: 'needed', items: [{ label: 'vip.recharge', value: '=row.recharge', as: 'krw' }] },
              ],
            },
          ],
          body: [
            {
              type: 'cells',
              id: 'rates',
              items: [{ label: 'vip.realperson', aside: { value: '=row.realperson', as: 'percent' } }],
            },
          ],
        },
      },
      shows: '0.3%',
    },
  ],
})

export type TabsBlock = Static<typeof tabs.shape>
type TabsOfEach = Static<typeof EachSchema>
export type TabsOfRows = Exclude<TabsOfEach, { readonly choices: unknown }>
