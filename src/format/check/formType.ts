import { isNode } from '../expression/Ast.ts'
import { conjunctsOf } from '../expression/conjunctsOf.ts'
import type { ExpressionType, FieldType, TypeScope } from '../expression/ExpressionType.ts'
import { parseExpression } from '../expression/parseExpression.ts'
import { typeOfJsonSchema } from '../expression/typeOfJsonSchema.ts'
import { isWidget, widgetRules } from '../blocks/widgets.ts'
import { isObject } from '../value/isObject.ts'
import type { Path } from '../shape/JsonShape.ts'
import { valueAt } from './valueAt.ts'

type Form = Readonly<Record<string, unknown>>

/**
 * Type that expressions read as `form`. A field that need not be filled in, or that may be hidden, may be absent; one
 * that must be is taken for there, because nothing is sent before it is.
 */
export function formType(form: Form): ExpressionType {
  return typeWhere(form, (name) => isAsked(form, name) && conditionOf(form, name) === undefined)
}

/** The same outside the form: it may not have been filled in, or not even been there. */
export const formTypeElsewhere = (form: Form): ExpressionType => typeWhere(form, () => false)

/**
 * The same within a rule, which is judged only while its field shows: what shows under the same condition
 * is there too, and so is what its `when` asks for with has().
 */
export function ruleType(screen: unknown, path: Path, scope: TypeScope): ExpressionType {
  const [form, rule] = [valueAt(screen, path.slice(0, -2)), valueAt(screen, path)]
  if (!isObject(form) || !isObject(rule)) return scope['form'] ?? { kind: 'any' }
  const shown = conditionOf(form, String(rule['at']))
  const known = fieldsShownBy(rule['when'], scope)
  return typeWhere(form, (name) => {
    const condition = conditionOf(form, name)
    return known.has(name) || (isAsked(form, name) && (condition === undefined || condition === shown))
  })
}

function typeWhere(form: Form, isThere: (name: string) => boolean): ExpressionType {
  const { schema } = form
  if (!isObject(schema)) return typeOfJsonSchema(undefined)
  const type = typeOfGroup(schema, isThere)
  if (type.kind !== 'object') return type
  const fields = Object.entries(type.fields).map(([name, field]): [string, FieldType] => [
    name,
    isAsDrawn(form, name) ? field : { ...field, type: { kind: 'any' } },
  ])
  return { kind: 'object', fields: Object.fromEntries(fields) }
}

/** Whether the widget of a field gives its type. Where it does not, that is the mistake, and no use of the field is. */
export function isAsDrawn(form: Form, name: string): boolean {
  const widget = valueAt(form, ['fields', name, 'widget']) ?? 'text'
  const type = valueAt(form, ['schema', 'properties', name, 'type'])
  return !isWidget(widget) || widgetRules[widget].gives.some((given) => given === type)
}

function typeOfGroup(schema: Form, isThere = (name: string) => isAskedBy(schema, name)): ExpressionType {
  const properties = Object.entries(isObject(schema['properties']) ? schema['properties'] : {})
  const fields = properties.map(([name, property]): [string, FieldType] => [
    name,
    { type: typeOfField(property), optional: !isThere(name) },
  ])
  return { kind: 'object', fields: Object.fromEntries(fields) }
}

function typeOfField(schema: unknown): ExpressionType {
  if (!isObject(schema)) return { kind: 'any' }
  if (schema['type'] === 'object') return typeOfGroup(schema)
  if (schema['type'] === 'array') return { kind: 'list', of: typeOfField(schema['items']) }
  return typeOfJsonSchema(schema)
}

const isAsked = (form: Form, name: string) => isObject(form['schema']) && isAskedBy(form['schema'], name)

/** A field that must be filled in; a tick, which is false while it is off; a list, which may have no rows. */
function isAskedBy({ required, properties }: Form, name: string): boolean {
  const type = valueAt(properties, [name, 'type'])
  return (Array.isArray(required) && required.includes(name)) || type === 'boolean' || type === 'array'
}

const conditionOf = (form: Form, name: string) => valueAt(form, ['fields', name, 'when'])

function fieldsShownBy(condition: unknown, scope: TypeScope): ReadonlySet<string> {
  if (typeof condition !== 'string') return new Set()
  const checked = parseExpression(condition.slice(1), scope)
  if ('issues' in checked) return new Set()
  return new Set(
    conjunctsOf(checked.ast).flatMap((part) => {
      if (!isNode(part) || part[0] !== 'has') return []
      const [, of, name] = part
      return isNode(of) && of[0] === 'id' && of[1] === 'form' ? [name] : []
    }),
  )
}
