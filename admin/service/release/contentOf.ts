import type { Edit } from '../Format.ts'

/** All of the edits that a release is made of, as one word. */
export function contentOf(edits: readonly Edit[]): string {
  return JSON.stringify(edits.map(({ fact, value, replaces }) => [fact, value, replaces]))
}
