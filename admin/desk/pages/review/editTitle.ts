import { isFactOf } from '../../../../src/format/fact.ts'
import { namedLanguages } from '../../parts/namedLanguages.ts'
import { valueText } from '../../parts/valueText.ts'

interface DescribedEdit {
  readonly fact: string
  /** The service's sentence. */
  readonly text: string
}

/** What an edit is about: its sentence without the values, which stand beside each other in the table; a notice by its title. */
export function editTitle({ fact, text }: DescribedEdit, ...values: readonly unknown[]): string {
  const notice = isFactOf('notice', fact) ? values.find((value) => value !== null && value !== undefined) : undefined
  if (notice !== undefined) return `The notice ${valueText(notice)}`
  const arrow = text.lastIndexOf(' → ')
  const colon = text.indexOf(': ')
  return namedLanguages(arrow > colon && colon > 0 ? text.slice(0, colon) : text)
}
