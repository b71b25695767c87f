import { audience } from '../audience.ts'
import { Type, type Static } from 'typebox'
import { defaulted, exact, lazy, oneOf, scoped } from './shapes.ts'
import { choicesName, expression, source, text, value } from './slots.ts'

/** How a value is written out. Money and times follow the member's language. */
export const displayFormats = [
  'text',
  'krw',
  'usdt',
  'number',
  'percent',
  'dateTime',
  'date',
  'masked',
  'fours',
  'lines',
] as const
export type DisplayFormat = (typeof displayFormats)[number]

const format = oneOf(displayFormats, 'How the value is written out.')

/** A format, or one of two by a condition, as where one list has won and USDT. */
export const AsSchema = Type.Union([
  format,
  exact(
    { if: expression('bool', 'Decides between the two formats.'), then: format, else: format },
    'One of two formats by a condition.',
  ),
])
export type DisplayAs = Static<typeof AsSchema>
const displayAs = defaulted(lazy<DisplayAs>('As', 'How the value is written out.'), 'text')

/** The closed list of icons a document may name. The ui kit draws each of them. */
export const iconNames = [
  'menu',
  'back',
  'close',
  'refresh',
  'copy',
  'check',
  'alert',
  'home',
  'service',
  'mine',
  'deposit',
  'withdraw',
  'transfer',
  'wallet',
  'records',
  'gift',
  'vip',
  'agent',
  'message',
  'language',
  'download',
  'search',
  'calendar',
  'eye',
  'eyeOff',
  'chevronRight',
  'chevronDown',
  'plus',
  'trash',
  'external',
  'lottery',
  'dice',
  'live',
  'slots',
  'fish',
  'sport',
  'cards',
  'star',
  'user',
  'shield',
  'logout',
  'telegram',
  'line',
  'chat',
  'clock',
  'info',
  'bank',
  'coin',
  'qr',
  'pause',
  'help',
  'play',
] as const
export type IconName = (typeof iconNames)[number]

export const icon = oneOf(iconNames, 'An icon of the ui kit.')

export const toneNames = ['neutral', 'info', 'gain', 'loss', 'warning'] as const
export type Tone = (typeof toneNames)[number]
export const tone = oneOf(toneNames, 'The colour family; a word always says the same.')

/** How often something opens by itself. */
export const howOften = oneOf(['session', 'day', 'always'], 'How often.')

/** Where the options of a choice come from. */
export const choiceSource = Type.Union(
  [
    choicesName('A list in choices.json.'),
    exact(
      {
        source: source('The source whose rows are the options.'),
        value: defaulted(Type.String({ description: 'The row field sent as the value.' }), 'value'),
        label: defaulted(Type.String({ description: 'The row field shown; a dot leads into an object.' }), 'label'),
        hint: Type.Optional(
          Type.Union(
            [
              Type.String(),
              Type.Array(Type.String(), { minItems: 1, description: 'Several row fields, one after another.' }),
            ],
            {
              description: 'A second row field shown beneath the label, or several.',
            },
          ),
        ),
        image: Type.Optional(Type.String({ description: 'The row field with a picture address.' })),
        hintAs: Type.Optional(oneOf(displayFormats, 'How the hint is written out, such as an amount.')),
        mask: defaulted(Type.Boolean({ description: 'Show only the last four characters of the hint.' }), false),
        where: Type.Optional(scoped('row', expression('bool', 'Only rows for which this holds are options.'))),
        all: Type.Optional(text('An extra first option that sends an empty value.')),
        first: Type.Optional(
          Type.Array(
            exact(
              {
                value: Type.String({ minLength: 1, description: 'The value that is sent.' }),
                label: text('What the option is called.'),
                hint: Type.Optional(text('Shown beneath the label.')),
                icon: Type.Optional(icon),
              },
              'A fixed option.',
            ),
            { description: 'Fixed options before the rows, such as the main wallet before those of games.' },
          ),
        ),
      },
      'Options from the rows of a source.',
    ),
  ],
  { description: 'The options: the name of a list in choices.json, or the rows of a source.' },
)

/** A list in choices.json, or one of two by a condition. */
export const choiceNameOrIf = Type.Union(
  [
    choicesName('A list in choices.json.'),
    exact(
      {
        if: expression('bool', 'Decides between the two lists.'),
        then: choicesName('The list when the condition holds.'),
        else: choicesName('The list when it does not.'),
      },
      'One of two lists by a condition.',
    ),
  ],
  { description: 'The list in choices.json whose label of the value is shown.' },
)

export const blockBase = {
  off: defaulted(
    Type.Boolean({ description: 'Switched off by an operator: the block is left out of the release.' }),
    false,
  ),
  id: Type.String({
    pattern: '^[a-z][A-Za-z0-9]*$',
    description: 'Stable across releases: identity is what lets an open screen be updated in place.',
  }),
  when: Type.Optional(expression('bool', 'The block shows only while this holds.')),
  ...audience,
}

export const blockTitle = Type.Optional(text('A heading above the block.'))
export const shownWhile = Type.Optional(expression('bool', 'Shown only while this holds.'))

/** Where the rows of a block come from. */
export const blockRows = {
  source: Type.Optional(source('The source whose rows are shown.')),
  rows: Type.Optional(expression('list', 'The rows, when they are not those of a source.')),
  where: Type.Optional(scoped('row', expression('bool', 'Only rows for which this holds are shown.'))),
  key: Type.Optional(scoped('row', expression('plain', 'What makes a row itself.'))),
}

/** A value and how it is shown. */
export const shown = {
  value: value('shown', 'What is shown.'),
  as: displayAs,
  signed: Type.Optional(
    Type.Boolean({ description: 'A profit or a loss: figures above 0 get a plus and the colour of a gain.' }),
  ),
  choices: Type.Optional(choiceNameOrIf),
}
const ShownSchema = exact(shown, 'A value and how it is shown.')
export type Shown = Static<typeof ShownSchema>

export const labelled = {
  label: text('The label shown beside the value.'),
  ...shown,
  when: Type.Optional(expression('bool', 'Shown only while this holds.')),
}

/** The weight of a button. */
const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const
export const oneOfVariants = oneOf(buttonVariants, 'The weight of the button.')
