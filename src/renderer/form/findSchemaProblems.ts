import { isObject } from '../../format/isObject.ts'
import type { GroupSchema } from '../../format/blocks/form.ts'
import { keysOf } from '../../format/keysOf.ts'
import { valueAt } from '../../format/check/valueAt.ts'
import { format, Validator, type OutputUnit } from '@cfworker/json-schema'
import { formats, lateFormats } from '../../format/formats.ts'

interface SchemaProblem {
  /** Names of fields and places in lists, from the outside in. */
  readonly path: readonly string[]
  readonly keyword: string
  /** The value of the keyword; what is missing has none. */
  readonly limit?: unknown
}

/** They only say that something beneath them failed, which has a problem of its own. */
const wrappers = new Set(['properties', 'items'])

/** Fetches the code of the formats that a schema names; one that has not come passes everything. Rejects where it does not come. */
export async function loadFormats(schema: GroupSchema): Promise<void> {
  await Promise.all(
    Object.values(schema.properties).map(async (field) => {
      if (field.type === 'array') return loadFormats(field.items)
      if (field.type === 'object') return loadFormats(field)
      const name = keysOf(lateFormats).find((late) => late === field.format)
      if (name !== undefined) format[name] ??= await lateFormats[name]()
    }),
  )
}

const validators = new WeakMap<object, Validator>()

/**
 * What a JSON Schema says against a value, in the order in which a member reads the fields. By an interpreter: AJV
 * would compile with `new Function`, which our CSP forbids. It only speaks English, so that the caller words the
 * problems.
 */
export function findSchemaProblems(schema: object, value: unknown): readonly SchemaProblem[] {
  return (
    validatorOf(schema)
      // It throws on `undefined`, which a cleared input leaves behind.
      .validate(JSON.parse(JSON.stringify(value)))
      .errors.filter(({ keyword }) => !wrappers.has(keyword))
      .map((unit) => problemOf(schema, unit))
      .map((problem) => ({ problem, rank: rankOf(schema, problem.path) }))
      .sort((a, b) => compareRanks(a.rank, b.rank))
      .map(({ problem }) => problem)
  )
}

function validatorOf(schema: object): Validator {
  const known = validators.get(schema)
  if (known) return known
  Object.assign(format, formats)
  const made = new Validator(schema, '7', false)
  validators.set(schema, made)
  return made
}

function problemOf(schema: object, unit: OutputUnit): SchemaProblem {
  const { keyword } = unit
  const missing = keyword === 'required' ? /"(.*)"/s.exec(unit.error)?.[1] : undefined
  const at = segments(unit.instanceLocation)
  if (missing !== undefined) return { path: [...at, missing], keyword }
  const limit = segments(unit.keywordLocation).reduce(below, schema)
  return { path: at, keyword, ...(limit !== undefined && { limit }) }
}

/** The interpreter names what is missing before what is wrong; a member reads from the top. */
function rankOf(schema: object, path: readonly string[]): readonly number[] {
  let at: unknown = schema
  return path.map((segment) => {
    const properties = below(at, 'properties')
    at = properties === undefined ? below(at, 'items') : below(properties, segment)
    return properties === undefined
      ? Number(segment)
      : (isObject(properties) ? Object.keys(properties) : []).indexOf(segment)
  })
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((rank, index) => rank !== b[index])
  return place === -1 ? a.length - b.length : (a[place] ?? 0) - (b[place] ?? -1)
}

function segments(location: string): string[] {
  return location
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

const below = (of: unknown, key: string): unknown => valueAt(of, [key])
