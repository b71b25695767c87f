import type { GroupSchema } from '../../../format/blocks/form.ts'
import { readWrittenOut } from '../../../format/readDocuments.ts'

/** The schema of every form in the shipped screens, by "<screen>/<block>". */
export function shippedFormSchemas(): Record<string, GroupSchema> {
  const found: Record<string, GroupSchema> = {}
  for (const { path, text } of readWrittenOut('schemas').files) {
    const [, screen] = /^screens\/(\w+)\.json$/.exec(path) ?? []
    if (screen !== undefined) collect(JSON.parse(text), screen, found)
  }
  return found
}

function collect(node: unknown, screen: string, found: Record<string, GroupSchema>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, id, schema } = node as { type?: unknown; id?: unknown; schema?: unknown }
  if (type === 'form') found[`${screen}/${String(id)}`] = schema as GroupSchema
  for (const child of Object.values(node)) collect(child, screen, found)
}
