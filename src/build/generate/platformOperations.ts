import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readableValue } from '../../format/check/Document.ts'
import { readWrittenOut } from '../../format/readDocuments.ts'
import type { SourceFile } from '../../format/SourceFile.ts'
import { memberOf, objectOf } from '../../format/value/isObject.ts'
import type { StopName, StopsWith } from '../../format/wire/stops.ts'
import type { OperationEntry, Paging, RecordsRoute } from '../../platform/OperationEntry.ts'
import type { Shape, Shapes } from '../../platform/Shape.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { literal } from './literal.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

interface ContractOperation {
  readonly operationId: string
  readonly 'x-auth': 'none' | 'optional' | 'token'
  readonly 'x-money'?: true
  readonly 'x-reads'?: true
  readonly 'x-optional'?: true
  readonly 'x-stop'?: StopName
  readonly 'x-stop-with'?: StopsWith
  readonly 'x-rest'?: true | { readonly unless: Readonly<Record<string, string>> }
  readonly 'x-records'?: RecordsRoute
  readonly 'x-paging'?: Paging & { readonly first: 0 | 1 }
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: ContractSchema }[]
  readonly requestBody?: { readonly content: { readonly [mediaType: string]: { readonly schema: ContractSchema } } }
  readonly responses: {
    readonly '200': { readonly content: { readonly 'application/json': { readonly schema: ContractSchema } } }
  }
}

interface Contract {
  readonly paths: { readonly [path: string]: { readonly get?: ContractOperation; readonly post?: ContractOperation } }
  readonly components: { readonly schemas: { readonly [name: string]: ContractSchema } }
}

type Entries = Readonly<Record<string, OperationEntry>>

const HEAD = '// Generated from schemas/platform.json by `npm run generate`. Do not edit.'
const ENTRY = "import type { OperationEntry } from './OperationEntry.ts'"
const ENTRIES = 'as const satisfies { readonly [id: string]: OperationEntry }'

/**
 * The run-time tables of the calls: those that read ship with the home screen; those that change something, that a
 * platform may do without, or that only screens with hand-written parts read, come before the first tap. They hold only
 * what the client reads.
 * @param text the contract, where it is not that of `schemas/`
 */
export async function platformOperations(text?: string): Promise<readonly GeneratedFile[]> {
  const contract = JSON.parse(
    text ?? (await readFile(join(repositoryRoot, 'schemas/platform.json'), 'utf8')),
  ) as Contract
  const calls = Object.entries(contract.paths).flatMap(([path, { get, post }]) => [
    ...(get ? [{ operation: get, entry: entryOf('GET', path, get) }] : []),
    ...(post ? [{ operation: post, entry: entryOf('POST', path, post) }] : []),
  ])
  const entriesOf = (some: typeof calls): Entries =>
    Object.fromEntries(some.map(({ operation, entry }) => [operation.operationId, entry]))
  const besideHandwritten = callsBesideHandwritten()
  // How a call is paged has to be known before its first answer.
  const isEarly = ({ operation, entry }: (typeof calls)[number]) =>
    operation['x-reads'] === true &&
    operation['x-optional'] !== true &&
    (entry.paging !== undefined || !besideHandwritten.has(operation.operationId))
  const early = entriesOf(calls.filter(isEarly))
  const shapes = namedOf(contract, early)
  const inFullOf = (entries: Entries): Entries =>
    Object.fromEntries(
      Object.entries(entries).map(([name, { params, data, ...entry }]) => [
        name,
        {
          ...entry,
          ...(params && { params: fieldsInFull(params, contract, shapes) }),
          data: inFull(data, contract, shapes),
        },
      ]),
    )
  const reads = inFullOf(early)
  const acts = inFullOf(entriesOf(calls.filter((call) => !isEarly(call))))
  const stops = calls.flatMap(({ operation: { operationId, 'x-stop': stop } }) => (stop ? [[operationId, stop]] : []))
  const stopsWith = calls.flatMap(({ operation: { operationId, 'x-stop-with': of } }) =>
    of ? [[operationId, of]] : [],
  )
  const records = calls.flatMap(({ operation: { operationId, 'x-records': of } }) => (of ? [[operationId, of]] : []))
  const rests = calls.flatMap(({ operation: { operationId, 'x-rest': rest } }) => (rest ? [[operationId, rest]] : []))
  return [
    {
      path: 'src/platform/reads.gen.ts',
      text: [
        HEAD,
        "import type { StopName, StopsWith } from '../format/wire/stops.ts'",
        ENTRY,
        "import type { Shapes } from './Shape.ts'",
        '',
        `export const shapes = ${literal(shapes, 1)} as const satisfies Shapes`,
        '',
        '/** Every call that reads, but for those that a platform may do without or only hand-written parts need. */',
        `export const reads = ${literal(reads, 1)} ${ENTRIES}`,
        '',
        '/** The operators’ stop that closes a call. */',
        `export const stopOf: { readonly [id: string]: StopName } = ${literal(Object.fromEntries(stops), 1)}`,
        '',
        '/** Stops that close a call with these parameters only. */',
        `export const stopsWithOf: { readonly [id: string]: StopsWith } = ${literal(Object.fromEntries(stopsWith), 1)}`,
        '',
      ].join('\n'),
    },
    {
      path: 'src/platform/acts.gen.ts',
      text: [
        HEAD,
        ENTRY,
        '',
        '/** Every other call. */',
        `export const acts = ${literal(acts, 1)} ${ENTRIES}`,
        '',
        '/** Closed while a member rests: the call, or the call without these parameters. */',
        `export const restOf: { readonly [id: string]: true | { readonly unless: { readonly [name: string]: string } } } = ${literal(Object.fromEntries(rests), 1)}`,
        '',
      ].join('\n'),
    },
    {
      // Apart from the calls: only actions read it, and what they share with others goes with the start.
      path: 'src/platform/records.gen.ts',
      text: [
        HEAD,
        "import type { RecordsRoute } from './OperationEntry.ts'",
        '',
        '/** The records that show a money call. */',
        `export const recordsOf: { readonly [id: string]: RecordsRoute } = ${literal(Object.fromEntries(records), 1)}`,
        '',
      ].join('\n'),
    },
  ]
}

/** The calls that only screens with hand-written parts read: those wait for code of their own anyway. */
function callsBesideHandwritten(): ReadonlySet<string> {
  const { files } = readWrittenOut(join(repositoryRoot, 'schemas'))
  const screens = files.filter(({ path }) => path.startsWith('screens/'))
  const readBy = (some: readonly SourceFile[]) =>
    some.flatMap((screen) =>
      Object.values(objectOf(memberOf(readableValue(screen), 'sources'))).map((source) =>
        String(memberOf(source, 'call')),
      ),
    )
  const isHandwritten = ({ text }: SourceFile) => text.includes('"type": "handwritten"')
  const others = new Set(readBy(screens.filter((screen) => !isHandwritten(screen))))
  return new Set(readBy(screens.filter(isHandwritten)).filter((call) => !others.has(call)))
}

function entryOf(method: 'GET' | 'POST', path: string, operation: ContractOperation): OperationEntry {
  const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const fields = {
    ...Object.fromEntries(
      (operation.parameters ?? []).flatMap(({ name, in: place, schema }) =>
        name && schema && place === 'query' ? [[name, schema]] : [],
      ),
    ),
    ...body?.schema.properties,
  }
  const params = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, shapeOfParam(schema)]))
  const { 'x-auth': auth, 'x-paging': paging } = operation
  return {
    ...(method === 'GET' && { method }),
    path: path.slice(1),
    ...(auth !== 'token' && { auth }),
    ...(operation['x-money'] && { money: true }),
    ...(mediaType === 'multipart/form-data' && { multipart: true }),
    ...(paging && { paging: { param: paging.param, rows: paging.rows, last: paging.last, key: paging.key } }),
    ...(Object.keys(params).length > 0 && { params }),
    data: shapeOfSchema(operation.responses['200'].content['application/json'].schema.properties?.['data'] ?? {}),
  }
}

/** Only the named shapes that an operation reaches, or that keep their names in any case. */
function shapesOf(contract: Contract, operations: Entries): Shapes {
  const shapes: Record<string, Shape> = {}
  const visit = (shape: Shape): void => {
    if (typeof shape === 'object') return Object.values(shape).forEach(visit)
    const name = shape.startsWith('#') ? shape.slice(1) : undefined
    if (name === undefined || name in shapes) return
    const schema = contract.components.schemas[name]
    if (!schema) throw new Error(`The contract has no schema named ${name}.`)
    shapes[name] = shapeOfSchema(schema)
    visit(shapes[name])
  }
  for (const { data, params } of Object.values(operations)) [data, params ?? {}].forEach(visit)
  for (const name of kept) visit(`#${name}`)
  return shapes
}

/** Read by their names from what a device has stored, or part of themselves. */
const kept: readonly string[] = ['UserInfo', 'AppInfo', 'Banner', 'Game', 'LotteryEntry', 'AgentChild']

/** The shapes that keep their names: a name costs more than it saves where only one call or shape has it. */
function namedOf(contract: Contract, reads: Entries): Shapes {
  const shapes = shapesOf(contract, reads)
  const text = JSON.stringify([shapes, reads])
  const isNamed = (name: string) => kept.includes(name) || text.split(`"#${name}"`).length > 2
  const named = Object.entries(shapes).filter(([name]) => isNamed(name))
  const known = Object.fromEntries(named)
  return Object.fromEntries(
    named.map(([name, shape]) => [name, typeof shape === 'object' ? partsInFull(shape, contract, known) : shape]),
  )
}

/** The shape with each name that is not among the known ones replaced by what it names. */
function inFull(shape: Shape, contract: Contract, known: Shapes): Shape {
  if (typeof shape === 'object') return partsInFull(shape, contract, known)
  const schema =
    shape.startsWith('#') && !(shape.slice(1) in known) ? contract.components.schemas[shape.slice(1)] : undefined
  return schema ? inFull(shapeOfSchema(schema), contract, known) : shape
}

function partsInFull(shape: Exclude<Shape, string>, contract: Contract, known: Shapes): Shape {
  return isList(shape) ? [inFull(shape[0], contract, known)] : fieldsInFull(shape, contract, known)
}

function fieldsInFull(fields: Shapes, contract: Contract, known: Shapes): Shapes {
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, inFull(shape, contract, known)]))
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

/** The part of JSON Schema that the platform contract uses. */
interface ContractSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  /** A balance: shown only while members do not hide their figures. */
  readonly 'x-balance'?: boolean
  /** A platform may do without it. */
  readonly 'x-optional'?: boolean
  readonly contentMediaType?: string
  readonly items?: ContractSchema
  readonly properties?: { readonly [name: string]: ContractSchema }
}

/** Shape of what is sent; an optional text that is empty is left out. */
function shapeOfParam(schema: ContractSchema): Shape {
  const shape = shapeOfSchema(schema)
  return shape === 's' && schema['x-optional'] === true ? 'S' : shape
}

/** The coercion shape of a contract schema. Throws on an unknown schema, so that none is left uncoerced. */
function shapeOfSchema(schema: ContractSchema): Shape {
  if (schema.$ref !== undefined) return shapeOfReference(schema.$ref)
  if (schema.contentMediaType === 'application/octet-stream') return 'f'
  if (schema.items) return [shapeOfSchema(schema.items)]
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  if (types.includes('object')) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, shapeOfSchema(property)]),
    )
  }
  const nullable = types.includes('null')
  if (schema.format === 'decimal' && schema['x-balance'] === true && !nullable) return 'h'
  if (schema.format === 'decimal') return nullable ? 'D' : 'd'
  const kind = types.filter((type) => type !== 'null').join()
  if (kind === 'string' && schema.format === 'uri-reference' && !nullable) return 'u'
  if (kind === 'string') return nullable ? 'S' : 's'
  if (kind === 'number') return nullable ? 'N' : 'n'
  if (kind === 'boolean') return 'b'
  throw new Error(`No coercion is known for ${JSON.stringify(schema)}. Teach shapeOfSchema about it.`)
}

function shapeOfReference($ref: string): Shape {
  const name = $ref.slice($ref.lastIndexOf('/') + 1)
  return name === 'Nothing' ? 'z' : `#${name}`
}
