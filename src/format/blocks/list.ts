import { Type, type Static } from 'typebox'
import { ActionsSchema, actionsWhen } from '../actions.ts'
import { blockBase, choiceNameOrIf, icon, labelled, oneOfVariants, shown } from '../shape/common.ts'
import { defaulted, exact, scoped } from '../shape/shapes.ts'
import { expression, source, text, value } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'
import { FilterSchema } from './filter.ts'

/** A button of a row or of an empty list. */
const RowActionSchema = exact(
  {
    label: text('The label of the button.'),
    icon: Type.Optional(icon),
    variant: defaulted(oneOfVariants, 'secondary'),
    when: Type.Optional(expression('bool', 'Shown only while this holds.')),
    do: ActionsSchema,
  },
  'A button of a row.',
)

export const BadgeSchema = exact(
  { value: value('plain', 'The value looked up in the list.'), choices: choiceNameOrIf },
  "A state label with its tone from choices.json; a value without an option shows the list's neutral label.",
)

const RowSchema = exact(
  {
    title: text('The first line.'),
    image: Type.Optional(value('picture', 'A picture address.')),
    aside: Type.Optional(
      exact(
        { ...shown, when: Type.Optional(expression('bool', 'Shown only while this holds.')) },
        'The value at the end of the first line.',
      ),
    ),
    cells: defaulted(
      Type.Array(exact(labelled, 'A label and its value.'), { description: 'Labelled values beneath the first line.' }),
      [],
    ),
    badge: Type.Optional(BadgeSchema),
    actions: defaulted(Type.Array(RowActionSchema, { description: 'Buttons of the row.' }), []),
    do: Type.Optional(ActionsSchema),
    more: Type.Optional(
      exact(
        {
          when: Type.Optional(expression('bool', 'The row can be opened only while this holds.')),
          do: Type.Optional(actionsWhen('Run each time the row is opened.')),
          body: blocksRef,
        },
        'Blocks beneath the row, shown once it is opened; one row of the screen is open at a time.',
      ),
    ),
  },
  'How one row is shown.',
)

export const ListSchema = exact(
  {
    type: Type.Literal('list'),
    ...blockBase,
    title: Type.Optional(text('A heading above the list.')),
    source: source('The source whose rows are listed; with paging the list is endless.'),
    key: scoped('row', expression('plain', 'What makes a row itself: refreshes neither double nor drop rows.')),
    where: Type.Optional(scoped('row', expression('bool', 'Only rows for which this holds are listed.'))),
    empty: text('Shown when there is nothing.'),
    emptyAction: Type.Optional({ ...RowActionSchema, description: 'A button beneath the words of an empty list.' }),
    filter: Type.Optional(FilterSchema),
    row: scoped('row', RowSchema),
    skeletonRows: defaulted(Type.Integer({ minimum: 1, maximum: 12, description: 'Rows of the skeleton.' }), 6),
    collapseTo: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 20, description: 'Rows shown before a button shows the rest.' }),
    ),
  },
  'Rows from a source: endless or finite, virtualised beyond a screenful, with cells, badges and row actions.',
)

export type ListBlock = Static<typeof ListSchema>
export type RowTemplate = Static<typeof RowSchema>
export type RowAction = Static<typeof RowActionSchema>
export type Badge = Static<typeof BadgeSchema>
