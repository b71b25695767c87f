import type { FieldUi, FormBlock, GroupSchema, PropertySchema } from '../../format/blocks/form.ts'
import { isSlowPattern } from '../../format/check/isSlowPattern.ts'
import { isWidget } from '../../format/blocks/widgets.ts'
import { isAst } from '../../format/expression/isAst.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import { isKnown } from '../actions/useAction.ts'

const MOST_CHARACTERS = 256

const types: readonly string[] = ['string', 'boolean', 'number', 'integer']

/**
 * A form of a release that another build has compiled, read at the door: what of it this app does not know is named, and
 * its fields are those that it can draw, so that what was typed stays in sight. An input, a rule or a submit that is not
 * understood shuts the whole form: half a check is not enough where money moves.
 */
export function readFormBlock(block: FormBlock): FormBlock {
  const unsupported = unsupportedParts(block)
  if (unsupported.length === 0) return block
  const drawn = Object.entries(block.fields).filter(
    ([name, ui]) => isKnownField(block.schema.properties[name], ui) && isWidget(ui.widget),
  )
  return { ...block, unsupported, fields: Object.fromEntries(drawn) }
}

function unsupportedParts({ schema, fields, rules, blocked, submit }: FormBlock): readonly string[] {
  const names = Object.keys(fields)
  const isReadable = (condition: unknown) => condition === undefined || (isExpression(condition) && isAst(condition.e))
  return [
    ...names.filter((name) => !isKnownField(schema.properties[name], fields[name])).map(() => 'unknown-field'),
    ...Object.keys(schema.properties)
      .filter((name) => !Object.hasOwn(fields, name))
      .map(() => 'unknown-field'),
    ...names.filter((name) => !isWidget(fields[name]?.widget)).map(() => 'unknown-widget'),
    ...names.filter((name) => !isReadable(fields[name]?.when)).map(() => 'unknown-condition'),
    ...rules
      .filter(
        ({ assert, at, when }) =>
          !isExpression(assert) || !isReadable(assert) || !isReadable(when) || !Object.hasOwn(fields, at),
      )
      .map(() => 'unknown-rule'),
    ...(isReadable(blocked?.when) ? [] : ['unknown-condition']),
    ...(isKnown(submit.do) ? [] : ['unknown-action']),
  ]
}

function isKnownField(schema: PropertySchema | undefined, ui: FieldUi | undefined): boolean {
  if (schema === undefined) return false
  const items = schema.type === 'array' ? schema.items : undefined
  if (items?.type === 'object') return isKnownGroup(items, ui)
  if (schema.type === 'array') return items?.type === 'string' && ui?.widget === 'files'
  if (schema.type === 'object') return isKnownGroup(schema, ui)
  return (
    types.includes(schema.type) && (schema.pattern === undefined || isSafePattern(schema.pattern, schema.maxLength))
  )
}

/** All that a group or a row holds is known, or the app would send half of it. */
function isKnownGroup({ properties }: GroupSchema, ui: FieldUi | undefined): boolean {
  const { fields } = ui ?? {}
  const names = Object.keys(properties)
  return (
    fields !== undefined &&
    names.length === Object.keys(fields).length &&
    names.every(
      (name) =>
        Object.hasOwn(fields, name) && isWidget(fields[name]?.widget) && isKnownField(properties[name], fields[name]),
    )
  )
}

/** The check lets no other pattern through; a plan that came another way must not hang the page. */
function isSafePattern(pattern: string, maxLength = Infinity): boolean {
  if (pattern.length > MOST_CHARACTERS || maxLength > MOST_CHARACTERS || isSlowPattern(pattern)) return false
  try {
    void new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}
