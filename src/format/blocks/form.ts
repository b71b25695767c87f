import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, choiceSource, labelled, oneOfVariants } from '../shape/common.ts'
import { defaulted, exact, oneOf, scoped } from '../shape/shapes.ts'
import { copyKey, expression, text, value } from '../shape/slots.ts'
import { messageKeywords, widgets } from './formWords.ts'

const fieldSchema = Type.Unsafe<FieldSchema>({
  type: 'object',
  description: 'JSON Schema of one field, in the subset of the language.',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: { enum: ['string', 'boolean', 'number', 'integer'] },
    format: { enum: ['decimal', 'date', 'email'] },
    minLength: { type: 'integer', minimum: 0, maximum: 4096 },
    maxLength: { type: 'integer', minimum: 1, maximum: 4096 },
    pattern: { type: 'string', maxLength: 256 },
    minimum: { type: 'number' },
    maximum: { type: 'number' },
    enum: { type: 'array', items: { type: ['string', 'number', 'boolean'] }, minItems: 1, maxItems: 64 },
    const: { type: ['string', 'number', 'boolean'] },
  },
})

export interface FieldSchema {
  readonly type: 'string' | 'boolean' | 'number' | 'integer'
  readonly format?: 'decimal' | 'date' | 'email'
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly (string | number | boolean)[]
  readonly const?: string | number | boolean
}

export const FormSchemaSchema = Type.Unsafe<FormSchema>({
  ...exact(
    {
      type: Type.Literal('object'),
      required: Type.Optional(Type.Array(Type.String())),
      properties: Type.Record(Type.String({ pattern: '^[a-z][A-Za-z0-9_]*$' }), fieldSchema),
    },
    'The values of the form: shape, lengths and patterns.',
  ),
  slot: { kind: 'formSchema' },
})

export interface FormSchema {
  readonly type: 'object'
  readonly required?: readonly string[]
  readonly properties: Readonly<Record<string, FieldSchema>>
}

export const FieldUiSchema = exact(
  {
    label: text('The label of the field.'),
    widget: defaulted(oneOf(widgets, 'The input.'), 'text'),
    hint: Type.Optional(text('Shown beneath the field.')),
    placeholder: Type.Optional(text('Shown while the field is empty; never instead of a label.')),
    prefix: Type.Optional(text('Checkbox: text before the links.')),
    choices: Type.Optional(choiceSource),
    start: Type.Optional(value('any', 'The value the form starts with.')),
    when: Type.Optional(expression('bool', 'Shown, checked and sent only while this holds.')),
    autocomplete: Type.Optional(
      Type.String({
        pattern: '^[a-z][a-z0-9 -]*$',
        description: 'The HTML autocomplete token, so that password managers work.',
      }),
    ),
    currency: Type.Optional(oneOf(['krw', 'usdt'], 'Amount: the currency.')),
    chips: Type.Optional(value('list', 'Amount: what each chip adds.')),
    max: Type.Optional(value('decimal', 'Amount: what the maximum button fills in.')),
    links: Type.Optional(
      Type.Array(exact({ label: text('The label of the link.'), do: ActionsSchema }, 'A link beside the field.')),
    ),
    messages: Type.Optional(
      exact(
        Object.fromEntries(
          messageKeywords.map((keyword) => [keyword, Type.Optional(copyKey(`Shown when ${keyword} fails.`))]),
        ),
        'Messages for the rules of the schema; without one the language has a common message.',
      ),
    ),
  },
  'How one field is shown.',
)

export const RuleSchema = exact(
  {
    assert: expression('bool', 'Must hold, else the message is shown at the field.'),
    at: Type.String({ description: 'The field the message is shown at.' }),
    message: text('What is wrong and what to do.'),
    when: Type.Optional(expression('bool', 'Checked only while this holds.')),
  },
  'An assertion across fields, server data and settings.',
)

export const FormBlockSchema = exact(
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
        Type.Array(RuleSchema, { description: 'Checked in order; the first failing one is toasted, all are shown.' }),
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
                rows: Type.Array(exact(labelled, 'A label and its value.'), { minItems: 1 }),
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
        exact({
          label: text('The label of the link.'),
          do: ActionsSchema,
          when: Type.Optional(expression('bool', 'Shown only while this holds.')),
        }),
      ),
      [],
    ),
  },
  'A form: JSON Schema for the values, CEL rules for everything across fields.',
)

export type FormBlock = Static<typeof FormBlockSchema>
export type FieldUi = Static<typeof FieldUiSchema>
export type FormRule = Static<typeof RuleSchema>
