import type { ExpressionType } from '../expression/ExpressionType.ts'
import { isObject } from '../isObject.ts'
import type { Path } from '../shape/JsonShape.ts'
import { callOf } from './callOf.ts'
import type { ScreenFacts } from './ScreenFacts.ts'

type Kind = ExpressionType['kind']

/** What a JSON Schema type can be made of: the client writes numbers and amounts as text, and reads numbers from text. */
const fitting: Readonly<Record<string, readonly Kind[]>> = {
  string: ['string', 'double', 'decimal'],
  number: ['double', 'string', 'decimal'],
  integer: ['double', 'string'],
  boolean: ['bool'],
  array: ['list'],
  object: ['object'],
}
/** A field keeps what it starts with as it is; only text takes figures. */
const starting: Readonly<Record<string, readonly Kind[]>> = { string: ['string', 'double', 'decimal'], number: ['double'], integer: ['double'], boolean: ['bool'] }

/** A property of a hand-written component gets what it asks for, unchanged. */
const given: Readonly<Record<string, readonly Kind[]>> = { string: ['string'], number: ['double'], list: ['list'] }

/** The types that the place of an expression takes beyond its slot: those of a call's parameter, of a form's field, or of a property. */
export function expectedTypes({ screen, facts }: ScreenFacts, path: Path): { readonly kinds: readonly Kind[]; readonly what: string } | undefined {
  const [name, holder] = [path.at(-1), path.at(-2)]
  if (holder === 'with') {
    const use = valueAt(screen, path.slice(0, -2))
    const params = isObject(use) ? callOf(facts.contract, use['call'])?.params : undefined
    return params && Object.hasOwn(params, String(name)) ? typesOf(params[String(name)]?.type, fitting, 'The platform') : undefined
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

function typesOf(type: string | readonly string[] | undefined, table: typeof fitting, who: string) {
  const names = type === undefined ? [] : typeof type === 'string' ? [type] : type
  return names.length === 0 ? undefined : { kinds: names.flatMap((each) => table[each] ?? []), what: `${who} takes ${names.join(' or ')} here` }
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (Array.isArray(at) ? (at as unknown[])[Number(key)] : isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), root)
}
