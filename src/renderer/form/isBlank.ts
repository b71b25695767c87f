/** Nothing typed, an empty text and an unticked box are the same; so is a group of them, and rows of such groups. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === undefined || value === '' || value === false || value === null
}
