import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../check/Document.ts'
import { FORMAT_VERSION } from '../formatVersion.ts'
import { asShape } from '../shape/asShape.ts'
import { checkShape } from '../shape/checkShape.ts'
import { definitions } from '../definitions.ts'
import { ScreenSchema } from '../screen.ts'
import { migrateDocument } from './migrateDocument.ts'
import { migrations } from './migrations.ts'

const root = join(import.meta.dirname, 'fixtures')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const fixtures = readdirSync(root).filter((name) => name.endsWith('.before.json'))

function migrated(text: string): unknown {
  const parsed = parseDocument({ path: 'screens/records.json', text })
  if (!('document' in parsed)) throw new Error('The fixture is not JSON.')
  return migrateDocument(parsed.document, (issue) => {
    throw new Error(issue.message)
  }).value
}

describe('migrations', () => {
  it.each(fixtures)('brings %s to its golden form', (name) => {
    expect(migrated(read(name))).toEqual(JSON.parse(read(name.replace('.before.', '.after.'))))
  })

  it('has a fixture for every step, so that no step never ran', () => {
    const versions = fixtures.map((name) => (JSON.parse(read(name)) as { format: number }).format)
    expect(new Set(versions)).toEqual(new Set(migrations.map((_, version) => version)))
    expect(migrations).toHaveLength(FORMAT_VERSION)
  })

  it.each(fixtures)("makes of %s a document of today's shape", (name) => {
    expect(checkShape(asShape(ScreenSchema), migrated(read(name)), definitions)).toEqual([])
  })

  it('leaves a document of today alone', () => {
    const today = read('format-0-records.after.json')
    expect(migrated(today)).toEqual(JSON.parse(today))
  })
})
