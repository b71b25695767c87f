import { Type, type Static } from 'typebox'
import { blockBase, choiceSource, icon } from '../shape/common.ts'
import { defaulted, exact, oneOf, scoped } from '../shape/shapes.ts'
import { expression, text } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'

export const TabsSchema = exact(
  {
    type: Type.Literal('tabs'),
    ...blockBase,
    label: text('The name of the set of tabs for screen readers.'),
    bind: Type.Optional(Type.String({ description: 'The query parameter that holds the chosen tab.' })),
    placement: defaulted(oneOf(['top', 'side'], 'Where the tabs stand.'), 'top'),
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
        { minItems: 1 },
      ),
    ),
    each: Type.Optional(
      exact(
        { choices: choiceSource, body: scoped('tab', blocksRef) },
        'One tab for each option, all with the same body; `tab` is its value.',
      ),
    ),
  },
  'Tabs with lazy panels, bound to the query. Exactly one of `items` and `each`.',
)

export type TabsBlock = Static<typeof TabsSchema>
