import type { Issue } from '../Issue.ts'
import type { Document } from './Document.ts'
import type { Facts } from './Facts.ts'

interface ScreenDocument {
  readonly document: Document
  readonly planned: boolean
  readonly value: Readonly<Record<string, unknown>>
}

const needed = { '/': 'Every unknown address leads there', '/login': 'Every screen for members leads there first' }

/** The screens the app needs: there, written, and open to everybody. Without one, members would go in circles. */
export function checkShell(
  screens: readonly ScreenDocument[],
  { routes, unread }: Pick<Facts, 'routes' | 'unread'>,
  report: (issue: Issue) => void,
): void {
  for (const [path, why] of Object.entries(needed)) {
    const found = screens.find(({ value }) => value['path'] === path)
    if (!found) {
      // It is there, and has issues of its own.
      if (routes.has(path) || unread.routes) continue
      const document = path === '/' ? 'screens/home.json' : 'screens/login.json'
      report({
        document,
        path: '',
        line: 1,
        column: 1,
        severity: 'error',
        code: 'unknown-route',
        message: `No screen has the route ${path}. ${why}.`,
        hint: `Give the screen back the path ${path}.`,
      })
      continue
    }
    const { document, planned, value } = found
    if (planned)
      report(
        document.issue({
          path: ['planned'],
          code: 'shape',
          message: `The screen ${path} cannot be planned. ${why}.`,
          hint: 'Write it first.',
        }),
      )
    if (value['access'] !== 'visitor')
      report(
        document.issue({
          path: ['access'],
          code: 'shape',
          message: `The screen ${path} must be open to visitors. ${why}.`,
          hint: 'Write "visitor".',
        }),
      )
    if (Array.isArray(value['guards']) && value['guards'].length > 0)
      report(
        document.issue({
          path: ['guards'],
          code: 'shape',
          message: `The screen ${path} cannot refuse anybody. ${why}.`,
          hint: 'Take the guards away, or guard the screens that lead on from it.',
        }),
      )
  }
}
