import type { Reports } from './createReports.ts'

/** Reports what nobody catches, with its place in our files and never its words: a message may quote what was typed. */
export function watchErrors(window: Window, reports: Pick<Reports, 'add'>): void {
  const { origin } = window.location
  window.addEventListener('error', ({ error, filename, lineno, colno }) => {
    const pointer = error instanceof Error ? placeIn(`${filename}:${lineno}:${colno}`, origin) : undefined
    if (pointer !== undefined) reports.add({ code: 'uncaught-error', screen: 'app', pointer })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const pointer = reason instanceof Error ? placeIn(firstFrame(reason), origin) : undefined
    if (pointer !== undefined) reports.add({ code: 'unhandled-rejection', screen: 'app', pointer })
  })
}

/** Where it was thrown, as browsers write it: behind the message in Chromium, alone in the others. */
function firstFrame({ stack = '', message }: Error): string {
  const lines = stack.replace(message, '').split('\n')
  return /([^\s(@]+:\d+:\d+)\)?$/.exec(lines.find((line) => /:\d+:\d+\)?$/.test(line)) ?? '')?.[1] ?? ''
}

/** A place in our own scripts; undefined elsewhere, as in a browser's extension or the page of a game. */
function placeIn(place: string, origin: string): string | undefined {
  const [, path = '', at] = /^([^?#]*)[^:]*(:\d+:\d+)$/.exec(place) ?? []
  return path.startsWith(`${origin}/assets/`) ? `${path.slice(origin.length)}${at}` : undefined
}
