import type { Reports } from './createReports.ts'

/** Reports what nobody catches, with its place in our files and never its words: a message may quote what was typed. */
export function watchErrors(window: Window, reports: Pick<Reports, 'add'>): void {
  const report = (code: string, error: unknown, placeOf: (error: Error) => string) => {
    const pointer = error instanceof Error ? placeIn(placeOf(error), window.location.origin) : undefined
    if (pointer !== undefined) reports.add({ code, screen: 'app', pointer })
  }
  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    report('uncaught-error', error, () => `${filename}:${lineno}:${colno}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    // Chromium begins it with the message.
    report('unhandled-rejection', reason, ({ stack = '', message }) => stack.replace(message, '')),
  )
}

/** The first place that a text names, if it is in our own scripts and not, say, in a browser's extension. */
function placeIn(text: string, origin: string): string | undefined {
  const [, path = '', at] = /([^\s(@]+?)(?:[?#]\S*?)?(:\d+:\d+)\)?$/m.exec(text) ?? []
  return path.startsWith(`${origin}/assets/`) ? `${path.slice(origin.length)}${at}` : undefined
}
