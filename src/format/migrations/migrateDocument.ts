import type { Document } from '../check/Document.ts'
import { isObject } from '../value/isObject.ts'
import type { Issue } from '../Issue.ts'
import { FORMAT_VERSION } from '../formatVersion.ts'
import { migrations } from './migrations.ts'

/** Brings a document to the current format. A newer one is refused; copy files carry no version. */
export function migrateDocument(document: Document, report: (issue: Issue) => void): Document {
  const { value } = document
  if (document.path.startsWith('copy/') || !isObject(value)) return document
  const version = value['format']
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    report(
      document.issue({
        path: ['format'],
        code: 'format-version',
        message: 'The document does not say which format it is written in.',
        hint: `Write "format": ${FORMAT_VERSION}.`,
      }),
    )
    return document
  }
  if (version > FORMAT_VERSION) {
    report(
      document.issue({
        path: ['format'],
        code: 'format-version',
        message: `Format ${version} is newer than this build reads.`,
        hint: `This build reads up to format ${FORMAT_VERSION}: deploy a newer build first.`,
      }),
    )
    return document
  }
  const migrated = migrations.slice(version).reduce((step, migrate) => migrate(step), value)
  return { ...document, value: migrated }
}
