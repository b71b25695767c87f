import type { Reports } from './createReports.ts'

/**
 * Reports what nobody catches, with its place in our files and never its words: a message may quote what was typed.
 * Errors whose first place is elsewhere, say, in a browser's extension, are left out.
 */
export function watchErrors(window: Window, reports: Pick<Reports, 'add'>): void {
  const report = (code: string, error: unknown) => {
    // Chromium begins the stack with the message.
    const stack = error instanceof Error ? (error.stack ?? '').replace(error.message, '') : ''
    const [, path = '', at] = /([^\s(@]+?)(?:[?#]\S*?)?(:\d+:\d+)\)?$/m.exec(stack) ?? []
    const { origin } = window.location
    if (path.startsWith(`${origin}/assets/`))
      reports.add({ code, screen: 'app', pointer: path.slice(origin.length) + at })
  }
  window.addEventListener('error', ({ error }) => report('uncaught-error', error))
  window.addEventListener('unhandledrejection', ({ reason }) => report('unhandled-rejection', reason))
}
