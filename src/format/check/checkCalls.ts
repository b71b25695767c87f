import { isObject } from '../value/isObject.ts'
import { nearest } from '../text/nearest.ts'
import type { JsonSchema } from '../expression/typeOfJsonSchema.ts'
import type { Path } from '../shape/JsonShape.ts'
import { callOf } from './callOf.ts'
import type { CallType } from './Contract.ts'
import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'

/** Every use of a call in a screen, sources and actions alike: its parameters, and what the contract says of money. */
export function checkCalls(value: unknown, facts: Facts, report: (found: Found) => void, path: Path = []): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => checkCalls(item, facts, report, [...path, index]))
    return
  }
  if (!isObject(value)) return
  const call = callOf(facts.contract, value['call'])
  // A field for files is given them by the member; its widget is held against the call.
  if (call && path.at(-2) !== 'fields') checkCall(call, value, path, report)
  for (const [key, item] of Object.entries(value)) checkCalls(item, facts, report, [...path, key])
}

function checkCall(
  call: CallType,
  use: Readonly<Record<string, unknown>>,
  path: Path,
  report: (found: Found) => void,
): void {
  const name = String(use['call'])
  const given = isObject(use['with']) ? use['with'] : {}
  const isSource = path.length === 2 && path[0] === 'sources'
  const known = Object.keys(call.params)
  const needed = call.required.filter((key) => !Object.hasOwn(given, key))
  // What is missing is given under another spelling, and that is one mistake.
  const misspelt = new Set<string>()
  for (const [key, value] of Object.entries(given)) {
    const schema = Object.hasOwn(call.params, key) ? call.params[key] : undefined
    if (!schema) {
      const meant = nearest(key, needed)
      if (meant !== undefined) misspelt.add(meant)
      const near = meant ?? nearest(key, known)
      report({
        path: [...path, 'with', key],
        code: 'unknown-param',
        message: `${name} takes no "${key}".`,
        hint: near === undefined ? `It takes: ${known.join(', ') || 'nothing'}.` : `Did you mean "${near}"?`,
      })
    } else if (typeof value !== 'string' || !value.startsWith('=')) {
      checkLiteral(schema, value, [...path, 'with', key], report)
    }
  }
  for (const key of needed) {
    if (!misspelt.has(key))
      report({ path, code: 'missing-param', message: `${name} needs "${key}".`, hint: 'Give it in "with".' })
  }
  if (isSource && call.money)
    report({
      path: [...path, 'call'],
      code: 'money-form',
      message: `${name} moves money and cannot be a source.`,
      hint: 'Money moves in actions only.',
    })
  else if (isSource && !call.reads)
    report({
      path: [...path, 'call'],
      code: 'writing-source',
      message: `${name} changes something on the platform, and a source is read each time the screen is looked at.`,
      hint: 'Make the call in an action. If it only reads, say so in platform.json with "x-reads": true.',
    })
  if (path.at(-1) === 'check' && !call.reads)
    report({
      path: [...path, 'call'],
      code: 'writing-source',
      message: `${name} changes something on the platform, and nothing is agreed to before the review.`,
      hint: 'Name a call that reads. If it only reads, say so in platform.json with "x-reads": true.',
    })
  if (isSource && isObject(use['paging']) && !call.rows)
    report({
      path: [...path, 'paging'],
      code: 'paging',
      message: `${name} is not paged by the platform.`,
      hint: 'Leave "paging" out.',
    })
  if (isSource && isObject(use['paging']) && call.firstPage !== undefined && use['paging']['first'] !== call.firstPage)
    report({
      path: [...path, 'paging', 'first'],
      code: 'paging',
      message: `The first page of ${name} is ${call.firstPage}.`,
      hint: 'A list that begins elsewhere would leave its first rows out.',
    })
  if (!isSource && call.money !== (use['money'] === true)) {
    report(
      call.money
        ? {
            path,
            code: 'money-form',
            message: `${name} moves money.`,
            hint: 'Add "money": true, so that it happens at most once.',
          }
        : {
            path: [...path, 'money'],
            code: 'money-form',
            message: `${name} moves no money.`,
            hint: 'Leave "money" out.',
          },
    )
  }
}

function checkLiteral(schema: JsonSchema, value: unknown, path: Path, report: (found: Found) => void): void {
  const types = schema.type === undefined ? [] : typeof schema.type === 'string' ? [schema.type] : schema.type
  if (types.length > 0 && !types.includes(typeof value))
    report({
      path,
      code: 'shape',
      message: `The platform takes ${typeWords(types)} here.`,
      hint: `Write ${typeWords(types)}, or an expression that gives it: one begins with "=".`,
    })
  else if (schema.format === 'decimal' && typeof value === 'string' && !/^[0-9]+(\.[0-9]+)?$/.test(value))
    report({
      path,
      code: 'shape',
      message: `The platform takes an amount here, but "${value}" is not one.`,
      hint: 'An expression begins with "=".',
    })
  else if (schema.enum && !schema.enum.includes(value))
    report({
      path,
      code: 'shape',
      message: `The platform takes ${schema.enum.map(String).join(', ')} here.`,
      hint: 'Write one of them.',
    })
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
const typeWords = (types: readonly string[]) => types.map((type) => words[type] ?? type).join(' or ')
