import type { Edit } from '../../base/Format.ts'

/** The edits of a release as one text, to compare and to find answers by. Who made them, and when, does not count. */
export function overlayKey(edits: readonly Edit[]): string {
  return JSON.stringify(edits.map(({ fact, value, replaces }) => [fact, value, replaces]))
}
