import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'

/**
 * Keys, or parts of them, written in an expression that yields a copy key: it may only read the key that data carries.
 */
export function checkWrittenKeys(texts: readonly string[], path: Path, report: (found: Found) => void): void {
  const [first, second] = texts
  if (first === undefined) return
  report({
    path,
    code: 'raw-text',
    message:
      second === undefined
        ? `"${first}" is written in an expression that yields a copy key, which can only be read.`
        : `An expression cannot choose between the texts "${first}" and "${second}".`,
    hint: 'Write two blocks with "when", each with one text. The text of a value is { "label": …, "choices": … }.',
  })
}
