import { join } from 'node:path'
import { readWrittenOut } from '../../src/format/readDocuments.ts'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'
import { findSites } from './findSites.ts'
import type { Material } from './Kind.ts'
import { shapeOfDocument } from './shapeOfDocument.ts'

/** The shipped documents with all their values, and what they are checked against. */
export function readMaterial(): Material & Pick<ReturnType<typeof readWrittenOut>, 'host'> {
  const { files, host } = readWrittenOut(join(repositoryRoot, 'schemas'))
  const sites = files.flatMap(({ path, text }) => {
    const value: unknown = JSON.parse(text)
    return findSites(path, shapeOfDocument(path, value), value)
  })
  return { files, host, sites, alike: Map.groupBy(sites, ({ declared }) => declared) }
}
