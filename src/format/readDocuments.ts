import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withoutMark } from './text/byteOrderMark.ts'
import type { Host } from './checkDocuments.ts'
import { handwrittenParts } from './handwrittenParts.ts'
import { locales } from './locales.ts'
import { writtenOut } from './parts/writtenOut.ts'
import type { SourceFile } from './SourceFile.ts'

/** Reads the documents of a `schemas/` folder (Node only). */
export function readDocuments(root: string): { readonly files: readonly SourceFile[]; readonly host: Host } {
  const names = [
    ...['screens', 'parts'].flatMap((part) => documentsIn(root, part)),
    'settings.json',
    'choices.json',
    'dialogs.json',
    'notices.json',
    // A language without a file is an issue of the check.
    ...locales.map((locale) => `copy/${locale}.json`).filter((path) => existsSync(join(root, path))),
  ]
  const files = names.map((path) => ({
    path,
    text: withoutMark(readFileSync(join(root, path), 'utf8')),
    savedAt: statSync(join(root, path)).mtimeMs,
  }))
  const contract: unknown = JSON.parse(withoutMark(readFileSync(join(root, 'platform.json'), 'utf8')))
  return { files, host: { contract, handwritten: handwrittenParts } }
}

/** The same as everybody but their authors sees them: without parts, each screen in full. */
export function readWrittenOut(root: string): ReturnType<typeof readDocuments> {
  const { files, host } = readDocuments(root)
  return { files: writtenOut(files), host }
}

/** The documents of a folder; none of one that is not there. */
function documentsIn(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${folder}/${name}`)
}
