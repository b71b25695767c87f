import type { ExpressionType } from './ExpressionType.ts'

const NAMES = {
  bool: 'true/false',
  double: 'number',
  string: 'text',
  decimal: 'amount',
  null: 'null',
  any: 'any value',
} as const

/** A type in the words of an issue: "number", "list of text", "optional amount". */
export function describeType(type: ExpressionType): string {
  if (type.kind === 'list' || type.kind === 'optional') {
    return `${type.kind === 'list' ? 'list of' : 'optional'} ${describeType(type.of)}`
  }
  return type.kind === 'object' ? 'object' : NAMES[type.kind]
}
