import { Type, type TSchema, type TUnsafe } from 'typebox'
import type { CompiledText, CompiledValue, Expression } from './compiled.ts'

/** What the strings in a place of a document mean. The check and the compile step read this from the schema itself. */
export type Slot =
  | { readonly kind: 'copy' }
  | { readonly kind: 'text' }
  | { readonly kind: 'value'; readonly type: ValueType }
  | { readonly kind: 'expression'; readonly type: ValueType }
  | { readonly kind: 'call' }
  | { readonly kind: 'source' }
  | { readonly kind: 'route' }
  | { readonly kind: 'choices' }
  | { readonly kind: 'dialog' }
  | { readonly kind: 'popup' }
  | { readonly kind: 'handwritten' }
  | { readonly kind: 'formSchema' }

/** What an expression in a slot must yield. `decimal` also takes a number, `any` takes everything. */
export type ValueType = 'bool' | 'number' | 'string' | 'decimal' | 'list' | 'any'

type Described = { description: string }

function slotted<T>(slot: Slot, json: object, { description }: Described): TUnsafe<T> {
  return Type.Unsafe<T>({ ...json, description, slot })
}

const withMap = { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } }

/** A copy key, never literal text. */
export const copyKey = (description: string) => slotted<string>({ kind: 'copy' }, { type: 'string' }, { description })

/** Shown text: a copy key, `{ "copy": key, "with": {…} }`, or an expression. */
export const text = (description: string) =>
  slotted<CompiledText>(
    { kind: 'text' },
    {
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          required: ['copy'],
          additionalProperties: false,
          properties: { copy: { type: 'string' }, with: withMap },
        },
      ],
    },
    { description },
  )

interface ValueOf {
  bool: boolean
  number: number
  string: string
  decimal: string | number
  list: readonly unknown[]
  any: unknown
}

const literalTypes: Record<ValueType, readonly string[]> = {
  bool: ['boolean', 'string'],
  number: ['number', 'string'],
  string: ['string'],
  decimal: ['number', 'string'],
  list: ['array', 'string'],
  any: ['string', 'number', 'boolean', 'null'],
}

/** A literal, or an expression when it begins with `=`. */
export const value = <K extends ValueType>(type: K, description: string) =>
  slotted<CompiledValue<ValueOf[K]>>({ kind: 'value', type }, { type: literalTypes[type] }, { description })

/** Always an expression, beginning with `=`. */
export const expression = (type: ValueType, description: string) =>
  slotted<Expression>({ kind: 'expression', type }, { type: 'string', pattern: '^=' }, { description })

const named = (kind: Exclude<Slot['kind'], 'value' | 'expression' | 'formSchema'>) => (description: string) =>
  slotted<string>({ kind }, { type: 'string' }, { description })

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
export const params = (description: string) =>
  Type.Record(Type.String(), value('any', 'A parameter: a literal or an expression.'), { description })

export type SlottedSchema = TSchema & { readonly slot?: Slot }
