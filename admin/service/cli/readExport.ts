import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { withoutMark } from '../../../src/format/text/byteOrderMark.ts'
import { type ArchivedPicture, ArchivedSchema } from '../../api/pictureApi.ts'
import { UsageError } from './UsageError.ts'

interface ExportedEdit {
  readonly fact: string
  readonly value: unknown
}

const PicturesSchema = Type.Record(Type.String({ pattern: '^[0-9a-f]{64}$' }), ArchivedSchema)

export interface Exported {
  readonly edits: readonly ExportedEdit[]
  /** By address; the service holds each to it. */
  readonly pictures: Readonly<Record<string, ArchivedPicture>>
}

/** The edits of an export. Throws `UsageError` that names what is wrong and where, before anything is drafted. */
export function readExport(text: string): Exported {
  const found = parse(text)
  if (!isObject(found) || found['playbill'] !== 'edits' || !Array.isArray(found['edits']))
    throw new UsageError('The file is not an export of "npm run release -- export".')
  const edits: readonly unknown[] = found['edits']
  const known = new Set<string>()
  const read = edits.map((edit, index) => {
    if (!isObject(edit) || typeof edit['fact'] !== 'string' || !('value' in edit))
      throw new UsageError(`/edits/${index} must be { "fact": "…", "value": … }.`)
    const extra = Object.keys(edit).find((key) => key !== 'fact' && key !== 'value')
    if (extra !== undefined) throw new UsageError(`/edits/${index} has an unknown key: "${extra}".`)
    if (known.has(edit['fact'])) throw new UsageError(`/edits/${index} gives ${edit['fact']} a second time.`)
    known.add(edit['fact'])
    return { fact: edit['fact'], value: edit['value'] }
  })
  return { edits: read, pictures: readPictures(found['pictures']) }
}

function readPictures(found: unknown): Exported['pictures'] {
  if (found === undefined) return {}
  if (!Check(PicturesSchema, found)) throw new UsageError('/pictures must hold pictures with their files, by address.')
  return found
}

function parse(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text))
  } catch (error) {
    throw new UsageError(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
