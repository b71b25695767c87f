import type { Reports } from './createReports.ts'

/** Reports what nobody catches, with its place in our files and never its words: a message may quote what was typed. */
export function watchErrors(window: Window, reports: Pick<Reports, 'add'>): void {
  const { origin } = window.location
  window.addEventListener('error', ({ error, filename, lineno, colno }) => {
    // What a browser's extension or the page of a game does is not ours.
    if (error instanceof Error && filename.startsWith(`${origin}/`))
      reports.add({
        code: 'uncaught-error',
        screen: 'app',
        pointer: `${new URL(filename).pathname}:${lineno}:${colno}`,
      })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const place = reason instanceof Error ? placeIn(reason.stack ?? '', origin) : undefined
    if (place !== undefined) reports.add({ code: 'unhandled-rejection', screen: 'app', pointer: place })
  })
}

/** Where in our files something was thrown; undefined if it was elsewhere. */
function placeIn(stack: string, origin: string): string | undefined {
  const [first] = /https?:\/\/[^\s)]+/.exec(stack) ?? []
  return first?.startsWith(`${origin}/`) === true ? first.slice(origin.length) : undefined
}
