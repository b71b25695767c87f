/** A value in few words, for a report. */
export function fold(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 160 ? `${text.slice(0, 120)} … (${text.length} characters)` : text
}
