import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, choiceSource, labelled, oneOfVariants } from '../shape/common.ts'
import { defaulted, exact, lazy, oneOf, scoped } from '../shape/shapes.ts'
import { formats, lateFormats } from '../formats.ts'
import { expression, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'
import { messageKeywords } from './formWords.ts'
import { widgetNames } from './widgets.ts'

/** A field's schema within another's. */
const innerSchema = lazy<PropertySchema>('FieldSchema', 'JSON Schema of a field, in the subset of the language.')
const propertyName = '^[a-z][A-Za-z0-9_]*$'

export const FieldSchemaSchema = Type.Unsafe<PropertySchema>({
  type: 'object',
  description: 'JSON Schema of one field, in the subset of the language.',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: {
      enum: ['string', 'boolean', 'number', 'integer', 'array', 'object'],
      description:
        'The type of the value; amounts are text of the format decimal, an array is a list of rows, an object a group of fields.',
    },
    format: {
      enum: [...Object.keys(formats), ...Object.keys(lateFormats)],
      description: 'The form of a text; `usdt-address` is an address of TRON or Ethereum, held to its checksum.',
    },
    minLength: { type: 'integer', minimum: 0, maximum: 4096, description: 'Characters at least.' },
    maxLength: { type: 'integer', minimum: 1, maximum: 4096, description: 'Characters at most.' },
    pattern: {
      type: 'string',
      maxLength: 256,
      description: 'A regular expression the text matches; one that may take long is an issue.',
    },
    minimum: { type: 'number', description: 'The smallest number.' },
    maximum: { type: 'number', description: 'The largest number.' },
    enum: {
      type: 'array',
      items: { type: ['string', 'number', 'boolean'] },
      minItems: 1,
      maxItems: 64,
      description: 'The values there are.',
    },
    const: {
      type: ['string', 'number', 'boolean'],
      description: 'The one value it must have, such as true of a consent.',
    },
    minItems: {
      type: 'integer',
      minimum: 0,
      maximum: 50,
      description: 'Array: rows at least. So many are there when the form opens.',
    },
    maxItems: { type: 'integer', minimum: 1, maximum: 50, description: 'Array: rows at most.' },
    items: { ...innerSchema, description: 'Array: the schema of one row, an object.' },
    required: {
      type: 'array',
      items: { type: 'string' },
      description: 'Object: the fields that must be filled in.',
    },
    properties: {
      type: 'object',
      patternProperties: { [propertyName]: innerSchema },
      additionalProperties: false,
      description: 'Object: its fields by name.',
    },
  },
})

/** The schema of a single value. */
export interface FieldSchema {
  readonly type: 'string' | 'boolean' | 'number' | 'integer'
  readonly format?: keyof typeof formats | keyof typeof lateFormats
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly (string | number | boolean)[]
  readonly const?: string | number | boolean
}

/** The schema of fields by name: of a form, of a group within it, of a row. */
export interface GroupSchema {
  readonly type: 'object'
  readonly required?: readonly string[]
  readonly properties: Readonly<Record<string, PropertySchema>>
}

export interface RowsSchema {
  readonly type: 'array'
  readonly minItems?: number
  readonly maxItems?: number
  readonly items: GroupSchema
}

export type PropertySchema = FieldSchema | GroupSchema | RowsSchema

const FormSchemaSchema = Type.Unsafe<GroupSchema>({
  ...exact(
    {
      type: Type.Literal('object', { description: 'Always "object": the values by name.' }),
      required: Type.Optional(Type.Array(Type.String(), { description: 'The fields that must be filled in.' })),
      properties: Type.Record(Type.String({ pattern: propertyName }), FieldSchemaSchema, {
        description: 'The fields by name, as expressions read them.',
      }),
    },
    'The values of the form: shape, lengths and patterns.',
  ),
  slot: { kind: 'formSchema' },
})

/** An interface, because an alias would refer to itself through the fields of a group. */
export interface FieldUis {
  readonly [name: string]: FieldUi
}

const currency = oneOf(['krw', 'usdt'], 'Amount: the currency.')

const FieldUiSchema = exact(
  {
    label: text('The label of the field.'),
    widget: defaulted(oneOf(widgetNames, 'The input.'), 'text'),
    hint: Type.Optional(text('Shown beneath the field.')),
    placeholder: Type.Optional(text('Shown while the field is empty; never instead of a label.')),
    prefix: Type.Optional(text('Checkbox: text before the links.')),
    compact: Type.Optional(
      Type.Boolean({
        description:
          'Text: spaces are left out and full-width characters read as plain ones, as in a card or phone number.',
      }),
    ),
    words: Type.Optional(
      Type.Boolean({
        description:
          "Text: words of the member, such as a person's name or a remark, sent letter by letter. Any other text of one line names something: its full-width characters are read as plain ones and invisible marks are left out.",
      }),
    ),
    choices: Type.Optional(choiceSource),
    fields: Type.Optional(lazy<FieldUis>('Fields', 'Rows or group: how each field within is shown, in order.')),
    row: Type.Optional(text('Rows: what one of them is called, such as "Paper"; otherwise the label is.')),
    start: Type.Optional(value('any', 'The value the form starts with.')),
    when: Type.Optional(expression('bool', 'Shown, checked and sent only while this holds.')),
    autocomplete: Type.Optional(
      Type.String({
        pattern: '^[a-z][a-z0-9 -]*$',
        description: 'The HTML autocomplete token, so that password managers work.',
      }),
    ),
    currency: Type.Optional(
      Type.Union(
        [
          currency,
          exact(
            { if: expression('bool', 'Decides between the two currencies.'), then: currency, else: currency },
            'One of two currencies by a condition.',
          ),
        ],
        { description: 'Amount: the currency, or one of two by a condition.' },
      ),
    ),
    chips: Type.Optional(value('list', 'Amount: what each chip adds.')),
    max: Type.Optional(
      value(
        'decimal',
        'Amount: the most there is to give. The maximum button fills it in, and nothing above it passes.',
      ),
    ),
    earliest: Type.Optional(value('string', 'Date: the first day that can be chosen, YYYY-MM-DD.')),
    latest: Type.Optional(value('string', 'Date: the last day that can be chosen, YYYY-MM-DD.')),
    links: Type.Optional(
      Type.Array(
        exact(
          {
            label: text('The label of the link.'),
            do: ActionsSchema,
            when: Type.Optional(expression('bool', 'Shown only while this holds.')),
          },
          'A link beside the field.',
        ),
        { description: 'Links beside the field, such as to the terms.' },
      ),
    ),
    messages: Type.Optional(
      exact(
        Object.fromEntries(
          messageKeywords.map((keyword) => [keyword, Type.Optional(text(`Shown when ${keyword} fails.`))]),
        ),
        'Messages for the rules of the schema; without one the language has a common message.',
      ),
    ),
  },
  'How one field is shown.',
)

/** What `Fields` refers to. */
export const FieldsSchema = Type.Record(Type.String(), FieldUiSchema)

const RuleSchema = exact(
  {
    assert: expression('bool', 'Must hold, else the message is shown at the field.'),
    at: Type.String({ description: 'The field the message is shown at.' }),
    message: text('What is wrong and what to do.'),
    when: Type.Optional(expression('bool', 'Checked only while this holds.')),
  },
  'An assertion across fields, server data and settings.',
)

export const form = declareBlock({
  shape: exact(
    {
      type: Type.Literal('form'),
      ...blockBase,
      title: Type.Optional(text('A heading above the form.')),
      schema: FormSchemaSchema,
      fields: scoped(
        'form',
        Type.Record(Type.String(), FieldUiSchema, { description: 'How each field is shown, in document order.' }),
      ),
      rules: defaulted(
        scoped(
          'form',
          Type.Array(scoped('rule', RuleSchema), {
            description: 'Checked in order; the first failing one is toasted, all are shown.',
          }),
        ),
        [],
      ),
      blocked: Type.Optional(
        scoped(
          'form',
          exact(
            {
              when: expression('bool', 'The form is shut while this holds.'),
              message: text('Why, and when it opens again.'),
            },
            'A reason to shut the form.',
          ),
        ),
      ),
      submit: scoped(
        'form',
        exact(
          {
            label: text('The label of the button.'),
            variant: defaulted(oneOfVariants, 'primary'),
            review: Type.Optional(
              exact(
                {
                  title: text('The title of the review.'),
                  rows: Type.Array(exact(labelled, 'A label and its value.'), {
                    minItems: 1,
                    description: 'What is confirmed, line by line.',
                  }),
                  note: Type.Optional(text('A note beneath the rows.')),
                  confirm: text('The label that moves the money.'),
                },
                'What the member confirms before money moves.',
              ),
            ),
            do: ActionsSchema,
            clear: defaulted(Type.Boolean({ description: 'Empty the form after success.' }), true),
          },
          'The one submit of the form.',
        ),
      ),
      footer: defaulted(
        Type.Array(
          exact(
            {
              label: text('The label of the link.'),
              do: ActionsSchema,
              when: Type.Optional(expression('bool', 'Shown only while this holds.')),
            },
            'A link.',
          ),
          { description: 'Links beneath the button.' },
        ),
        [],
      ),
    },
    'A form: JSON Schema for the values, CEL rules for everything across fields.',
  ),
  examples: [
    {
      name: 'a profile with a rule',
      part: {
        type: 'form',
        id: 'profile',
        schema: {
          type: 'object',
          required: ['mobile'],
          properties: {
            mobile: { type: 'string', minLength: 8, maxLength: 32 },
            email: { type: 'string', format: 'email' },
            birthday: { type: 'string', format: 'date' },
          },
        },
        fields: {
          mobile: { label: 'userInfo.mobile', autocomplete: 'tel', start: '=user.mobile' },
          email: { label: 'userInfo.email', autocomplete: 'email', start: '=user.email' },
          birthday: {
            label: 'userInfo.birthday',
            widget: 'date',
            earliest: '=settings.dates.birthdayMin',
            start: "=user.?birthday.orValue('')",
          },
        },
        rules: [
          {
            when: '=has(form.birthday)',
            assert: '=form.birthday >= settings.dates.birthdayMin',
            at: 'birthday',
            message: { copy: 'userInfo.birthdayEarly', with: { min: '=settings.dates.birthdayMin' } },
          },
        ],
        submit: {
          label: 'userInfo.save',
          clear: false,
          do: [
            {
              call: 'updateUserInfo',
              with: {
                mobile: '=form.mobile',
                email: "=form.?email.orValue('')",
                birthday: "=form.?birthday.orValue('')",
              },
              say: true,
            },
            { refresh: 'user' },
          ],
        },
      },
    },
    {
      name: 'a number and a choice',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'form',
        id: 'apply',
        title: 'applyagent.title',
        schema: {
          type: 'object',
          required: ['mobile'],
          properties: { mobile: { type: 'string', minLength: 8, maxLength: 32 }, apply_info: { type: 'string' } },
        },
        fields: {
          mobile: { label: 'userInfo.mobile', autocomplete: 'tel' },
          apply_info: {
            label: 'record.platform',
            widget: 'select',
            choices: { source: 'wallets', value: 'platname', label: 'name' },
          },
        },
        submit: {
          label: 'applyagent.submit',
          do: [
            {
              call: 'applyAgent',
              with: { mobile: '=form.mobile', apply_info: "=form.?apply_info.orValue('')" },
              say: true,
            },
          ],
        },
        footer: [{ label: 'menu.records', do: [{ go: '/transRecord' }] }],
      },
    },
    {
      name: 'rows that are sent as a list',
      part: {
        type: 'form',
        id: 'bets',
        schema: {
          type: 'object',
          required: ['expect'],
          properties: {
            expect: { type: 'string', maxLength: 32 },
            order_list: {
              type: 'array',
              minItems: 1,
              maxItems: 5,
              items: {
                type: 'object',
                required: ['play_id', 'amount'],
                properties: {
                  play_id: { type: 'string', maxLength: 16 },
                  amount: { type: 'string', format: 'decimal' },
                },
              },
            },
          },
        },
        fields: {
          expect: { label: 'record.period' },
          order_list: {
            label: 'lottery.amount',
            widget: 'rows',
            row: 'lottery.bet',
            fields: {
              play_id: { label: 'record.platform' },
              amount: { label: 'record.amount', widget: 'amount', currency: 'krw' },
            },
          },
        },
        rules: [{ assert: '=size(form.order_list) <= 5', at: 'order_list', message: 'form.unchecked' }],
        submit: {
          label: 'common.ok',
          review: {
            title: 'common.ok',
            rows: [{ label: 'record.period', value: '=form.expect' }],
            confirm: 'common.ok',
          },
          do: [
            {
              call: 'submitLotteryOrder',
              with: { lottery_name: 'k3', expect: '=form.expect', order_list: '=form.order_list' },
              money: true,
            },
          ],
        },
      },
    },
    {
      name: 'rows and a group',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'form',
        id: 'cards',
        title: 'wallet.title',
        schema: {
          type: 'object',
          required: ['holder'],
          properties: {
            cards: {
              type: 'array',
              minItems: 1,
              maxItems: 4,
              items: {
                type: 'object',
                required: ['number'],
                properties: {
                  number: { type: 'string', maxLength: 24 },
                  platform: { type: 'string' },
                  fee: { type: 'string', format: 'decimal' },
                },
              },
            },
            holder: {
              type: 'object',
              required: ['mobile'],
              properties: { mobile: { type: 'string' }, time: { type: 'string', format: 'date' } },
            },
          },
        },
        fields: {
          cards: {
            label: 'wallet.bankCards',
            hint: 'addBankCard.numberHint',
            widget: 'rows',
            row: 'recharge.card',
            fields: {
              number: { label: 'wallet.number', compact: true },
              platform: {
                label: 'record.platform',
                widget: 'select',
                choices: { source: 'wallets', value: 'platname', label: 'name' },
              },
              fee: { label: 'withdrawal.fee', widget: 'amount', currency: 'krw' },
            },
          },
          holder: {
            label: 'wallet.owner',
            widget: 'group',
            fields: {
              mobile: { label: 'userInfo.mobile', autocomplete: 'tel' },
              time: { label: 'userInfo.birthday', widget: 'date' },
            },
          },
        },
        submit: { label: 'wallet.save', do: [{ back: true }] },
      },
    },
  ],
})

/** As an app plays it. */
export type FormBlock = Static<typeof form.shape> & {
  /** What of a form of a newer release the app does not know, as codes for the report. A form that has any is shut. */
  readonly unsupported?: readonly string[]
}
export type FieldUi = Static<typeof FieldUiSchema>
export type FormRule = Static<typeof RuleSchema>
