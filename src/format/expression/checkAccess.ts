import type { ASTNode } from '@marcbachmann/cel-js'
import { nearest } from '../nearest.ts'
import type { CheckContext, Typed } from './CheckContext.ts'
import { describeType } from './describeType.ts'
import type { ExpressionType, FieldType } from './ExpressionType.ts'
import { pathKey, pathOf } from './pathOf.ts'
import { unifyTypes } from './unifyTypes.ts'

type NodeOf<Op extends ASTNode['op']> = Extract<ASTNode, { op: Op }>

const ANY: ExpressionType = { kind: 'any' }

/** Checks a name: it must be one the caller put in scope. */
export function checkName(node: NodeOf<'id'>, context: CheckContext): Typed {
  const name = node.args
  const type = context.names.get(name)
  if (!type) {
    return context.fail(node, 'unknown-name', `There is no "${name}" here.`, suggestion(name, context.names.keys()))
  }
  recordPath(node, context)
  return { ast: ['id', name], type }
}

/** Checks `a.b`, `a.?b`, `a[b]` and `a[?b]`. */
export function checkAccess(node: NodeOf<'.' | '.?' | '[]' | '[?]'>, context: CheckContext): Typed {
  const path = recordPath(node, context)
  const object = context.check(node.args[0], { insidePath: path !== null })
  const key =
    typeof node.args[1] === 'string' ? literal(node.args[1]) : context.check(node.args[1], { insidePath: false })
  const asked = node.op === '.?' || node.op === '[?]'
  const chained = object.type.kind === 'optional'
  const base = object.type.kind === 'optional' ? object.type.of : object.type

  const found = fieldOf(base, key, node, context)
  if ('ast' in found) return found
  if (found.constant !== undefined) return literal(found.constant)
  const known = path !== null && context.present.has(pathKey(path))
  if (found.optional && !known && !asked && !chained) {
    const text = node.input.slice(node.start, node.end)
    const [front, back] = [node.input.slice(node.start, node.args[0].end), text.slice(node.args[0].end - node.start)]
    const safe = front + (back.startsWith('[') ? back.replace('[', '[?') : back.replace('.', '.?'))
    return context.fail(
      at(node),
      'optional',
      `"${text}" may be absent.`,
      `Write ${safe}, with .orValue(…) or a default beside it, or ask has(${text}) first.`,
    )
  }
  return {
    ast: [asked ? 'get?' : 'get', object.ast, key.ast],
    type: asked || chained ? { kind: 'optional', of: found.type } : found.type,
  }
}

/** Checks `has(a.b)`: the field must be one the object can have. */
export function checkHas(node: NodeOf<'call'>, argument: ASTNode, context: CheckContext): Typed {
  if (argument.op !== '.') return context.fail(node, 'type', 'has(…) asks for a field, as in has(row.note).')
  const path = recordPath(argument, context)
  const object = context.check(argument.args[0], { insidePath: path !== null })
  const base = object.type.kind === 'optional' ? object.type.of : object.type
  const found = fieldOf(base, literal(argument.args[1]), argument, context)
  return 'ast' in found ? found : { ast: ['has', object.ast, argument.args[1]], type: { kind: 'bool' } }
}

function fieldOf(
  base: ExpressionType,
  key: Typed,
  node: NodeOf<'.' | '.?' | '[]' | '[?]'>,
  context: CheckContext,
): FieldType | Typed {
  if (base.kind === 'any' || (base.kind === 'object' && key.type.kind === 'any')) {
    return { type: ANY, optional: false }
  }
  if (base.kind === 'list' && (key.type.kind === 'double' || key.type.kind === 'any')) {
    return { type: base.of, optional: false }
  }
  if (base.kind !== 'object' || key.type.kind !== 'string') {
    const wanted = base.kind === 'list' ? 'A list is read by number, as in rows[0].' : undefined
    return context.fail(at(node), 'type', `This ${describeType(base)} has no such field.`, wanted)
  }
  if (typeof key.ast !== 'string') {
    const shared = Object.values(base.fields).map((field) => field.type)
    const type = shared.reduce<ExpressionType | undefined>((all, one) => all && unifyTypes(all, one), shared[0])
    return { type: (!base.open && type) || ANY, optional: true }
  }
  const field = Object.hasOwn(base.fields, key.ast) ? base.fields[key.ast] : undefined
  if (field) return field
  if (base.open) return { type: ANY, optional: true }
  const owner = node.input.slice(node.args[0].start, node.args[0].end)
  return context.fail(
    at(node),
    'unknown-field',
    `"${owner}" has no field "${key.ast}".`,
    suggestion(key.ast, Object.keys(base.fields)),
  )
}

function recordPath(node: ASTNode, context: CheckContext): readonly string[] | null {
  const path = pathOf(node)
  if (path && !context.insidePath && !context.locals.has(path[0] ?? '')) context.read(path)
  return path
}

const literal = (text: string): Typed => ({ ast: text, type: { kind: 'string' } })

/** The part of an access that names the field. */
const at = (node: NodeOf<'.' | '.?' | '[]' | '[?]'>) =>
  typeof node.args[1] === 'string' ? { start: node.pos, end: node.end } : node.args[1]

function suggestion(name: string, known: Iterable<string>): string | undefined {
  const near = nearest(name, known)
  return near === undefined ? undefined : `Did you mean "${near}"?`
}
