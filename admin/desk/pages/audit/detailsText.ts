import { valueText } from '../../parts/valueText.ts'

/** What an edit changed, in a line; other details are for the export. */
export function detailsText(details: Readonly<Record<string, unknown>>): string {
  if (!Object.hasOwn(details, 'value')) return ''
  const next = valueText(details['value'])
  return Object.hasOwn(details, 'replaces') ? `${valueText(details['replaces'])} → ${next}` : next
}
