import { Type, type TUnsafe } from 'typebox'
import type { JsonShape } from './JsonShape.ts'
import { described, type Description } from './deskWords.ts'
import type { CompiledText, CompiledValue, Expression } from './compiled.ts'

/** Meaning of the strings in a place of a document. The check and the compile step read this from the schema itself. */
export type Slot =
  | { readonly kind: 'copy' }
  | { readonly kind: 'text' }
  | { readonly kind: 'value'; readonly type: ValueType; readonly range?: Range }
  | { readonly kind: 'expression'; readonly type: ValueType }
  | { readonly kind: 'call' }
  | { readonly kind: 'source' }
  | { readonly kind: 'route' }
  | { readonly kind: 'choices' }
  | { readonly kind: 'dialog' }
  | { readonly kind: 'popup' }
  | { readonly kind: 'handwritten' }
  | { readonly kind: 'formSchema' }
  | { readonly kind: 'data' }

/**
 * Type that an expression in a slot must yield. `decimal` also takes a number, `plain` whatever can be written out: a
 * text, a number or an amount; `shown` the same, but no literal text, which no language would translate; `html` is text
 * that the platform wrote, for the same reason; `picture` is the address of a picture; `any` takes everything.
 */
export type ValueType =
  | 'bool'
  | 'number'
  | 'string'
  | 'decimal'
  | 'list'
  | 'plain'
  | 'shown'
  | 'html'
  | 'picture'
  | 'any'

/** The figures that make sense in a place. */
export interface Range {
  readonly least: number
  readonly most?: number
}

function slotted<T>(slot: Slot, json: object, description: Description): TUnsafe<T> {
  return Type.Unsafe<T>({ ...json, ...described(description), slot })
}

const literal: JsonShape = { type: ['string', 'number'] }
const object = (properties: Readonly<Record<string, JsonShape>>, required: readonly string[]): JsonShape => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
})
const byCondition = object(
  {
    if: { type: 'string', pattern: '^=', description: 'Decides between the two names.' },
    then: { type: 'string', description: 'The name when the condition holds.' },
    else: { type: 'string', description: 'The name when it does not.' },
  },
  ['if', 'then', 'else'],
)
const nameOrIf: JsonShape = { anyOf: [{ type: 'string' }, byCondition] }
const labelForm = object(
  {
    label: { ...literal, description: 'The value.' },
    choices: { ...nameOrIf, description: 'The list in choices.json whose label of the value is shown.' },
  },
  ['label', 'choices'],
)
const withMap: JsonShape = {
  type: 'object',
  additionalProperties: {
    anyOf: [
      literal,
      object(
        {
          value: { ...literal, description: 'The value, or an expression.' },
          as: { ...nameOrIf, description: 'How it is written out, such as krw or dateTime.' },
        },
        ['value', 'as'],
      ),
      labelForm,
    ],
  },
}
const aText = { $ref: '#/$defs/Text', lazy: 'Text' }
const textForms = {
  copy: object(
    {
      copy: { type: 'string', slot: { kind: 'copy' }, description: 'The copy key, or an expression that reads one.' },
      with: {
        ...withMap,
        description:
          'The values of its placeholders; { "value", "as" } writes one out by a format, { "label", "choices" } by a list.',
      },
    },
    ['copy'],
  ),
  label: labelForm,
  if: object(
    {
      if: { type: 'string', pattern: '^=', description: 'Decides between the two texts.' },
      then: { ...aText, description: 'The text when the condition holds.' },
      else: { ...aText, description: 'The text when it does not.' },
    },
    ['if', 'then', 'else'],
  ),
}

/** A copy key, never literal text. */
export const copyKey = (description: Description) => slotted<string>({ kind: 'copy' }, { type: 'string' }, description)

/**
 * Shown text: a copy key, an expression, `{ "copy": key, "with": {…} }` where a value may be `{ "value", "as" }` or a
 * label and the key may be read from data, `{ "label": value, "choices": list }` for the label of a value in a list, or
 * `{ "if", "then", "else" }` for one of two texts.
 */
export const text = (description: Description) => slotted<CompiledText>({ kind: 'text' }, aText, description)

/** Shape that `text` refers to. */
export const TextShape: JsonShape = {
  description: 'Shown text, by the words of the copy.',
  anyOf: [
    { type: 'string', slot: { kind: 'copy' } },
    { type: 'object', keyed: textForms },
  ],
}

interface ValueOf {
  bool: boolean
  number: number
  string: string
  decimal: string | number
  list: readonly unknown[]
  plain: unknown
  shown: unknown
  html: string
  picture: string
  any: unknown
}

const literalTypes: Record<ValueType, readonly string[]> = {
  bool: ['boolean', 'string'],
  number: ['number', 'string'],
  string: ['string'],
  decimal: ['number', 'string'],
  list: ['array', 'string'],
  plain: ['string', 'number'],
  shown: ['string', 'number'],
  html: ['string'],
  picture: ['string'],
  any: ['string', 'number', 'boolean', 'null'],
}

/** A literal, or an expression when it begins with `=`. */
export const value = <K extends ValueType>(type: K, description: Description) =>
  slotted<CompiledValue<ValueOf[K]>>({ kind: 'value', type }, { type: literalTypes[type] }, description)

/** A number, or an expression, within a range. */
export const figure = (range: Range, description: Description) =>
  slotted<CompiledValue<number>>({ kind: 'value', type: 'number', range }, { type: literalTypes.number }, description)

/** Always an expression, beginning with `=`. */
export const expression = (type: ValueType, description: Description) =>
  slotted<Expression>({ kind: 'expression', type }, { type: 'string', pattern: '^=' }, description)

const named =
  (kind: Exclude<Slot['kind'], 'value' | 'expression' | 'formSchema' | 'data'>) => (description: Description) =>
    slotted<string>({ kind }, { type: 'string' }, description)

/** The `operationId` of a call in `platform.json`. */
export const call = named('call')
/** The name of a source declared on the same screen. */
export const source = named('source')
/** A route's path as some screen declares it; a query may follow `?`. */
export const route = named('route')
/** The name of a list in `choices.json`. */
export const choicesName = named('choices')
/** The id of a dialog in `dialogs.json`. */
export const dialogId = named('dialog')
/** The id of a popup block on the same screen. */
export const popupId = named('popup')
/** The name of a registered hand-written component. */
export const handwrittenName = named('handwritten')

/** Named parameters: each a literal or an expression. */
export const params = (description: Description) =>
  Type.Record(Type.String(), value('any', 'A parameter: a literal or an expression.'), described(description))

/** Data of any shape; strings in it that begin with `=` are expressions. */
export const data = (description: Description) => slotted<unknown>({ kind: 'data' }, {}, description)
