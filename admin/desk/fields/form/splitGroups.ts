import type { RJSFSchema } from '@rjsf/utils'
import { schemaOf } from '../../facts/shapes/schemaOf.ts'

/** In lines: a heading with the space around it, and a list with its values. */
const HEADING = 1.1
const LIST = 1.9

/**
 * The column of each group, of two: each goes where there is more room left. It does not depend on what is typed: a
 * group that changed its column would take the field along.
 */
export function splitGroups(groups: readonly RJSFSchema[]): readonly ('left' | 'right')[] {
  const lines = { left: 0, right: 0 }
  return groups.map((group) => {
    const column = lines.left <= lines.right ? 'left' : 'right'
    lines[column] += HEADING + linesOf(group)
    return column
  })
}

function linesOf({ properties = {} }: RJSFSchema): number {
  return sum(Object.values(properties).map((property) => linesIn(schemaOf(property))))
}

/** A pair of values is one line of a table. */
function linesIn({ type, properties, items }: RJSFSchema): number {
  if (properties) {
    const { length } = Object.keys(properties)
    return length <= 2 ? 1 : length + 1
  }
  const isList = type === 'array' && typeof items === 'object' && !('enum' in items)
  return isList ? LIST : 1
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
