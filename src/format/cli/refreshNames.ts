import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameSchemas } from '../manual/nameSchemas.ts'
import { readDocuments } from '../readDocuments.ts'

/**
 * Brings the names that an editor offers up to the documents as they are now: what was just added is offered at once. A
 * document that is half written leaves them as they were.
 */
export function refreshNames(folder: string): void {
  const { files, host } = readDocuments(folder)
  if (!files.every(({ text }) => isJson(text))) return
  const target = join(folder, 'reference/names.schema.json')
  const text = `${JSON.stringify(nameSchemas(files, host), null, 2)}\n`
  if (readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
