import type { SourceFile } from '../format/SourceFile.ts'

const texts = import.meta.glob<string>(
  ['../../schemas/{screens,parts,copy}/*.json', '../../schemas/{settings,choices,dialogs,notices}.json'],
  { query: '?raw', import: 'default', eager: true },
)

/** The documents of this repository, where there is no file system to read them from. */
export const shippedDocuments: readonly SourceFile[] = Object.entries(texts).map(([path, text]) => ({
  path: path.replace('../../schemas/', ''),
  text,
}))
