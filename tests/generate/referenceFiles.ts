import { referenceSchemas } from '../../src/format/referenceSchemas.ts'
import type { GeneratedFile } from './GeneratedFile.ts'

/** The JSON Schemas of the document kinds, for editors and the manual. */
export async function referenceFiles(): Promise<readonly GeneratedFile[]> {
  return Object.entries(referenceSchemas()).map(([name, schema]) => ({
    path: `schemas/reference/${name}`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }))
}
