import type { ReviewedEdit } from '../api/answers.ts'

/** What an edit is about: its sentence without the values, which stand beside each other in the table. */
export function editTitle({ text }: Pick<ReviewedEdit, 'text'>): string {
  const arrow = text.lastIndexOf(' → ')
  const colon = text.indexOf(': ')
  return arrow > colon && colon > 0 ? text.slice(0, colon) : text
}
