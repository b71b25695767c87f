import { Type, type Static } from 'typebox'
import { blockBase, choiceSource } from '../shape/common.ts'
import { defaulted, exact, variants } from '../shape/shapes.ts'
import { expression, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

const name = (description: string) => Type.String({ pattern: '^[a-z][A-Za-z0-9_]*$', description })
const shared = {
  label: Type.Optional(text('The label; a choice without one is labelled by its chosen option.')),
  when: Type.Optional(expression('bool', 'Shown only while this holds.')),
}
const dates = {
  min: defaulted(value('string', 'The first date that can be chosen, YYYY-MM-DD.'), '=settings.dates.min'),
  max: defaulted(value('string', 'The last date that can be chosen, YYYY-MM-DD.'), '=settings.dates.max'),
}

const FilterFieldSchema = variants('kind', {
  choices: exact(
    {
      kind: defaulted(Type.Literal('choices'), 'choices'),
      name: name('The name read as `filter.<name>` and kept in the URL.'),
      choices: choiceSource,
      default: Type.Optional(value('any', 'The value before the member chooses.')),
      ...shared,
    },
    'One choice of a list.',
  ),
  dateRange: exact(
    {
      kind: Type.Literal('dateRange'),
      start: name('The name of the first date.'),
      end: name('The name of the last date.'),
      defaultStart: Type.Optional(value('string', 'The first date before the member chooses.')),
      defaultEnd: Type.Optional(value('string', 'The last date before the member chooses.')),
      sameMonth: defaulted(Type.Boolean({ description: 'Both dates lie in one month of one year.' }), true),
      ...dates,
      ...shared,
    },
    'A first and a last date; the first is never after the last.',
  ),
  date: exact(
    {
      kind: Type.Literal('date'),
      name: name('The name of the date.'),
      default: Type.Optional(value('string', 'The date before the member chooses.')),
      ...dates,
      ...shared,
    },
    'One date.',
  ),
})

export const FilterSchema = exact(
  { fields: Type.Array(FilterFieldSchema, { minItems: 1, description: 'The fields, in order.' }) },
  'A record filter kept in the URL.',
)

export const filter = declareBlock({
  shape: exact(
    { type: Type.Literal('filter'), ...blockBase, fields: FilterSchema.properties.fields },
    'A record filter on its own, read by other blocks as `filter`.',
  ),
  examples: [
    {
      name: 'a wallet and dates',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'filter',
        id: 'which',
        fields: [
          {
            name: 'wallet',
            label: 'record.platform',
            choices: { source: 'wallets', value: 'platname', label: 'name', all: 'filter.allPlatforms' },
            default: '',
          },
          {
            kind: 'dateRange',
            start: 'from',
            end: 'to',
            defaultStart: '=dateAt(now, 8)',
            defaultEnd: '=dateAt(now, 8)',
            label: 'record.period',
          },
          { kind: 'date', name: 'day', default: '=dateAt(now, 8)', label: 'filter.date' },
        ],
      },
    },
  ],
})

export type Filter = Static<typeof FilterSchema>
export type FilterField = Static<typeof FilterFieldSchema>
export type FilterBlock = Static<typeof filter.shape>
