import { resolve } from 'node:path'
import type { SaidWords } from '../format/check/CheckedDocuments.ts'
import { checkDocuments } from '../format/checkDocuments.ts'
import { addressOf, compileRelease } from '../format/compileRelease.ts'
import type { Issue } from '../format/Issue.ts'
import { writtenOut } from '../format/parts/writtenOut.ts'
import { readDocuments } from '../format/readDocuments.ts'
import type { CompiledRelease } from '../format/release.ts'

export const schemasFolder = resolve(import.meta.dirname, '../../schemas')

export interface Compilation {
  readonly issues: readonly Issue[]
  /** Present when no issue is an error. */
  readonly release?: CompiledRelease
  /** The copy keys that its documents say; with the release. */
  readonly words?: SaidWords
}

/** Checks and compiles the documents of `schemas/` to the release that is part of a build. */
export function compileDocuments(folder = schemasFolder): Compilation {
  const { files, host } = readDocuments(folder)
  const { issues, documents } = checkDocuments(files, host)
  if (!documents) return { issues }
  return { issues, release: compileRelease(documents, addressOf(writtenOut(files))), words: documents.words }
}

/** The errors as a compiler prints them. */
export function describeIssues(issues: readonly Issue[]): string {
  return issues
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ document, line, column, message, hint }) =>
        `schemas/${document}:${line}:${column} ${message}${hint === undefined ? '' : `\n    ${hint}`}`,
    )
    .join('\n')
}
