import { describeType } from '../expression/describeType.ts'
import type { ExpressionType } from '../expression/ExpressionType.ts'
import type { JsonSchema } from '../expression/typeOfJsonSchema.ts'
import { nearest } from '../nearest.ts'
import type { Found } from './Document.ts'
import { fittingKinds, typeWords } from './expectedTypes.ts'

type Mistake = Omit<Found, 'path'>

/**
 * Mistakes in a list or an object that a parameter is given: what the platform would not take, or never get. The client
 * writes what the contract names and nothing else, so that a member which is spelt otherwise would silently not be
 * sent.
 * @param at where it is within the body, such as "papers" or "papers[].number"
 */
export function bodyMistakes(
  type: ExpressionType,
  schema: JsonSchema | boolean | undefined,
  at: string,
): readonly Mistake[] {
  if (typeof schema !== 'object' || type.kind === 'any') return []
  if (type.kind === 'optional') return bodyMistakes(type.of, schema, at)
  if (type.kind === 'list') return itemMistakes(type.of, schema, `${at}[]`)
  return type.kind === 'object' ? memberMistakes(type, schema, at) : []
}

function itemMistakes(type: ExpressionType, { items }: JsonSchema, at: string): readonly Mistake[] {
  return [...kindMistake(type, items, at), ...bodyMistakes(type, items, at)]
}

function memberMistakes(
  { fields }: Extract<ExpressionType, { kind: 'object' }>,
  { properties, required = [] }: JsonSchema,
  at: string,
): readonly Mistake[] {
  if (properties === undefined) return []
  const known = Object.keys(properties)
  const given = Object.entries(fields).flatMap(([name, { type }]): readonly Mistake[] => {
    const inner = `${at}.${name}`
    if (Object.hasOwn(properties, name))
      return [...kindMistake(type, properties[name], inner), ...bodyMistakes(type, properties[name], inner)]
    const near = nearest(name, known)
    return [
      {
        code: 'unknown-param',
        message: `The platform takes no "${name}" in ${at}, so it would not be sent.`,
        hint: near === undefined ? `It takes: ${known.join(', ')}.` : `Did you mean "${near}"?`,
      },
    ]
  })
  const missing = required.flatMap((name): readonly Mistake[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined)
      return [
        {
          code: 'missing-param',
          message: `The platform needs "${name}" in ${at}.`,
          hint: `Add a field "${name}" there.`,
        },
      ]
    return field.optional
      ? [
          {
            code: 'param-type',
            message: `The platform needs "${name}" in every ${at}, but it may be left empty.`,
            hint: `Add "${name}" to what is "required" there in the form's schema.`,
          },
        ]
      : []
  })
  return [...given, ...missing]
}

function kindMistake(type: ExpressionType, schema: JsonSchema | boolean | undefined, at: string): readonly Mistake[] {
  if (typeof schema !== 'object') return []
  const given = type.kind === 'optional' ? type.of : type
  const names = schema.format === 'decimal' ? ['decimal'] : [schema.type ?? []].flat()
  if (given.kind === 'any' || names.length === 0 || fittingKinds(names).includes(given.kind)) return []
  return [
    {
      code: 'param-type',
      message: `The platform takes ${names.map(typeWords).join(' or ')} as ${at}, but this gives ${describeType(given)}.`,
      hint: 'Change the type of the field in the schema of the form.',
    },
  ]
}
