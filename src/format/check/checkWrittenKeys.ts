import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'

/** Keys, or parts of them, that stand in an expression which yields a copy key: it takes the key that data carries, and chooses none. */
export function checkWrittenKeys(texts: readonly string[], path: Path, report: (found: Found) => void): void {
  const [first, second] = texts
  if (first === undefined) return
  report({
    path,
    code: 'raw-text',
    message:
      second === undefined
        ? `"${first}" stands in an expression that yields a copy key, which can only be read.`
        : `An expression cannot choose between the texts "${first}" and "${second}".`,
    hint: 'Write two blocks with "when", each with one text. The text of a value is { "label": …, "choices": … }.',
  })
}
