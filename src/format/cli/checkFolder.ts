import { resolve } from 'node:path'
import { checkDocuments } from '../checkDocuments.ts'
import { readDocuments } from '../readDocuments.ts'
import { type Report, reportIssues } from './reportIssues.ts'

/** Checks all documents of a `schemas/` folder. With `wanted` files it reports on those alone; all are read either way. */
export function checkFolder(folder: string, wanted: readonly string[] = []): Report {
  const { files, host } = readDocuments(folder)
  const { issues } = checkDocuments(files, host)
  const asked = wanted.map((name) => resolve(name))
  return reportIssues(
    issues.filter(({ document }) => asked.length === 0 || asked.includes(resolve(folder, document))),
    files.length,
  )
}
