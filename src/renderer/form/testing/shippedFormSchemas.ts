import { readdirSync, readFileSync } from 'node:fs'
import type { GroupSchema } from '../../../format/blocks/form.ts'

/** The schema of every form in the shipped screens, by "<screen>/<block>". */
export function shippedFormSchemas(): Record<string, GroupSchema> {
  const folder = new URL('../../../../schemas/screens/', import.meta.url)
  const found: Record<string, GroupSchema> = {}
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    collect(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file.replace('.json', ''), found)
  }
  return found
}

function collect(node: unknown, screen: string, found: Record<string, GroupSchema>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, id, schema } = node as { type?: unknown; id?: unknown; schema?: unknown }
  if (type === 'form') found[`${screen}/${String(id)}`] = schema as GroupSchema
  for (const child of Object.values(node)) collect(child, screen, found)
}
