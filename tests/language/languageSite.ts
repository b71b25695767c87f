import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { schemasFolder } from '../../src/build/compileDocuments.ts'
import { locales } from '../../src/format/locales.ts'
import { memberOf, objectOf } from '../../src/format/value/isObject.ts'

type Json = Readonly<Record<string, unknown>>

const readObject = (path: string): Json => objectOf(JSON.parse(readFileSync(path, 'utf8')))
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname })
    .sort()
    .map((path) => join(import.meta.dirname, path))

/** The screens and parts that are written in documents alone, as files. */
export const writtenDocuments = (): readonly string[] => filesOf('*/{screens,parts}/*.json')

/** A `schemas/` folder with the shipped documents and those of this folder, whose calls are in its contract. */
export function writeLanguageSite(to: string): void {
  cpSync(schemasFolder, to, { recursive: true })
  for (const file of writtenDocuments()) cpSync(file, join(to, basename(dirname(file)), basename(file)))
  for (const locale of locales)
    change(join(to, `copy/${locale}.json`), (copy) => ({ ...copy, ...read(`*/copy/${locale}.json`) }))
  change(join(to, 'choices.json'), ({ lists, ...rest }) => ({
    ...rest,
    lists: { ...objectOf(lists), ...read('*/choices.json') },
  }))
  writeFileSync(join(to, 'platform.json'), JSON.stringify(languageContract()))
}

function change(file: string, to: (value: Json) => Json): void {
  writeFileSync(file, JSON.stringify(to(readObject(file)), null, 2))
}

/** The members of all files of a name. */
const read = (pattern: string): Json =>
  Object.fromEntries(filesOf(pattern).flatMap((file) => Object.entries(readObject(file))))

/** The contract of `schemas/` with the calls of the screens of this folder. */
export const languageContract = (): Json => contractWith(read('*/calls.json'))

/** The contract of `schemas/` with more calls, each of which a platform may do without. */
export function contractWith(calls: Json): Json {
  const contract = readObject(join(schemasFolder, 'platform.json'))
  const added = Object.entries(calls).map(([id, call]) => [`/api/${id}`, { post: operationOf(id, call) }])
  return { ...contract, paths: { ...objectOf(contract['paths']), ...Object.fromEntries(added) } }
}

/**
 * `calls.json` says of a call that it `reads`, or which records show its `money`; what it `takes`, and what it `gives`:
 * an object or a list of types, null for nothing. What may be absent has a name with a `?`.
 */
function operationOf(operationId: string, call: unknown): Json {
  const takes = objectOf(memberOf(call, 'takes'))
  const money = memberOf(call, 'money')
  const media = Object.values(takes).includes('file') ? 'multipart/form-data' : 'application/json'
  const gives = memberOf(call, 'gives')
  const data = gives === null ? { $ref: '#/components/schemas/Nothing' } : schemaOf(gives)
  const answer = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { type: 'number', const: 200 }, message: { type: 'string' }, data },
  }
  return {
    operationId,
    tags: ['language'],
    summary: 'Of a screen that is written in documents alone.',
    'x-auth': 'token',
    'x-optional': true,
    ...(memberOf(call, 'reads') === true && { 'x-reads': true }),
    ...(money !== undefined && {
      'x-money': true,
      'x-records': money,
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    }),
    security: [{ session: [] }],
    requestBody: {
      required: true,
      content: { [media]: { schema: { ...schemaOf(takes), additionalProperties: false } } },
    },
    responses: {
      '200': { description: 'Success.', content: { 'application/json': { schema: answer } } },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function schemaOf(type: unknown): Json {
  if (Array.isArray(type)) return { type: 'array', items: schemaOf(type[0]) }
  if (type === 'decimal') return { type: ['string', 'number'], format: 'decimal' }
  if (type === 'file') return { type: 'string', contentMediaType: 'application/octet-stream' }
  if (typeof type === 'string') return { type }
  const fields = Object.entries(objectOf(type))
  return {
    type: 'object',
    required: fields.map(([name]) => name).filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(fields.map(([name, of]) => [name.replace('?', ''), schemaOf(of)])),
  }
}
