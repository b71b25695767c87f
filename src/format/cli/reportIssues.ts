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
      ? `${documents} documents are sound${issues.length > 0 ? `, with ${issues.length} warnings` : ''}.`
      : `${errors.length} errors in ${new Set(errors.map(({ document }) => document)).size} documents.`
  return { text: [...lines, sum, ''].join('\n'), isSound: errors.length === 0 }
}
