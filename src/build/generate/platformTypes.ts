import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import type { GeneratedFile } from './GeneratedFile.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** Types of the platform contract as the app sees them, after coercion: amounts are Big, no data is null. */
export async function platformTypes(): Promise<readonly GeneratedFile[]> {
  const contract = JSON.parse(await readFile(join(repositoryRoot, 'schemas/platform.json'), 'utf8')) as OpenAPI3
  const nodes = await openapiTS(contract, {
    immutable: true,
    alphabetize: false,
    transform: (schema, { path }) => {
      if (path?.endsWith('components/schemas/Nothing')) return ts.factory.createLiteralTypeNode(ts.factory.createNull())
      if ('format' in schema && schema.format === 'decimal') return ts.factory.createTypeReferenceNode('Big')
      if ('contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream')
        return ts.factory.createTypeReferenceNode('Blob')
      return undefined
    },
  })
  const text = `// Generated from schemas/platform.json by \`npm run generate\`. Do not edit.\nimport type { Big } from 'big.js'\n\n${astToString(nodes)}`
  return [{ path: 'src/platform/contract.gen.ts', text }]
}
