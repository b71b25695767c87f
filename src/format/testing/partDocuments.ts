import type { Issue } from '../Issue.ts'
import { writtenOut } from '../parts/writtenOut.ts'
import type { SourceFile } from '../SourceFile.ts'
import { sampleDocuments, sampleFiles } from './sampleDocuments.ts'

const screen = sampleDocuments['screens/records.json'] as { readonly body: readonly unknown[] }

export const documentFile = (path: string, value: unknown): SourceFile => ({
  path,
  text: JSON.stringify(value, null, 2),
})

/** The sample documents with blocks at the end of their screen of records, and parts. */
export const documentsWithParts = (
  blocks: readonly unknown[],
  parts: readonly { readonly id: string }[],
): readonly SourceFile[] => [
  ...sampleFiles({ 'screens/records.json': { ...screen, body: [...screen.body, ...blocks] } }),
  ...parts.map((part) => documentFile(`parts/${part.id}.json`, part)),
]

/** The last blocks of the screen of records, written out. */
export function lastBlocks(files: readonly SourceFile[], count = 1): unknown {
  const text = writtenOut(files).find(({ path }) => path === 'screens/records.json')?.text ?? ''
  return (JSON.parse(text) as { body: unknown[] }).body.slice(-count)
}

/** Words where an issue is, up to the end of their line. */
export function wordsAt({ document, line, column }: Issue, files: readonly SourceFile[]): string | undefined {
  const lines = files.find(({ path }) => path === document)?.text.split('\n') ?? []
  return lines[line - 1]?.slice(column - 1)
}
