import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, choiceNameOrIf, displayAs, icon, labelled, oneOfVariants } from '../shape/common.ts'
import { defaulted, exact, scoped } from '../shape/shapes.ts'
import { expression, source, text, value } from '../shape/slots.ts'
import { FilterSchema } from './filter.ts'

/** A button of a row or of an empty list. */
export const RowActionSchema = exact({
  label: text('The label of the button.'),
  icon: Type.Optional(icon),
  variant: defaulted(oneOfVariants, 'secondary'),
  when: Type.Optional(expression('bool', 'Shown only while this holds.')),
  do: ActionsSchema,
})

export const BadgeSchema = exact(
  { value: value('any', 'The value looked up in the list.'), choices: choiceNameOrIf },
  "A state label with its tone from choices.json; a value without an option shows the list's neutral label.",
)

export const RowSchema = exact(
  {
    title: text('The first line.'),
    image: Type.Optional(value('string', 'A picture address.')),
    aside: Type.Optional(
      exact(
        { value: value('any', 'Shown at the end of the first line.'), as: displayAs },
        'The value at the end of the first line.',
      ),
    ),
    cells: defaulted(Type.Array(exact(labelled, 'A label and its value.')), []),
    badge: Type.Optional(BadgeSchema),
    actions: defaulted(Type.Array(RowActionSchema), []),
    do: Type.Optional(ActionsSchema),
  },
  'How one row is shown.',
)

export const ListSchema = exact(
  {
    type: Type.Literal('list'),
    ...blockBase,
    title: Type.Optional(text('A heading above the list.')),
    source: source('The source whose rows are listed; with paging the list is endless.'),
    key: scoped('row', expression('any', 'What makes a row itself: refreshes neither double nor drop rows.')),
    where: Type.Optional(scoped('row', expression('bool', 'Only rows for which this holds are listed.'))),
    empty: text('Shown when there is nothing.'),
    emptyAction: Type.Optional(RowActionSchema),
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
