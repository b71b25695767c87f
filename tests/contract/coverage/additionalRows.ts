import type { Row } from './Row.ts'

interface ScreenDocument {
  readonly id: string
  readonly path: string
  readonly planned?: boolean
}

/** The stories of every screen are in one file; each screen's first is named by its id. */
const STORIES = 'src/workshop/Screens.csf.tsx'

/**
 * Lines for routes beyond the specification, such as one of a screen that was just added: the table need not
 * name them. The test of such a screen is its own story, which plays it in a browser.
 */
export function additionalRows(rows: readonly Row[], screens: readonly ScreenDocument[]): readonly Row[] {
  const specified = new Set(rows.map(({ id }) => id))
  return screens
    .filter(({ path }) => !specified.has(`route:${path}`))
    .map(({ id, path, planned }) => ({
      id: `route:${path}`,
      screens: [id],
      place: undefined,
      tests: planned === true ? [] : [{ file: STORIES, title: `${id} Default` }],
    }))
}
