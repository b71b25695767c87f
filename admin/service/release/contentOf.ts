import type { Edit } from '../Format.ts'

/** A hash of all the edits that a release is made of. */
export function contentOf(edits: readonly Edit[]): string {
  return JSON.stringify(edits.map(({ fact, value, replaces }) => [fact, value, replaces]))
}
