import type { ExpressionType } from '../expression/ExpressionType.ts'
import type { JsonSchema } from '../expression/typeOfJsonSchema.ts'
import { isObject } from '../isObject.ts'
import type { Path } from '../shape/JsonShape.ts'
import { callOf } from './callOf.ts'
import type { ScreenFacts } from './ScreenFacts.ts'
import { valueAt } from './valueAt.ts'

type Kind = ExpressionType['kind']

/** The types from which the client writes a parameter without loss: figures and amounts as text, numbers from text. */
const fitting: Readonly<Record<string, readonly Kind[]>> = {
  string: ['string', 'double', 'decimal'],
  decimal: ['decimal', 'double'],
  number: ['double', 'string'],
  integer: ['double', 'string'],
  boolean: ['bool'],
  array: ['list'],
  object: ['object'],
}
const words: Readonly<Record<string, string>> = {
  string: 'text',
  decimal: 'an amount',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  list: 'a list',
  object: 'an object',
}

/** A field keeps what it starts with as it is; only text takes figures. */
const starting: Readonly<Record<string, readonly Kind[]>> = {
  string: ['string', 'double', 'decimal'],
  number: ['double'],
  integer: ['double'],
  boolean: ['bool'],
}

/** A property of a hand-written component gets what it asks for, unchanged. */
const given: Readonly<Record<string, readonly Kind[]>> = { string: ['string'], number: ['double'], list: ['list'] }

export interface Expected {
  readonly kinds: readonly Kind[]
  readonly what: string
  readonly code: 'expression-type' | 'param-type'
  /** It is never left out. */
  readonly required?: boolean
}

/** The types an expression's place takes beyond its slot: of a call's parameter, a form's field or a property. */
export function expectedTypes({ screen, facts }: ScreenFacts, path: Path): Expected | undefined {
  const [name, holder] = [path.at(-1), path.at(-2)]
  if (holder === 'with') {
    const param = paramAt({ screen, facts }, path)
    if (!param) return undefined
    const { schema } = param
    const found = typesOf(schema.format === 'decimal' ? 'decimal' : schema.type, fitting, 'The platform', 'param-type')
    return found && { ...found, required: param.required }
  }
  if (holder === 'props') {
    const block = valueAt(screen, path.slice(0, -2))
    const props = isObject(block) ? facts.handwritten.get(String(block['name'])) : undefined
    const kind = props && Object.hasOwn(props, String(name)) ? props[String(name)] : undefined
    return kind === undefined || kind === 'source' ? undefined : typesOf(kind, given, String(name))
  }
  if (name === 'start' && path.at(-3) === 'fields') {
    const property = valueAt(screen, [...path.slice(0, -3), 'schema', 'properties', holder ?? ''])
    return isObject(property) ? typesOf(String(property['type']), starting, `The field ${String(holder)}`) : undefined
  }
  return undefined
}

/** Parameter of the contract that is written at a path. */
export function paramAt(
  { screen, facts }: Pick<ScreenFacts, 'screen' | 'facts'>,
  path: Path,
): { readonly schema: JsonSchema; readonly required: boolean } | undefined {
  if (path.at(-2) !== 'with') return undefined
  const use = valueAt(screen, path.slice(0, -2))
  const call = isObject(use) ? callOf(facts.contract, use['call']) : undefined
  const name = String(path.at(-1))
  const schema = call && Object.hasOwn(call.params, name) ? call.params[name] : undefined
  return call && schema && { schema, required: call.required.includes(name) }
}

/** The kinds of value that the client can write as one of these types of the contract. */
export const fittingKinds = (types: readonly string[]): readonly Kind[] => types.flatMap((type) => fitting[type] ?? [])

export const typeWords = (type: string): string => words[type] ?? type

function typesOf(
  type: string | readonly string[] | undefined,
  table: typeof fitting,
  who: string,
  code: Expected['code'] = 'expression-type',
): Expected | undefined {
  const names = type === undefined ? [] : typeof type === 'string' ? [type] : type
  return names.length === 0
    ? undefined
    : {
        kinds: names.flatMap((each) => table[each] ?? []),
        what: `${who} takes ${names.map((each) => words[each] ?? each).join(' or ')} here`,
        code,
      }
}
