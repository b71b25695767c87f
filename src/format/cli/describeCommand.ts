import { blockTypes } from '../blocks/Block.ts'
import { readContract, type CallType } from '../check/Contract.ts'
import { shapeOfSetting } from '../declaredSettings.ts'
import { describeType } from '../expression/describeType.ts'
import type { ExpressionType } from '../expression/ExpressionType.ts'
import { defaultLocale } from '../locales.ts'
import { manualOfBlock } from '../manual/writeManual.ts'
import { readDocuments } from '../readDocuments.ts'
import { nearest } from '../text/nearest.ts'
import { isObject, listOf, memberOf, objectOf, textsOf } from '../value/isObject.ts'
import { NotWritten } from './NotWritten.ts'

export const DESCRIBE_USAGE = 'Usage: npm run describe -- <call | list of choices | setting | block>'

/** A call of the contract, a list of `choices.json`, a setting or a block in words. Throws `NotWritten` for another name. */
export function describeCommand(argv: readonly string[], folder: string): string {
  const [name, ...others] = argv
  if (name === undefined || others.length > 0) throw new NotWritten(`Say what to describe. ${DESCRIBE_USAGE}`)
  const { files, host } = readDocuments(folder)
  const valueOf = (path: string) => objectOf(JSON.parse(files.find((file) => file.path === path)?.text ?? '{}'))
  const { calls } = readContract(host.contract)
  const lists = objectOf(valueOf('choices.json')['lists'])
  const copy = textsOf(valueOf(`copy/${defaultLocale}.json`))
  const settings = valueOf('settings.json')

  const block = blockTypes.find((type) => type === name)
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined
  const found = [
    ...(call ? [describeCall(name, call, summaryOf(name, host.contract))] : []),
    ...(Object.hasOwn(lists, name) ? [describeList(name, lists[name], copy)] : []),
    ...(block ? [manualOfBlock(block)] : []),
    ...describeSetting(name.replace(/^settings\./, ''), settings),
  ]
  if (found.length > 0) return found.join('\n\n')
  const near = nearest(name, [...Object.keys(calls), ...Object.keys(lists), ...blockTypes])
  throw new NotWritten(
    `There is no call, list, setting or block "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`} ${DESCRIBE_USAGE}`,
  )
}

function summaryOf(name: string, contract: unknown): string {
  const operations = Object.values(objectOf(memberOf(contract, 'paths'))).flatMap((path) =>
    Object.values(objectOf(path)).filter(isObject),
  )
  return textsOf(operations.find(({ operationId }) => operationId === name))['summary'] ?? ''
}

const audiences = { none: 'For everybody.', optional: 'For everybody, and more for members.', token: 'For members.' }

function describeCall(name: string, call: CallType, summary: string): string {
  const taken = Object.entries(call.params).map(([param, schema]) => ({
    param,
    type: [schema['type'] ?? 'any'].flat().join(' or '),
    need: call.required.includes(param) ? 'required' : 'optional',
    about: textsOf(schema)['description'] ?? '',
  }))
  return [
    `${name}, a call: ${summary}`,
    [
      audiences[call.auth],
      call.money ? 'It moves money.' : '',
      call.reads ? 'It changes nothing on the platform.' : '',
      call.firstPage === undefined ? '' : `It is paged, from ${call.firstPage}.`,
    ]
      .filter((words) => words !== '')
      .join(' '),
    taken.length === 0 ? 'Takes nothing.' : 'Takes',
    ...columns(taken.map(({ param, type, need, about }) => [param, `${type}, ${need}`, about])),
    ...answerOf(call.rows === undefined ? call.data : { kind: 'list', of: call.rows }),
  ].join('\n')
}

/** The answer with a field a line, as deep as a row. */
function answerOf(type: ExpressionType): readonly string[] {
  const row = type.kind === 'list' ? type.of : type
  if (row.kind !== 'object') return [`Gives ${describeType(type)}.`]
  const fields = Object.entries(row.fields)
  return [
    type.kind === 'list' ? 'Gives rows of' : 'Gives',
    ...columns(fields.map(([field, of]) => [field, describeType(of.type), of.optional ? 'may be absent' : ''])),
  ]
}

function describeList(name: string, list: unknown, copy: Readonly<Record<string, string>>): string {
  const options = listOf(memberOf(list, 'options')).map(objectOf)
  return [
    `${name}, a list of choices.json`,
    ...columns(options.map(({ value, label }) => [JSON.stringify(value), String(label), copy[String(label)] ?? ''])),
  ].join('\n')
}

/** Of a setting by its path, as in `recharge.bank.min`; none for another name. */
function describeSetting(path: string, settings: Readonly<Record<string, unknown>>): readonly string[] {
  const shape = shapeOfSetting(`/${path.replaceAll('.', '/')}`)
  if (shape === undefined || path === '') return []
  const value = path.split('.').reduce<unknown>((around, key) => memberOf(around, key), settings)
  const { setting, description, properties } = shape
  const inside = Object.entries(properties ?? {}).map(([key, inner]) => [
    `${path}.${key}`,
    inner.setting?.title.en ?? '',
    inner.properties ? '' : JSON.stringify(memberOf(value, key)),
  ])
  return [
    [
      `${path}, ${properties ? 'settings' : 'a setting'}${setting === undefined ? '' : `: ${setting.title.en}`}`,
      ...(description === undefined ? [] : [description]),
      ...(properties ? columns(inside) : [`It is ${JSON.stringify(value)}. An expression reads settings.${path}.`]),
    ].join('\n'),
  ]
}

/** Cells in columns, two spaces in. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
