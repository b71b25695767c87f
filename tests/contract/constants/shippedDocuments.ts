import { readWrittenOut } from '../../../src/format/readDocuments.ts'
import type { Constant, Documents } from './Constant.ts'
import { memberOf } from '../../../src/format/value/isObject.ts'

const { files } = readWrittenOut('schemas')

/** What the repository ships. */
export const shippedDocuments: Documents = Object.fromEntries(
  files.map(({ path, text }): [string, unknown] => [path, JSON.parse(text)]),
)

/** The shipped documents with other figures for these constants. */
export function documentsWith(constants: readonly Constant[]): Documents {
  const documents = structuredClone(shippedDocuments)
  for (const { id, document, pointer, changed } of constants) {
    const names = pointer.split('/').slice(1)
    const last = names.pop() ?? ''
    const holder = names.reduce<unknown>((inner, name) => memberOf(inner, name), documents[document])
    if (typeof holder !== 'object' || holder === null || !(last in holder))
      throw new Error(`${id}: there is nothing at ${document}#${pointer}.`)
    Object.assign(holder, { [last]: changed })
  }
  return documents
}
