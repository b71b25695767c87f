import type { ChoiceList } from '../lists.ts'
import type { Found } from './Document.ts'

/** Each value of a list is given once; `1` and `"1"` are the same, as platforms spell states both ways. */
export function checkChoiceLists(lists: Readonly<Record<string, ChoiceList>>, report: (found: Found) => void): void {
  for (const [name, { options }] of Object.entries(lists)) {
    const seen = new Set<string>()
    options.forEach(({ value }, index) => {
      if (seen.has(String(value)))
        report({
          path: ['lists', name, 'options', index, 'value'],
          code: 'duplicate-id',
          message: `The list "${name}" has the value ${String(value)} twice.`,
          hint: 'The second one could never be chosen; take it away.',
        })
      seen.add(String(value))
    })
  }
}
