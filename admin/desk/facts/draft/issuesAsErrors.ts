import type { RJSFValidationError } from '@rjsf/utils'
import type { Issue } from '../../../../src/format/Issue.ts'
import type { Words } from '../../words/useWords.ts'
import { foundText } from '../names/foundText.ts'

/** The errors of a document as errors of the form's fields; `under` is the form's path in the document. */
export function issuesAsErrors(
  issues: readonly Issue[],
  words: Words,
  document: string,
  under = '',
): readonly RJSFValidationError[] {
  return issues
    .filter(
      (issue) => issue.document === document && issue.severity === 'error' && `${issue.path}/`.startsWith(`${under}/`),
    )
    .map((issue) => {
      const text = foundText(issue, words)
      return {
        name: 'check',
        property: issue.path.slice(under.length).replaceAll('/', '.'),
        message: text,
        stack: text,
      }
    })
}
