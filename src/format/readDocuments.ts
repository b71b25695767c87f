import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withoutMark } from './text/byteOrderMark.ts'
import type { Host } from './checkDocuments.ts'
import { handwrittenParts } from './handwrittenParts.ts'
import { locales } from './locales.ts'
import type { SourceFile } from './SourceFile.ts'

/** Reads the documents of a `schemas/` folder (Node only). */
export function readDocuments(root: string): { readonly files: readonly SourceFile[]; readonly host: Host } {
  const names = [
    ...readdirSync(join(root, 'screens'))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => `screens/${name}`),
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
