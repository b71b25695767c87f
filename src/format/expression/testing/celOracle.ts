import { Environment, type ASTNode } from '@marcbachmann/cel-js'
import { Big } from 'big.js'
import type { ArithmeticOperator, ComparisonOperator } from '../Ast.ts'
import { calculate, isEqual } from '../evaluate.ts'
import type { ExpressionType, TypeScope } from '../ExpressionType.ts'
import { functions } from '../functions.ts'
import { functionSignatures } from '../functionSignatures.ts'
import { orderOf } from '../orderOf.ts'

/** The same language in cel-js, as a check on the interpreter. Only our operators and functions are shared. */
export function celOracle(types: TypeScope): (source: string, values: Record<string, unknown>) => unknown {
  const environment = new Environment({ enableOptionalTypes: true, homogeneousAggregateLiterals: false })
  environment.registerType('Decimal', Big)
  registerOperators(environment)
  registerFunctions(environment)
  for (const [name, type] of Object.entries(types)) {
    if (type.kind === 'object') environment.registerVariable({ name, schema: schemaOf(type) })
    else environment.registerVariable(name, typeName(type))
  }

  return (source, values) => {
    const program = environment.parse(source)
    adapt(program.ast)
    const checked = program.check()
    if (!checked.valid) throw new Error(`cel-js refuses ${source}`, { cause: checked.error })
    return program(values)
  }
}

const CEL_NAMES = { bool: 'bool', double: 'double', string: 'string', decimal: 'Decimal', null: 'null', any: 'dyn' }

function typeName(type: ExpressionType): string {
  if (type.kind === 'list') return `list<${type.of.kind === 'object' ? 'dyn' : typeName(type.of)}>`
  if (type.kind === 'optional') return `optional<${typeName(type.of)}>`
  return type.kind === 'object' ? 'map<string, dyn>' : CEL_NAMES[type.kind]
}

type Schema = { [name: string]: string | Schema }

const schemaOf = (type: Extract<ExpressionType, { kind: 'object' }>): Schema =>
  Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => [
      name,
      field.type.kind === 'object' ? schemaOf(field.type) : typeName(field.type),
    ]),
  )

function registerOperators(environment: Environment): void {
  const pairs = ['Decimal _ Decimal', 'Decimal _ double', 'double _ Decimal']
  const spend = () => undefined
  for (const pair of pairs) {
    for (const operator of ['+', '-', '*', '/'] satisfies ArithmeticOperator[]) {
      environment.registerOperator(`${pair.replace('_', operator)}: Decimal`, (a, b) => calculate(operator, a, b))
    }
    const orders: Partial<Record<ComparisonOperator, (order: number) => boolean>> = {
      '<': (order) => order < 0,
      '<=': (order) => order <= 0,
      '>': (order) => order > 0,
      '>=': (order) => order >= 0,
    }
    for (const [operator, holds] of Object.entries(orders)) {
      environment.registerOperator(pair.replace('_', operator), (a, b) => holds(orderOf(a, b)))
    }
  }
  // cel-js derives `!=` and the mirrored pair from these.
  for (const pair of pairs.slice(0, 2)) {
    environment.registerOperator(pair.replace('_', '=='), (a, b) => isEqual(a, b, spend))
  }
  environment.registerOperator('-Decimal', (value: Big) => value.neg())
}

const celType = (name: string) => name.replace('decimal', 'Decimal').replace('any', 'dyn')

/** Under names of their own, because cel-js has some of these built in with whole numbers. */
function registerFunctions(environment: Environment): void {
  for (const [name, { overloads }] of Object.entries(functionSignatures)) {
    const handler = functions[name as keyof typeof functions]
    for (const { takes, gives } of overloads) {
      const [receiver = '', ...rest] = takes.map(celType)
      environment.registerFunction(`our_${name}(${[receiver, ...rest].join(', ')}): ${celType(gives)}`, handler)
      environment.registerFunction(`${receiver}.our_${name}(${rest.join(', ')}): ${celType(gives)}`, handler)
    }
  }
}

/** What our checker does on the way to the wire: whole numbers become doubles (except list positions), calls ours. */
function adapt(node: ASTNode): void {
  const mutable = node as { args: unknown }
  if (node.op === 'value' && typeof node.args === 'bigint') mutable.args = Number(node.args)
  if ((node.op === 'call' || node.op === 'rcall') && Object.hasOwn(functions, node.args[0])) {
    node.args[0] = `our_${node.args[0]}`
  }
  const position = node.op === '[]' || node.op === '[?]' ? node.args[1] : undefined
  for (const part of nodesIn(node.args)) if (part !== position) adapt(part)
}

function nodesIn(value: unknown): ASTNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return typeof value === 'object' && value !== null && 'op' in value ? [value as ASTNode] : []
}
