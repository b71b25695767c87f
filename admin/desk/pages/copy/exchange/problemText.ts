import { assertNever } from '../../../../../src/format/value/assertNever.ts'
import type { Words } from '../../../words/useWords.ts'
import type { FileProblem } from './ExchangeEntry.ts'

/** Why a file was not read, and what to do about it. */
export function problemText(problem: FileProblem, { t }: Pick<Words, 't'>): string {
  switch (problem.kind) {
    case 'size':
      return t('copy.fileSize')
    case 'encoding':
      return t('copy.fileEncoding')
    case 'type':
      return t('copy.fileType')
    case 'entities':
      return t('copy.fileEntities')
    case 'quote':
      return t('copy.fileQuote', { line: problem.line })
    case 'tag':
      return t('copy.fileTag', { line: problem.line, name: problem.name ?? '' })
    case 'language':
      return t('copy.fileLanguage', { line: problem.line, name: problem.name ?? '' })
    case 'column':
      return t('copy.fileColumn', { name: problem.name })
    default:
      return assertNever(problem)
  }
}
