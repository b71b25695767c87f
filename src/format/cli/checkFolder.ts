import { resolve } from 'node:path'
import { checkDocuments } from '../checkDocuments.ts'
import { isPartFile, partsOf, usersOf } from '../parts/usersOf.ts'
import { readDocuments } from '../readDocuments.ts'
import type { Issue } from '../Issue.ts'

/**
 * Checks all documents of a `schemas/` folder. With `wanted` files, named from here or from that folder, it reports on
 * those alone; all are read either way. `asJson` is for programs, and has names of no document as `unknown`. `IMG_ORIGINS` counts as for the service.
 */
export function checkFolder(folder: string, wanted: readonly string[] = [], asJson = false): Report {
  const { files, host } = readDocuments(folder)
  const imgOrigins = process.env['IMG_ORIGINS']?.split(/[\s,]+/).filter((origin) => origin !== '')
  const places = new Set(files.map(({ path }) => resolve(folder, path)))
  const asked = wanted.map((name) => [resolve(name), resolve(folder, name)].find((place) => places.has(place)) ?? '')
  const unknown = wanted.filter((_, index) => asked[index] === '')
  if (unknown.length > 0)
    return {
      text: asJson
        ? `${JSON.stringify({ documents: files.length, issues: [], unknown }, null, 2)}\n`
        : `${unknown.map((name) => `"${name}" is not a document that is checked.\n`).join('')}Name one as in schemas/screens/home.json.\n`,
      isSound: false,
    }
  const { issues } = checkDocuments(files, { ...host, imgOrigins })
  const report = asJson ? reportJson : reportIssues
  const named = files.map(({ path }) => path).filter((path) => asked.includes(resolve(folder, path)))
  // A screen is as sound as the parts it uses, and a part as its uses.
  const covered = new Set(named.flatMap((path) => [path, ...partsOf(path, files)]))
  const users = new Set(named.filter(isPartFile).flatMap((path) => [...usersOf(path, files)]))
  return report(
    issues.filter(
      ({ document, code }) => asked.length === 0 || covered.has(document) || (code === 'part' && users.has(document)),
    ),
    files.length,
  )
}

interface Report {
  /** Printed text: each issue as `schemas/file:line:column code message` with its hint, and a summary. */
  readonly text: string
  readonly isSound: boolean
}

/** The issues as a compiler prints them. `documents` is how many were looked at. */
export function reportIssues(issues: readonly Issue[], documents: number): Report {
  const lines = issues.flatMap(({ document, line, column, severity, code, message, hint }) => [
    `schemas/${document}:${line}:${column} ${severity === 'warning' ? 'warning ' : ''}${code} ${message}`,
    ...(hint === undefined ? [] : [`    ${hint}`]),
  ])
  const errors = issues.filter(({ severity }) => severity === 'error')
  const sum =
    errors.length === 0
      ? `${documents} documents are sound${issues.length > 0 ? `, with ${counted(issues.length, 'warning')}` : ''}.`
      : `${counted(errors.length, 'error')} in ${counted(new Set(errors.map(({ document }) => document)).size, 'document')}.`
  return { text: [...lines, sum, ''].join('\n'), isSound: errors.length === 0 }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** The issues as one JSON document, for editors and other programs: `{ "documents": 60, "issues": [ … ] }`. */
function reportJson(issues: readonly Issue[], documents: number): Report {
  return {
    text: `${JSON.stringify({ documents, issues }, null, 2)}\n`,
    isSound: issues.every(({ severity }) => severity !== 'error'),
  }
}
