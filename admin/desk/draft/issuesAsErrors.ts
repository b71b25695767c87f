import type { RJSFValidationError } from '@rjsf/utils'
import type { Issue } from '../../../src/format/Issue.ts'

/** The errors of a document as errors of the form's fields; `under` is where the form stands in the document. */
export function issuesAsErrors(issues: readonly Issue[], document: string, under = ''): readonly RJSFValidationError[] {
  return issues
    .filter(
      (issue) => issue.document === document && issue.severity === 'error' && `${issue.path}/`.startsWith(`${under}/`),
    )
    .map(({ path, message, hint }) => {
      const text = hint === undefined ? message : `${message} ${hint}`
      return { name: 'check', property: path.slice(under.length).replaceAll('/', '.'), message: text, stack: text }
    })
}
