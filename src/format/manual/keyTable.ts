import type { JsonShape } from '../shape/JsonShape.ts'
import { describeShape } from './describeShape.ts'

interface Row {
  readonly key: string
  readonly shape: JsonShape
  readonly isRequired: boolean
}

/** The keys of a shape and all beneath it as a Markdown table, without those of `except`. */
export function keyTable(shape: JsonShape, except: readonly string[] = []): string {
  const rows = rowsIn(shape, '').filter(({ key }) => !except.includes(key))
  if (rows.length === 0) return ''
  return ['| key | takes | what it is |', '| --- | --- | --- |', ...rows.map(lineOf)].join('\n')
}

function lineOf({ key, shape, isRequired }: Row): string {
  const takes = isRequired ? `**${describeShape(shape)}**` : describeShape(shape)
  const otherwise =
    shape.default === undefined || isEmpty(shape.default) ? '' : ` Otherwise \`${JSON.stringify(shape.default)}\`.`
  return `| \`${key}\` | ${takes} | ${shape.description ?? ''}${otherwise} |`.replaceAll(/(?<!^|\s)\|(?!\s|$)/g, '\\|')
}

const isEmpty = (value: unknown) => JSON.stringify(value) === '[]' || JSON.stringify(value) === '{}'

/** A key, and those of what it holds: `row.cells[].label`, `query.<name>.default`. */
function rowsIn(shape: JsonShape, before: string): readonly Row[] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
    const key = `${before}${name}`
    const isRequired = (shape.required ?? []).includes(name) && inner.default === undefined
    return [{ key, shape: inner, isRequired }, ...rowsBeneath(inner, key)]
  })
  return own
}

function rowsBeneath(shape: JsonShape, key: string): readonly Row[] {
  if (shape.lazy !== undefined || (shape.slot && shape.slot.kind !== 'formSchema')) return []
  if (shape.items) return rowsBeneath(shape.items, `${key}[]`)
  const [named] = Object.values(shape.patternProperties ?? {})
  if (named) return rowsBeneath(named, `${key}.<name>`)
  if (shape.properties) return rowsIn(shape, `${key}.`)
  if (shape.variants) return rowsOfVariants(shape.variants, key)
  const alternatives = shape.keyed ? Object.values(shape.keyed) : (shape.anyOf ?? [])
  return withoutDoubles(alternatives.flatMap((inner) => rowsBeneath(inner, key)))
}

/** Each kind by its name: `fields[dateRange].start`. */
function rowsOfVariants({ property, map }: NonNullable<JsonShape['variants']>, key: string): readonly Row[] {
  return Object.entries(map).flatMap(([name, inner]) => {
    const kind = `${key.replace(/\[\]$/, '')}[${name}]`
    const about = {
      type: 'object',
      ...(inner.description !== undefined && {
        description: `With \`"${property}": "${name}"\`. ${inner.description}`,
      }),
    }
    return [
      { key: kind, shape: about, isRequired: false },
      ...rowsIn(inner, `${kind}.`).filter((row) => row.key !== `${kind}.${property}`),
    ]
  })
}

/** Rows without those that several alternatives share, which are listed once. */
function withoutDoubles(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter(({ key, shape }) => {
    const told = `${key} ${shape.description ?? ''}`
    if (seen.has(told)) return false
    seen.add(told)
    return true
  })
}
