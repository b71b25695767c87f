import { resolve } from 'node:path'
import { checkDocuments } from '../checkDocuments.ts'
import { readDocuments } from '../readDocuments.ts'
import { type Report, reportIssues, reportJson } from './reportIssues.ts'

/**
 * Checks all documents of a `schemas/` folder. With `wanted` files it reports on those alone; all are read either way. `asJson` is for programs.
 * `IMG_ORIGINS` counts as for the service.
 */
export function checkFolder(folder: string, wanted: readonly string[] = [], asJson = false): Report {
  const { files, host } = readDocuments(folder)
  const imgOrigins = process.env['IMG_ORIGINS']?.split(/[\s,]+/).filter((origin) => origin !== '')
  const { issues } = checkDocuments(files, { ...host, imgOrigins })
  const asked = wanted.map((name) => resolve(name))
  const report = asJson ? reportJson : reportIssues
  return report(
    issues.filter(({ document }) => asked.length === 0 || asked.includes(resolve(folder, document))),
    files.length,
  )
}
