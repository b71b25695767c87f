import { assertNever } from '../../../../src/format/value/assertNever.ts'
import type { JsonShape } from '../../../../src/format/shape/JsonShape.ts'
import { alternativesOf, fieldKind, resolved } from './fieldKind.ts'

/** A value to begin with: what is required, as empty as the shape allows. What else it needs, the check says. */
export function emptyOf(given: JsonShape): unknown {
  const shape = resolved(given)
  if (shape.const !== undefined) return shape.const
  if (given.lazy === 'Blocks') return []
  const kind = fieldKind(given)
  switch (kind) {
    case 'group':
      return emptyObject(shape)
    case 'union': {
      const [first] = alternativesOf(given)
      return first && emptyOf(first.shape)
    }
    case 'list':
      return Array.from({ length: shape.minItems ?? 0 }, () => shape.items && emptyOf(shape.items))
    case 'icon':
    case 'tone':
    case 'choice':
      return shape.enum?.[0]
    case 'switch':
      return false
    case 'number':
      return shape.minimum ?? 0
    case 'formula':
      return shape.slot?.kind === 'expression' && shape.slot.type === 'bool' ? '=true' : '='
    case 'json':
      return shape.type === 'array' ? [] : {}
    case 'text':
    case 'copyKey':
    case 'value':
    case 'picture':
    case 'name':
    case 'line':
    case 'amount':
    case undefined:
      return ''
    default:
      return assertNever(kind)
  }
}

function emptyObject({ properties = {}, required = [] }: JsonShape): unknown {
  const needed = required.filter((key) => properties[key]?.default === undefined)
  return Object.fromEntries(
    needed.flatMap((key) => {
      const property = properties[key]
      return property === undefined ? [] : [[key, emptyOf(property)]]
    }),
  )
}
