import { join } from 'node:path'
import { editorSchemas } from '../../format/manual/editorSchemas.ts'
import { readDocuments } from '../../format/readDocuments.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** The JSON Schemas of the document kinds and the names that documents use, for editors. */
export async function referenceFiles(): Promise<readonly GeneratedFile[]> {
  const { files, host } = readDocuments(join(repositoryRoot, 'schemas'))
  return Object.entries(editorSchemas(files, host)).map(([name, schema]) => ({
    path: `schemas/reference/${name}`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }))
}
