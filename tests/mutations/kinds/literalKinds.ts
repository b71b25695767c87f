import * as fc from 'fast-check'
import { isObject, objectOf } from '../../../src/format/value/isObject.ts'
import type { JsonShape } from '../../../src/format/shape/JsonShape.ts'
import { changeAt } from '../changeAt.ts'
import type { Kind, Material } from '../Kind.ts'
import { nearMiss } from '../nearMiss.ts'
import type { Site } from '../Site.ts'

/** Literals changed within their type, keys left out and added, and values swapped with others of the same shape. */
export const literalKinds: Readonly<Record<string, Kind>> = {
  'literal within its type': ({ sites }) =>
    fc.constantFrom(...sites.filter(isLiteral)).chain((site) => literalOf(site).map((value) => changeAt(site, value))),

  'optional key left out': ({ sites }) =>
    fc
      .constantFrom(...sites.filter((site) => keysOf(site, isOptional).length > 0))
      .chain((site) => fc.constantFrom(...keysOf(site, isOptional)).map((key) => without(site, key))),

  'needed key left out': ({ sites }) =>
    fc
      .constantFrom(...sites.filter((site) => keysOf(site, isNeeded).length > 0))
      .chain((site) => fc.constantFrom(...keysOf(site, isNeeded)).map((key) => without(site, key))),

  'optional key added': ({ sites, alike }) =>
    fc
      .constantFrom(...sites.filter((site) => givers(site, alike).length > 0))
      .chain((site) =>
        fc
          .constantFrom(...givers(site, alike))
          .map((giver) => changeAt(site, { ...objectOf(site.value), [String(giver.path.at(-1))]: giver.value })),
      ),

  'value of the same shape': ({ sites, alike }) =>
    fc
      .constantFrom(...sites.filter(({ declared }) => (alike.get(declared)?.length ?? 0) > 1))
      .chain((site) =>
        fc.constantFrom(...(alike.get(site.declared) ?? [])).map((other) => changeAt(site, other.value)),
      ),

  'name of a part': ({ sites }) => {
    const named = sites.filter(
      ({ path, value }) =>
        ['id', 'name', 'at', 'bind', 'start', 'end', 'value', 'label'].includes(String(path.at(-1))) &&
        typeof value === 'string',
    )
    return fc.constantFrom(...named).chain((site) => {
      const others = named.filter(({ document }) => document === site.document).map(({ value }) => String(value))
      return fc
        .oneof(
          nearMiss(String(site.value)),
          fc.constantFrom(...others),
          fc.constantFrom('constructor', 'toString', '__proto__'),
        )
        .map((value) => changeAt(site, value))
    })
  },

  'entry of a record': ({ sites }) => {
    const records = sites.filter(
      ({ shape, value }) =>
        isObject(value) &&
        Object.keys(value).length > 0 &&
        (shape.patternProperties !== undefined || typeof shape.additionalProperties === 'object'),
    )
    return fc.constantFrom(...records).chain((site) => {
      const entries = Object.entries(objectOf(site.value))
      return fc
        .tuple(fc.nat(entries.length - 1), fc.constantFrom('gone', 'renamed', 'doubled', 'last', 'constructor'))
        .map(([at, how]) => {
          const [key = '', value] = entries[at] ?? []
          const others = entries.filter((_, index) => index !== at)
          if (how === 'gone') return changeAt(site, Object.fromEntries(others))
          if (how === 'last') return changeAt(site, Object.fromEntries([...others, [key, value]]))
          if (how === 'doubled') return changeAt(site, Object.fromEntries([...entries, [`${key}2`, value]]))
          return changeAt(
            site,
            Object.fromEntries(
              entries.map((entry, index) => (index === at ? [how === 'renamed' ? `${key}x` : how, value] : entry)),
            ),
          )
        })
    })
  },
}

const isLiteral = ({ shape, value }: Site) =>
  (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') &&
  shape.const === undefined &&
  (shape.slot === undefined || (shape.slot.kind === 'value' && !String(value).startsWith('=')))

function literalOf({ shape, value }: Site): fc.Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (typeof value === 'boolean') return fc.constant(!value)
  if (shape.format === 'clock') return fc.constantFrom(0, 24, 25, '00:00', '09:30', '23:59', '24:00', '24:01', '9:30')
  if (typeof value === 'number') return numbersOf(shape)
  if (shape.format === 'decimal')
    return fc.constantFrom('0', '1', '0.00000001', '99999', '999999999999999', '999999999999999.99999999', '007')
  if (shape.format === 'date')
    return fc.constantFrom('2020-02-29', '1970-01-01', '9999-12-31', '2030-01-01', '0001-01-01')
  if (shape.format === 'date-time') return fc.constantFrom('2020-02-29T00:00:00Z', '9999-12-31T23:59:59Z')
  return fc.oneof(
    nearMiss(String(value)),
    fc.constantFrom('', ' ', 'x', '0', '1', '-1', 'constructor', 'https://x', '^[0-9]+$', '^(a|a)*$', '.*'),
  )
}

function numbersOf({ type, minimum = -10, maximum = 100_000 }: JsonShape): fc.Arbitrary<number> {
  const ends = [minimum, maximum, minimum - 1, maximum + 1, 0, 1]
  return fc.oneof(
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
    fc.constantFrom(...ends),
    ...(type === 'integer' ? [] : [fc.double({ min: minimum, max: maximum, noNaN: true })]),
  )
}

const keysOf = ({ shape, value }: Site, belongs: (shape: JsonShape, key: string) => boolean) =>
  isObject(value) && shape.properties ? Object.keys(value).filter((key) => belongs(shape, key)) : []

const isNeeded = (shape: JsonShape, key: string) =>
  shape.required?.includes(key) === true && shape.properties?.[key]?.default === undefined
const isOptional = (shape: JsonShape, key: string) => shape.properties?.[key] !== undefined && !isNeeded(shape, key)

const without = (site: Site, key: string) =>
  changeAt({ ...site, path: [...site.path, key], value: objectOf(site.value)[key] }, undefined)

/** Values elsewhere that would fit a key this object does not have. */
function givers({ shape, value }: Site, alike: Material['alike']): readonly Site[] {
  if (!isObject(value) || !shape.properties) return []
  const lacking = Object.entries(shape.properties).filter(([key]) => !Object.hasOwn(value, key))
  return lacking.flatMap(([key, inner]) => (alike.get(inner) ?? []).filter(({ path }) => path.at(-1) === key))
}
