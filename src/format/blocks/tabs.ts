import { Type, type Static } from 'typebox'
import { blockBase, choiceSource, icon } from '../shape/common.ts'
import { defaulted, exact, keyed, oneOf, scoped } from '../shape/shapes.ts'
import { expression, source, text, value } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'

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

export const TabsSchema = exact(
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
)

export type TabsBlock = Static<typeof TabsSchema>
type TabsOfEach = Static<typeof EachSchema>
export type TabsOfRows = Exclude<TabsOfEach, { readonly choices: unknown }>
