/** The numbers of a draw from its opencode; undefined before it is drawn, and for an invalid code. */
export function readNumbers(opencode: string | null | undefined): readonly number[] | undefined {
  const parts = (opencode ?? '').split(',').map((part) => part.trim())
  return parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : undefined
}
