import type { Issue } from '../Issue.ts'

export interface Report {
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
export function reportJson(issues: readonly Issue[], documents: number): Report {
  return {
    text: `${JSON.stringify({ documents, issues }, null, 2)}\n`,
    isSound: issues.every(({ severity }) => severity !== 'error'),
  }
}
