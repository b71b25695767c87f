import type { Change } from './Change.ts'
import { fold } from './fold.ts'
import type { Site } from './Site.ts'

/** One value replaced; undefined removes it. */
export function changeAt(
  { document, path, value: before }: Pick<Site, 'document' | 'path' | 'value'>,
  value: unknown,
): Change {
  return {
    what: `${document}/${path.join('/')}: ${fold(before)} → ${value === undefined ? 'gone' : fold(value)}`,
    replacements: [{ document, path, value }],
  }
}
