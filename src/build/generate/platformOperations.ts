import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OperationEntry, Paging } from '../../platform/OperationEntry.ts'
import type { Shape, Shapes } from '../../platform/Shape.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { literal } from './literal.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { type ContractSchema, shapeOfSchema } from './shapeOfSchema.ts'

interface ContractOperation {
  readonly operationId: string
  readonly 'x-auth': OperationEntry['auth']
  readonly 'x-money'?: true
  readonly 'x-stop'?: OperationEntry['stop']
  readonly 'x-paging'?: Paging
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

/** The run-time table of the calls: it ships with the home screen, so it holds only what the client reads. */
export async function platformOperations(): Promise<readonly GeneratedFile[]> {
  const contract = JSON.parse(await readFile(join(repositoryRoot, 'schemas/platform.json'), 'utf8')) as Contract
  const operations: Record<string, OperationEntry> = {}
  for (const [path, { get, post }] of Object.entries(contract.paths)) {
    if (get) operations[get.operationId] = entryOf('GET', path, get)
    if (post) operations[post.operationId] = entryOf('POST', path, post)
  }
  const text = [
    '// Generated from schemas/platform.json by `npm run generate`. Do not edit.',
    "import type { OperationEntry } from './OperationEntry.ts'",
    "import type { Shapes } from './Shape.ts'",
    '',
    `export const shapes = ${literal(shapesOf(contract, operations), 1)} as const satisfies Shapes`,
    '',
    `export const operations = ${literal(operations, 1)} as const satisfies { readonly [id: string]: OperationEntry }`,
    '',
  ].join('\n')
  return [{ path: 'src/platform/operations.gen.ts', text }]
}

function entryOf(method: OperationEntry['method'], path: string, operation: ContractOperation): OperationEntry {
  const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const fields = {
    ...Object.fromEntries(
      (operation.parameters ?? []).flatMap(({ name, in: place, schema }) =>
        name && schema && place === 'query' ? [[name, schema]] : [],
      ),
    ),
    ...body?.schema.properties,
  }
  const params = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, shapeOfSchema(schema)]))
  return {
    method,
    path: path.slice(1),
    auth: operation['x-auth'],
    ...(operation['x-money'] && { money: true }),
    ...(operation['x-stop'] && { stop: operation['x-stop'] }),
    ...(mediaType === 'multipart/form-data' && { multipart: true }),
    ...(operation['x-paging'] && { paging: operation['x-paging'] }),
    ...(Object.keys(params).length > 0 && { params }),
    data: shapeOfSchema(operation.responses['200'].content['application/json'].schema.properties?.['data'] ?? {}),
  }
}

/** Only the named shapes that an operation reaches. */
function shapesOf(contract: Contract, operations: { readonly [id: string]: OperationEntry }): Shapes {
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
  return shapes
}
